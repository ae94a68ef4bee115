import { radial } from '../core/paint.ts';
import { closedCurve, limb, n, oval } from '../core/path.ts';
import { createNoise, createRandom } from '../core/random.ts';
import { crisp, type Scene, stipple } from '../core/scene.ts';
import { drawFigure } from '../figures/figure.ts';
import { wildebeest } from '../figures/wildebeest.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { traceFarHerd } from '../motifs/herd.ts';

const INK = '#5a3626';
const CENTRE = { x: 760, y: 510 };

/** A drawn map of the herds' year: a ring of animals around a plain, with rivers, hills and a lake. */
export function followingTheGreatMigration(): Scene {
  return {
    planes: [
      stipple(
        `<rect x="-10" y="-10" width="1560" height="1050" fill="${radial([768, 480], 940, [
          [0, '#fbeec6'],
          [0.7, '#f0d59c'],
          [1, '#c9985c'],
        ])}"/>`,
        `<path d="${closedCurve('360,260 640,180 960,190 1200,330 1270,560 1150,790 860,880 560,850 330,700 270,460')}" fill="#b9c06a" opacity="0.5"/>`,
        `<path d="${closedCurve('560,640 760,620 960,660 1010,780 860,850 640,830')}" fill="#8fae4e" opacity="0.55"/>`,
      ),
      crisp(contours(), lake(), rivers(), hills(), trees()),
      crisp(ring(), arrows()),
      crisp(compass(1360, 190), frame()),
    ],
    vignette: 0.26,
  };
}

function contours(): string {
  let out = '';
  for (let i = 0; i < 5; i++) {
    const noise = createNoise(`contour ${i}`, 3);
    const ring = Array.from({ length: 30 }, (_, k): [number, number] => {
      const a = (k / 30) * Math.PI * 2;
      const r = 1 + noise(k / 5) * 0.06;
      return [
        CENTRE.x + Math.cos(a) * (250 + i * 92) * r * 1.2,
        CENTRE.y + Math.sin(a) * (150 + i * 62) * r,
      ];
    });
    out += `<path d="${closedCurve(ring)}" fill="none" stroke="${INK}" stroke-width="1.6" opacity="0.2"/>`;
  }
  return out;
}

function lake(): string {
  const shore = closedCurve('-40,300 90,330 170,430 150,540 210,640 150,760 40,800 -40,790');
  return `<path d="${shore}" fill="#5fa9ae"/><path d="${shore}" fill="none" stroke="#2f6f7c" stroke-width="5"/><path d="M10 420q24 -14 48 0t48 0M-10 560q24 -14 48 0t48 0M20 680q24 -14 48 0t48 0" fill="none" stroke="#d5ece0" stroke-width="4"/>`;
}

function rivers(): string {
  const mara = 'M1500 120Q1330 210 1180 214Q1000 216 860 262Q640 330 430 306Q290 300 150 400';
  const grumeti = 'M1180 420Q980 430 820 470Q560 530 380 500Q270 490 160 540';
  return [mara, grumeti]
    .map(
      (d, i) =>
        `<path d="${d}" fill="none" stroke="#2f6f7c" stroke-width="${14 - i * 4}"/><path d="${d}" fill="none" stroke="#6fb9ba" stroke-width="${9 - i * 3}"/>`,
    )
    .join('');
}

/** Hills in the manner of old maps, lit from the left. */
function hills(): string {
  const random = createRandom('map hills');
  let out = '';
  for (let i = 0; i < 22; i++) {
    const x = 1200 + random.between(-60, 250);
    const y = 520 + i * 20 + random.between(-8, 8);
    const h = random.between(40, 76);
    out += `<path d="M${n(x - h)} ${n(y)}Q${n(x - h * 0.3)} ${n(y - h)} ${n(x)} ${n(y - h)}Q${n(x + h * 0.4)} ${n(y - h)} ${n(x + h)} ${n(y)}Z" fill="#d9a66a"/><path d="M${n(x)} ${n(y - h)}Q${n(x + h * 0.4)} ${n(y - h)} ${n(x + h)} ${n(y)}H${n(x + h * 0.1)}Q${n(x + h * 0.3)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h)}Z" fill="#8f5a3c"/><path d="M${n(x - h)} ${n(y)}Q${n(x - h * 0.3)} ${n(y - h)} ${n(x)} ${n(y - h)}" fill="none" stroke="${INK}" stroke-width="2.4"/>`;
  }
  return `${out}<path d="${oval(1330, 900, 96, 40)}" fill="#8fae4e"/><path d="${oval(1330, 900, 96, 40)}" fill="none" stroke="${INK}" stroke-width="3"/><path d="${oval(1310, 904, 30, 11)}" fill="#5fa9ae"/>`;
}

