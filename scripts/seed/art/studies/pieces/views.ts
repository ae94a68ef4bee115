import { mix } from '../../core/color.ts';
import { radial, vertical } from '../../core/paint.ts';
import { closedCurve, limb, n, oval } from '../../core/path.ts';
import { createRandom } from '../../core/random.ts';
import { placeAt } from '../../motifs/place.ts';
import { drawGlow } from '../../motifs/sky.ts';
import type { Piece } from '../study.ts';

/** What one sees through binoculars: two circles that meet, all else dark. */
export function binoculars(): Piece {
  return ({ shadow }) => {
    const eyes = 'M768 236A430 430 0 1 0 768 788A430 430 0 1 0 768 236Z';
    const rims = radial([768, 512], 900, [
      [0.5, '#000000', 0],
      [0.86, mix(shadow, '#000000', 0.6), 0.75],
    ]);
    return `<rect width="1536" height="1024" fill="${rims}"/><path d="M-10 -10H1546V1034H-10Z${eyes}" fill="${mix(shadow, '#08060a', 0.72)}" fill-rule="evenodd"/><path d="${eyes}" fill="none" stroke="#000000" stroke-width="10" opacity="0.5"/><path d="M768 470V554M726 512H810" stroke="#fff6dc" stroke-width="3" opacity="0.6"/>`;
  };
}

/** The marks of a camera's finder: corners, thirds, and a frame around what is in focus. */
export function viewfinder(x: number, y: number): Piece {
  return () => {
    const corner = (cx: number, cy: number, dx: number, dy: number) =>
      `M${cx + dx} ${cy}H${cx}V${cy + dy}`;
    const frame =
      corner(120, 90, 90, 70) +
      corner(1416, 90, -90, 70) +
      corner(120, 934, 90, -70) +
      corner(1416, 934, -90, -70);
    const focus =
      corner(x - 90, y - 90, 50, 50) +
      corner(x + 90, y - 90, -50, 50) +
      corner(x - 90, y + 90, 50, -50) +
      corner(x + 90, y + 90, -50, -50);
    const scale = Array.from(
      { length: 13 },
      (_, i) => `M${618 + i * 25} 900v${i % 3 === 0 ? 18 : 10}`,
    ).join('');
    return `<path d="M512 90V934M1024 90V934M120 371H1416M120 653H1416" stroke="#fff8e4" stroke-width="2" opacity="0.28"/><path d="${frame}" fill="none" stroke="#fff8e4" stroke-width="8"/><path d="${focus}" fill="none" stroke="#ffd86a" stroke-width="5"/><path d="${scale}" stroke="#fff8e4" stroke-width="4"/><path d="M718 932l10 -14l10 14Z" fill="#ffd86a"/><circle cx="1370" cy="132" r="12" fill="#e8402f"/>`;
  };
}

/** The canvas of a tent around the open flap through which one looks out. */
export function tentOpening(): Piece {
  return ({ shadow, rim }) => {
    const canvas = mix('#b98a58', shadow, 0.55);
    const flap = mix('#d9b07a', shadow, 0.3);
    const hole = 'M770 40Q560 420 250 900L250 1040H1300V900Q1000 420 770 40Z';
    const folds = [90, 190, 1390, 1480].map((x) =>
      limb([
        [770 + (x - 770) * 0.2, -20, 1],
        [770 + (x - 770) * 0.7, 400, 5],
        [x, 1040, 8],
      ]),
    );
    return (
      `<path d="M-10 -10H1546V1040H-10Z${hole}" fill="${canvas}" fill-rule="evenodd"/><path d="${folds.join('')}" fill="${mix(canvas, '#000000', 0.3)}"/>` +
      `<path d="M770 40Q560 420 250 900L170 880Q520 420 770 40ZM770 40Q1000 420 1300 900L1390 870Q1040 420 770 40Z" fill="${flap}"/><path d="M770 40Q560 420 250 900M770 40Q1000 420 1300 900" fill="none" stroke="${rim}" stroke-width="6"/>` +
      `<path d="M-10 930Q768 880 1546 930V1040H-10Z" fill="${mix('#7a4a34', shadow, 0.4)}"/><path d="M-10 930Q768 880 1546 930" fill="none" stroke="${rim}" stroke-width="3" opacity="0.5"/>`
    );
  };
}

/** A made bed under a hanging net, with a lantern beside it. */
export function nettedBed(x: number, y: number, scale: number): Piece {
  return ({ shadow, rim }) => {
    const net = vertical(-640, 0, [
      [0, '#fffaf0', 0.62],
      [1, '#fffaf0', 0.3],
    ]);
    let threads = '';
    for (let i = 0; i <= 16; i++)
      threads += `M${n(-20 + i * 2.5)} -620Q${n((i - 8) * 14)} -420 ${n((i - 8) * 40)} -6`;
    for (let row = 1; row < 9; row++)
      threads += `M${n(-row * 36)} ${n(-620 + row * 66)}Q0 ${n(-590 + row * 68)} ${n(row * 36)} ${n(-620 + row * 66)}`;
    return placeAt(
      { x, y, scale },
      `<path d="M-290 -120H290V0H-290Z" fill="#6a3f2a"/><path d="${closedCurve('-290,-120,1 -286,-176 -200,-190 200,-186 286,-170 290,-120,1')}" fill="#f6ecd6"/><path d="M-290 -128H290V-60Q0 -36 -290 -60Z" fill="#c9503a"/><path d="M-290 -110H290M-290 -84H290" stroke="#f3c46a" stroke-width="7"/><path d="${closedCurve('-270,-176 -240,-232 -150,-236 -110,-190 -140,-170')}" fill="#fffaf0"/><path d="M-270 0V40M270 0V40" stroke="#4a2a20" stroke-width="20"/>` +
        `<path d="${closedCurve('-20,-640,1 20,-640,1 130,-440 330,0,1 -330,0,1 -130,-440')}" fill="${net}"/><path d="${threads}" fill="none" stroke="#fffaf0" stroke-width="2" opacity="0.55"/><path d="${oval(0, -640, 46, 12)}" fill="#e9d4a8"/><path d="M0 -652V-900" stroke="${rim}" stroke-width="4"/><path d="M-330 0H330" stroke="${shadow}" stroke-width="6" opacity="0.3"/>`,
    );
  };
}

