import { mix } from '../core/color.ts';
import { radial, vertical } from '../core/paint.ts';
import { closedCurve, limb, n, oval, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { drawZanzibarDoor } from '../motifs/door.ts';
import { drawCoralPatch } from '../motifs/masonry.ts';
import { placeAt } from '../motifs/place.ts';
import { drawCoffeeBranch, traceFoliage } from '../motifs/plant.ts';
import {
  drawAnemone,
  drawBrainCoral,
  drawSeaFan,
  drawStaghorn,
  drawTableCoral,
} from '../motifs/reef.ts';
import { drawCumulus, drawGlow } from '../motifs/sky.ts';
import { drawSpiceBasket, type SpiceKind } from '../motifs/spice.ts';
import { drawSchool } from '../motifs/underwater.ts';
import type { Piece } from './study.ts';

/** A bank of sand that the tide has left in the open sea. */
export function sandbank(x: number, y: number, width: number): Piece {
  return ({ sand, water }) => {
    const bank = (grow: number, drop: number) =>
      closedCurve([
        [x - width * grow, y + drop],
        [x - width * 0.5 * grow, y - 26 * grow + drop],
        [x + width * 0.1, y - 34 * grow + drop],
        [x + width * 0.6 * grow, y - 20 * grow + drop],
        [x + width * grow, y + drop],
        [x + width * 0.4, y + 34 * grow + drop],
        [x - width * 0.5, y + 36 * grow + drop],
      ]);
    return `<path d="${bank(1.26, 10)}" fill="${water[0]}" opacity="0.75"/><path d="${bank(1.08, 5)}" fill="#ffffff" opacity="0.85"/><path d="${bank(1, 0)}" fill="${vertical(
      y - 34,
      y + 40,
      [
        [0, sand[0]],
        [1, sand[1]],
      ],
    )}"/>`;
  };
}

/** A sail stretched over poles, with a mat and baskets in its shade. */
export function awning(x: number, y: number, scale: number): Piece {
  return ({ wood, shadow }) =>
    placeAt(
      { x, y, scale },
      `<ellipse cx="12" cy="2" rx="150" ry="14" fill="${shadow}" opacity="0.3"/><path d="M-100 6L90 -8L130 12L-60 28Z" fill="#c9503a"/><path d="M-84 12L104 -2M-72 20L116 4" stroke="#f6d79a" stroke-width="4"/>` +
        `<path d="${limb('-118,4,3 -116,-112,2.4')}${limb('104,-4,3 106,-118,2.4')}${limb('-50,24,3 -48,-84,2.4')}${limb('140,10,3 142,-90,2.4')}" fill="${wood}"/>` +
        `<path d="${closedCurve('-122,-112,1 -10,-100 110,-120,1 128,-104 148,-88,1 40,-72 -52,-82,1 -90,-94')}" fill="#fbf2da"/><path d="${closedCurve('-122,-112,1 -10,-100 110,-120,1 128,-104 10,-90 -90,-96')}" fill="#e9d4a8"/>`,
    );
}

export function hammock(x: number, y: number, width: number, sag: number): Piece {
  return ({ shadow, rim }) => {
    let cords = '';
    for (let i = 0; i <= 9; i++)
      cords += `M${n(x - width * 0.5)} ${n(y)}Q${n(x)} ${n(y + sag * (1.3 + i * 0.09))} ${n(x + width * 0.5)} ${n(y - 20)}`;
    const cloth = `M${n(x - width * 0.36)} ${n(y + sag * 0.42)}Q${n(x)} ${n(y + sag * 1.06)} ${n(x + width * 0.36)} ${n(y + sag * 0.36)}Q${n(x)} ${n(y + sag * 1.75)} ${n(x - width * 0.36)} ${n(y + sag * 0.42)}Z`;
    return `<ellipse cx="${n(x + 60)}" cy="${n(y + sag * 1.9)}" rx="${n(width * 0.4)}" ry="12" fill="${shadow}" opacity="0.22"/><path d="${cords}" fill="none" stroke="${rim}" stroke-width="2.4"/><path d="${cloth}" fill="#d9533a"/><path d="M${n(x - width * 0.28)} ${n(y + sag * 0.74)}Q${n(x)} ${n(y + sag * 1.22)} ${n(x + width * 0.28)} ${n(y + sag * 0.68)}M${n(x - width * 0.2)} ${n(y + sag * 0.98)}Q${n(x)} ${n(y + sag * 1.36)} ${n(x + width * 0.2)} ${n(y + sag * 0.93)}" fill="none" stroke="#f9e2b0" stroke-width="9"/>`;
  };
}

/** A reef along the bottom: corals of five kinds. */
export function reef(seed: string): Piece {
  return () =>
    drawTableCoral(`${seed} t`, 1290, 930, 300, '#c98a5c') +
    drawStaghorn(`${seed} a`, 230, 980, 250, '#e0604f') +
    drawSeaFan(`${seed} f`, 1090, 960, 230, '#b0478f') +
    drawBrainCoral(`${seed} b`, 520, 980, 190, '#d9a34a') +
    drawStaghorn(`${seed} c`, 1430, 1010, 220, '#e8a23c') +
    drawAnemone(`${seed} n`, 760, 1000, 170, '#d98a9f');
}

/** Small fish in a loose cloud. */
export function school(
  seed: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  length: number,
): Piece {
  return () =>
    drawSchool(
      { seed, x, y, rx, ry, count, length, kind: 'slim' },
      { body: '#f6e2b0', far: '#c9b07a', accent: '#e8a23c', dark: '#1c2a3c' },
    );
}

/** The Milky Way across the sky, from the lower left to the upper right. */
export function milkyWay(seed: string, tilt: number): Piece {
  return () => {
    const random = createRandom(`milky way ${seed}`);
    let stars = '';
    for (let i = 0; i < 700; i++) {
      const along = random.between(-900, 900);
      const across = (random.next() + random.next() + random.next() - 1.5) * 150;
      const r = random.next() ** 4 * 1.8 + 0.5;
      stars += oval(along, across, r, r);
    }
    const band = radial(
      [0, 0],
      900,
      [
        [0, '#cfd9ea', 0.5],
        [0.5, '#a9b9dc', 0.2],
        [1, '#8fa3cf', 0],
      ],
      0.2,
    );
    return `<g transform="translate(768 330) rotate(${tilt})"><ellipse rx="900" ry="180" fill="${band}"/><path d="${stars}" fill="#fbf3df" opacity="0.8"/></g>`;
  };
}

/** A fire with its glow on the ground. */
export function campfire(x: number, y: number, scale: number): Piece {
  return () =>
    drawGlow([x, y - 10], 300 * scale, '#ff9f4a', 0.55, 0.4) +
    placeAt(
      { x, y, scale },
      '<path d="M-46 6L46 -8M-42 -8L44 8" stroke="#24120f" stroke-width="11" stroke-linecap="round"/><path d="M-30 0q-18 -46 12 -84q2 28 14 36q-4 -40 16 -70q4 46 26 66q16 24 4 52Z" fill="#ff8a2f"/><path d="M-16 0q-8 -28 10 -50q4 18 12 26q2 -22 10 -34q4 26 14 36q6 14 0 22Z" fill="#ffd36a"/><path d="M-2 0q-2 -16 8 -26q4 14 10 18q2 6 -2 8Z" fill="#fff6d0"/>',
    );
}

/** A sea of cloud seen from above. */
export function cloudSea(y: number): Piece {
  return ({ cloud, cloudShade, glow }) =>
    [0, 1, 2]
      .map((row) =>
        Array.from({ length: 6 }, (_, i) =>
          drawCumulus({
            x: -60 + i * 330 + row * 130,
            y: y + 60 + row * 70,
            width: 620,
            height: 130 - row * 10,
            fill: mix(cloud, glow, row * 0.3),
            shade: cloudShade,
          }),
        ).join(''),
      )
      .join('');
}

/** A bare slope that rises to the right, and the height of its edge at x. */
export function slope(): Piece {
  return ({ land, wood, rim }) => {
    const crest: Point[] = Array.from({ length: 25 }, (_, i) => [
      i * 66 - 20,
      slopeHeight(i * 66 - 20),
    ]);
    const line = crest.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
    return `<path d="M${line}L1570 1040L-20 1040Z" fill="${vertical(480, 1000, [
      [0, mix(land[2], wood, 0.4)],
      [1, '#1c1426'],
    ])}"/><path d="M${line}" fill="none" stroke="${rim}" stroke-width="5" opacity="0.8"/>`;
  };
}

export function slopeHeight(x: number): number {
  return 900 - x * 0.21 + Math.sin(x / 90) * 7 + Math.sin(x / 37) * 4;
}

/** A dugout with two who paddle. */
export function canoe(x: number, y: number, scale: number): Piece {
  return ({ air, airShare, rim }) => {
    const tint = (color: string) => mix(color, air, airShare);
    const paddler = (px: number, cloth: string) =>
      `<path d="${closedCurve(`${px - 15},0,1 ${px - 13},-42 ${px - 4},-60 ${px + 8},-58 ${px + 14},-40 ${px + 16},0,1`)}" fill="${tint(cloth)}"/><path d="${oval(px + 5, -74, 10, 12)}${limb(`${px + 4},-52,5.4 ${px + 24},-34,4.4 ${px + 40},-44,3.6`)}${limb(`${px},-50,5 ${px + 14},-22,4.2 ${px + 30},-16,3.6`)}" fill="${tint('#4f2c20')}"/><path d="${closedCurve(`${px - 12},-78,1 ${px + 4},-92 ${px + 24},-76,1 ${px + 4},-80`)}" fill="${tint('#e9cf95')}"/><path d="${limb(`${px + 44},-62,2.4 ${px + 28},-10,2.6 ${px + 20},18,2.4`)}${closedCurve(`${px + 24},10 ${px + 28},34 ${px + 16},46 ${px + 8},32 ${px + 14},8`)}" fill="${tint('#6a4630')}"/>`;
    const hull = closedCurve(
      '-230,-20,1 -120,-4 0,0 130,-6 240,-26,1 200,8 110,26 0,30 -120,26 -196,10',
    );
    return placeAt(
      { x, y, scale },
      `${paddler(-80, '#c9472f')}${paddler(80, '#2f7f86')}<path d="${hull}" fill="${tint('#6a3f2a')}"/><path d="M-230 -20Q0 18 240 -26" fill="none" stroke="${rim}" stroke-width="4"/><path d="M-210 32H220M-150 42H140" stroke="${rim}" stroke-width="3" opacity="0.5"/>`,
    );
  };
}

/** A stall under a striped awning: a table of fruit in heaps. */
export function stall(
  x: number,
  y: number,
  scale: number,
  stripes: readonly [string, string],
): Piece {
  return ({ wood, shadow }) => {
    const random = createRandom(`stall ${x}`);
    const fruit = ['#f0a02a', '#d9472f', '#8fae3f', '#f3cf4a', '#b5653f', '#7a9a3a'];
    let heaps = '';
    for (let heap = 0; heap < 6; heap++) {
      const cx = -150 + heap * 60;
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 4 - row; i++) {
          const px = cx + (i - (3 - row) / 2) * 15 + random.between(-1, 1);
          const py = -96 - row * 12;
          heaps += `<circle cx="${n(px)}" cy="${n(py)}" r="9" fill="${fruit[heap] ?? '#f0a02a'}"/><circle cx="${n(px - 3)}" cy="${n(py - 3)}" r="2.4" fill="#fff3cf" opacity="0.8"/>`;
        }
    }
    let cloth = '';
    for (let i = 0; i < 10; i++) {
      const left = -216 + i * 43.2;
      cloth += `<path d="M${n(left * 0.86)} -330L${n(left)} -250A21.6 16 0 0 0 ${n(left + 43.2)} -250L${n((left + 43.2) * 0.86)} -330Z" fill="${stripes[i % 2 === 0 ? 0 : 1]}"/>`;
    }
    return placeAt(
      { x, y, scale },
      `<ellipse cx="0" cy="4" rx="236" ry="16" fill="${shadow}" opacity="0.35"/><path d="M-206 0V-300M206 0V-300" stroke="${wood}" stroke-width="10"/><path d="M-190 -90H190V-70H-190Z" fill="#a5673a"/><path d="M-184 -70H184V0H-184Z" fill="#5c3024"/><path d="M-184 -70L-120 0M-60 -70L0 0M60 -70L124 0" stroke="#7a4630" stroke-width="8"/>${heaps}${cloth}<path d="M-206 -258H206" stroke="${shadow}" stroke-width="10" opacity="0.25"/>`,
    );
  };
}