function trees(): string {
  const places: readonly (readonly [number, number, number])[] = [
    [560, 250, 60],
    [1050, 150, 70],
    [330, 420, 56],
    [240, 880, 90],
    [420, 930, 70],
    [1090, 350, 60],
    [760, 420, 62],
    [610, 130, 64],
    [980, 940, 74],
  ];
  return places
    .map(([x, y, height]) =>
      drawAcacia({
        seed: `map ${x}`,
        x,
        y,
        height,
        spread: 1.4,
        wood: INK,
        leaf: '#5f7a3a',
        lit: '#93a84e',
      }),
    )
    .join('');
}

/** The place on the ring at an angle; 0 is east, and the herds go clockwise. */
function onRing(angle: number, reach = 1): readonly [number, number] {
  return [CENTRE.x + Math.cos(angle) * 420 * reach, CENTRE.y + Math.sin(angle) * 262 * reach];
}

/** The herds themselves: far animals all along the ring, and a few large ones. */
function ring(): string {
  const groups = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = onRing((i / 30) * Math.PI * 2);
    return [x, y, 46, 20, 8] as const;
  });
  const tones = {
    body: '#5c4440',
    far: '#453232',
    mane: '#2c2024',
    horn: '#2c2024',
    rim: '#fbe6b0',
  };
  const leaders: readonly (readonly [number, number, number, boolean])[] = [
    [640, 800, 96, true],
    [920, 806, 88, true],
    [300, 640, 90, false],
    [760, 250, 92, false],
    [1110, 470, 88, true],
  ];
  return (
    `<path d="${traceFarHerd({ seed: 'map', groups, size: [20, 34] })}" fill="${INK}"/>` +
    leaders
      .map(([x, y, height, flip]) => drawFigure(wildebeest('walk'), { x, y, height, flip }, tones))
      .join('')
  );
}

function arrows(): string {
  return [2.55, 3.9, 5.35, 0.5]
    .map((start) => {
      const points = Array.from({ length: 9 }, (_, i) => onRing(start + i * 0.07, 0.78));
      const [x, y] = points[8] ?? [0, 0];
      const [px, py] = points[6] ?? [0, 0];
      const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI;
      return `<path d="M${points.map(([qx, qy]) => `${n(qx)} ${n(qy)}`).join('L')}" fill="none" stroke="#c9402a" stroke-width="9" stroke-linecap="round"/><path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="M28 0L-12 -22L-4 0L-12 22Z" fill="#c9402a"/>`;
    })
    .join('');
}

function compass(x: number, y: number): string {
  const point = (turn: number, long: number) =>
    `<path transform="rotate(${turn})" d="M0 ${-long}L13 -13L0 0Z" fill="${INK}"/><path transform="rotate(${turn})" d="M0 ${-long}L-13 -13L0 0Z" fill="#fbeec6" stroke="${INK}" stroke-width="2"/>`;
  return `<g transform="translate(${x} ${y})"><circle r="62" fill="none" stroke="${INK}" stroke-width="4"/><circle r="52" fill="none" stroke="${INK}" stroke-width="1.6"/>${[45, 135, 225, 315].map((turn) => point(turn, 48)).join('')}${[0, 90, 180, 270].map((turn) => point(turn, 88)).join('')}<path d="M0 -120l14 24h-28Z" fill="#c9402a"/></g>`;
}

function frame(): string {
  let ticks = '';
  for (let x = 60; x < 1490; x += 60)
    ticks +=
      limb([
        [x, 30, 2],
        [x, 46, 2],
      ]) +
      limb([
        [x, 978, 2],
        [x, 994, 2],
      ]);
  return `<rect x="30" y="30" width="1476" height="964" fill="none" stroke="${INK}" stroke-width="5"/><rect x="46" y="46" width="1444" height="932" fill="none" stroke="${INK}" stroke-width="2"/><path d="${ticks}" fill="${INK}"/>`;
}