export function lanterns(
  places: readonly (readonly [x: number, y: number, scale: number])[],
): Piece {
  return () =>
    places
      .map(
        ([x, y, scale]) =>
          drawGlow([x, y - 26 * scale], 150 * scale, '#ffb85a', 0.6) +
          placeAt(
            { x, y, scale },
            `<path d="M-16 0H16L12 -50H-12Z" fill="#2a1a18"/><path d="M-10 -6H10L8 -44H-8Z" fill="#ffd88a"/><path d="M-14 -50Q0 -84 14 -50" fill="none" stroke="#2a1a18" stroke-width="4"/>`,
          ),
      )
      .join('');
}

/** How the stars wheel about both poles, which at the equator lie on the horizon. */
export function starTrails(left: number, right: number, y: number): Piece {
  return () => {
    const random = createRandom('star trails');
    const colors = ['#fff6dc', '#ffd9a0', '#bcd6f0', '#ffffff'];
    let out = '';
    for (let i = 0; i < 170; i++) {
      const fromLeft = i % 2 === 0;
      const r = 30 + random.next() ** 0.8 * 640;
      const start = random.between(0.04, 0.62) * Math.PI;
      const sweep = random.between(0.12, 0.3) * Math.PI;
      const cx = fromLeft ? left : right;
      const at = (a: number) =>
        `${n(cx + (fromLeft ? 1 : -1) * Math.cos(Math.PI / 2 - a + 0.2) * r)} ${n(y - Math.sin(Math.PI / 2 - a + 0.2) * r)}`;
      out += `<path d="M${at(start - 0.6)}A${n(r)} ${n(r)} 0 0 ${fromLeft ? 1 : 0} ${at(start - 0.6 + sweep)}" fill="none" stroke="${colors[i % 4] ?? '#ffffff'}" stroke-width="${n(random.between(1.2, 3))}" stroke-linecap="round" opacity="${n(random.between(0.4, 0.9))}"/>`;
    }
    return out;
  };
}

/** A cup that steams on a wooden ledge. */
export function coffeeCup(x: number, y: number, scale: number): Piece {
  return ({ shadow, rim, glow }) => {
    const steam =
      limb('-20,-190,3 -44,-240,9 -14,-290,11 -40,-350,8 -20,-410,3', 'point') +
      limb('34,-190,3 14,-250,8 48,-300,10 24,-360,7 44,-420,2', 'point');
    return (
      `<path d="M-10 ${y - 30}H1546V1040H-10Z" fill="${vertical(y - 30, 1030, [
        [0, '#a5673a'],
        [0.3, '#7a4630'],
        [1, mix('#4a2a20', shadow, 0.4)],
      ])}"/><path d="M-10 ${y - 30}H1546V${y - 20}H-10Z" fill="${rim}"/><path d="M-10 ${y + 50}Q700 ${y + 40} 1546 ${y + 56}M-10 ${y + 96}Q800 ${y + 110} 1546 ${y + 100}" fill="none" stroke="${shadow}" stroke-width="4" opacity="0.4"/>` +
      placeAt(
        { x, y, scale },
        `<ellipse cx="30" cy="18" rx="190" ry="26" fill="${shadow}" opacity="0.45"/><ellipse cx="0" cy="6" rx="170" ry="28" fill="#f3e6c8"/><ellipse cx="0" cy="0" rx="150" ry="22" fill="#d9c49a"/>` +
          `<path d="M96 -130Q190 -140 180 -80Q170 -30 86 -36" fill="none" stroke="#c9472f" stroke-width="20"/><path d="${closedCurve('-112,-176,1 112,-176,1 104,-80 70,-14 40,0,1 -40,0,1 -70,-14 -104,-80')}" fill="#d9563a"/><path d="${closedCurve('30,-176,1 112,-176,1 104,-80 70,-14 40,0,1 10,0,1 50,-80')}" fill="#a5322c"/><path d="M-106 -110L-80 -84L-54 -110L-28 -84L-2 -110L24 -84L50 -110L76 -84L106 -112" fill="none" stroke="#f6dca0" stroke-width="8"/>` +
          `<ellipse cx="0" cy="-176" rx="112" ry="24" fill="#f3e6c8"/><ellipse cx="0" cy="-174" rx="96" ry="18" fill="#3a1d14"/><path d="M-70 -178Q-30 -190 20 -186" fill="none" stroke="#a9673a" stroke-width="5"/><path d="${steam}" fill="${glow}" opacity="0.6"/>`,
      )
    );
  };
}