/** A carved door in a plastered wall, steps before it, a lantern beside it. */
export function doorway(x: number, y: number, scale: number, wood: string): Piece {
  return ({ land, shadow, sheen }) => {
    const dark = mix(wood, '#160a18', 0.5);
    const coral = {
      mortar: mix(land[0], '#b98c70', 0.5),
      stone: mix(land[1], '#94684f', 0.5),
      lit: sheen,
    };
    const steps = `<path d="M${x - 260} ${y}H${x + 260}V${y + 44}H${x - 260}Z" fill="${land[0]}"/><path d="M${x - 320} ${y + 44}H${x + 320}V${y + 96}H${x - 320}Z" fill="${mix(land[0], land[1], 0.5)}"/><path d="M${x - 260} ${y}H${x + 260}V${y + 9}H${x - 260}ZM${x - 320} ${y + 44}H${x + 320}V${y + 54}H${x - 320}Z" fill="${sheen}"/>`;
    const lantern = `<path d="M${x + 300} 236Q${x + 352} 226 ${x + 352} 286" fill="none" stroke="${dark}" stroke-width="6"/><path d="M${x + 326} 300L${x + 352} 280L${x + 378} 300L${x + 368} 376H${x + 336}Z" fill="${dark}"/><path d="M${x + 336} 308H${x + 368}L${x + 362} 368H${x + 342}Z" fill="#ffd88a"/>`;
    return (
      drawCoralPatch('door a', x - 420, 300, 120, 70, coral) +
      drawCoralPatch('door b', x + 440, 620, 110, 80, coral) +
      placeAt(
        { x, y, scale },
        drawZanzibarDoor({
          wood,
          dark,
          carved: mix(wood, '#f6e0b0', 0.25),
          brass: '#e3ad48',
          shine: '#fff0bd',
        }),
      ) +
      steps +
      drawGlow([x + 352, 330], 260, '#ffd88a', 0.4) +
      lantern +
      `<path d="M${x + 180} -20L${x + 900} -20V1040H${x + 520}Q${x + 420} 560 ${x + 180} -20Z" fill="${shadow}" opacity="0.3"/>`
    );
  };
}

/** Dim leaves that fill the background. */
export function thicket(seed: string): Piece {
  return ({ leaf, leafLit, far, shadow }) =>
    [mix(leaf, far[1], 0.5), mix(leaf, shadow, 0.2), mix(leafLit, far[1], 0.45)]
      .map(
        (color, i) =>
          `<path d="${traceFoliage(`${seed} ${i}`, 768, 540, 900, 600, 150, 120 - i * 16)}" fill="${color}" opacity="0.55"/>`,
      )
      .join('');
}

export function baskets(
  places: readonly (readonly [
    x: number,
    y: number,
    width: number,
    kind: SpiceKind,
    color: string,
  ])[],
): Piece {
  return () =>
    places
      .map(([x, y, width, kind, color]) => drawSpiceBasket(`study ${x}`, x, y, width, kind, color))
      .join('');
}

export function coffee(
  places: readonly (readonly [x: number, y: number, angle: number, length: number])[],
): Piece {
  return ({ leaf, leafLit, wood }) =>
    places
      .map(([x, y, angle, length]) =>
        drawCoffeeBranch(`study ${x}`, x, y, angle, length, {
          wood,
          leaf,
          lit: leafLit,
          cherry: '#d02f2a',
          shine: '#ffe0c4',
        }),
      )
      .join('');
}
