import { linear, radial, vertical } from '../core/paint.ts';
import { closedCurve, type Knot, n, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';

/** A lion's head from the front, about 440 wide around the origin. */
export function drawLionHead(): string {
  return `${mane(0, 3)}${ears()}${mane(3, 6)}${face()}${muzzle()}${eyes()}${whiskers()}`;
}

/** Both halves of a shape: as given (right side) and mirrored. */
function both(trace: string, fill: string, opacity = 1): string {
  const d = closedCurve(trace);
  return `<g fill="${fill}" opacity="${opacity}"><path d="${d}"/><path d="${d}" transform="scale(-1 1)"/></g>`;
}

/** Rings of locks from the outside in: reach, root, locks in the ring, colour, half width. */
const RINGS: readonly (readonly [number, number, number, string, number])[] = [
  [222, 130, 46, '#4f1e18', 17],
  [206, 118, 52, '#6f2d1c', 15],
  [186, 106, 58, '#8f4322', 14],
  [164, 94, 60, '#ad5c2a', 13],
  [142, 84, 58, '#c57836', 12],
  [122, 76, 50, '#d8923f', 11],
];

function mane(from: number, to: number): string {
  const random = createRandom(`mane ${from}`);
  return RINGS.slice(from, to)
    .map(([reach, root, count, fill, width]) => {
      let d = '';
      for (let i = 0; i < count; i++) {
        const angle = (i / count) * Math.PI * 2 + random.between(-0.04, 0.04);
        const hang = Math.max(0, Math.sin(angle));
        const rise = Math.max(0, -Math.sin(angle));
        const long = reach * random.between(0.88, 1.07) * (1 + hang * 0.42 - rise * 0.1);
        // Locks sweep outwards and down, as hair hangs, instead of standing off like rays.
        const sweep = Math.cos(angle) * (0.16 + random.between(0, 0.12));
        d += lock(angle, root, long, width * random.between(0.9, 1.4), sweep);
      }
      return `<path d="${d}" fill="${fill}"/>`;
    })
    .join('');
}

function lock(angle: number, root: number, reach: number, width: number, sweep: number): string {
  const at = (r: number, off: number, turn = 0): Point => {
    const a = angle + turn;
    return [Math.cos(a) * r - Math.sin(a) * off, Math.sin(a) * r * 1.02 + Math.cos(a) * off + 4];
  };
  const middle = (root + reach) / 2;
  const tip = at(reach, 0, sweep);
  const knots: Knot[] = [
    at(root * 0.5, -width * 1.2),
    at(middle, -width, sweep * 0.35),
    [tip[0], tip[1], 1],
    at(middle, width, sweep * 0.35),
    at(root * 0.5, width * 1.2),
  ];
  return closedCurve(knots);
}

function ears(): string {
  return (
    both('82,-112 88,-146 108,-164 132,-158 144,-134 138,-108 118,-92 96,-92', '#a85a2a') +
    both('98,-112 102,-136 114,-148 128,-142 132,-124 124,-106 110,-98', '#5a2418') +
    both('98,-110 106,-126 112,-134 110,-116 118,-124 116,-108 122,-112 112,-98 102,-98', '#d8923f')
  );
}

function face(): string {
  const shape = closedCurve(
    '0,-122 34,-120 64,-106 86,-82 98,-48 98,-14 90,22 78,58 62,94 36,118 0,126 -36,118 -62,94 -78,58 -90,22 -98,-14 -98,-48 -86,-82 -64,-106 -34,-120',
  );
  const warm = radial([0, -10], 140, [
    [0, '#f2ba62'],
    [0.55, '#e2a04a'],
    [1, '#cf8238'],
  ]);
  return [
    `<path d="${shape}" fill="${warm}"/>`,
    // forehead and bridge of the nose
    `<path d="${closedCurve('0,-118 20,-104 24,-74 20,-48 26,-10 38,24 20,34 0,36 -20,34 -38,24 -26,-10 -20,-48 -24,-74 -20,-104')}" fill="#f6ca7c"/>`,
    both('24,-106 50,-96 72,-76 84,-52 70,-60 52,-66 32,-64 27,-84', '#c9792f', 0.55),
    both('26,-44 30,-12 40,22 48,10 44,-10 36,-30', '#b96a2c', 0.75),
    both('96,-30 98,-4 88,30 76,64 60,92 70,56 80,22 88,-6', '#b96a2c', 0.5),
    both('50,8 70,0 84,4 78,24 62,36 52,24', '#eab05a'),
    foreheadLines(),
  ].join('');
}

function foreheadLines(): string {
  const line = (x: number, top: number, bottom: number, half: number) =>
    closedCurve([
      [x, top, 1],
      [x + half, (top + bottom) / 2],
      [x * 0.8, bottom, 1],
      [x - half, (top + bottom) / 2],
    ]);
  return `<path d="${[line(0, -112, -78, 2.6), line(9, -110, -84, 2), line(-9, -110, -84, 2), line(17, -104, -86, 1.6), line(-17, -104, -86, 1.6)].join('')}" fill="#a85a2a"/>`;
}

function muzzle(): string {
  return [
    `<path d="${closedCurve('0,92 28,88 46,98 42,118 24,136 0,142 -24,136 -42,118 -46,98 -28,88')}" fill="${vertical(
      92,
      142,
      [
        [0, '#d9b47c'],
        [0.4, '#fbe9c6'],
        [1, '#e9cf9c'],
      ],
    )}"/>`,
    both('0,46 22,38 48,44 64,62 66,84 52,100 26,102 4,90', '#fbe9c6'),
    both('44,46 64,62 66,84 52,100 38,102 54,86 56,66', '#e0b878'),
    `<path d="${closedCurve('0,20 28,17 40,24 36,38 20,52 8,60 0,63 -8,60 -20,52 -36,38 -40,24 -28,17')}" fill="#6b2f2a"/>`,
    `<path d="${closedCurve('-30,22 0,19 30,22 22,31 0,35 -22,31')}" fill="#a8625a"/>`,
    both('12,44 22,38 28,40 22,48', '#33121a'),
    '<path d="M0 62V86M0 86Q-12 104 -40 100M0 86Q12 104 40 100" fill="none" stroke="#5a2420" stroke-width="4.4" stroke-linecap="round"/>',
    both('0,100 12,102 18,107 8,111 0,112', '#5a2420'),
  ].join('');
}

function eyes(): string {
  return [
    both('22,-24 34,-37 52,-43 70,-44 80,-40 68,-27 52,-20 34,-20', '#43181a'),
    both('30,-25 40,-35 54,-39 68,-39 62,-29 50,-23.4 38,-23', '#eda437'),
    both('30,-25 40,-35 54,-39 68,-39 66,-36 52,-34.6 42,-31', '#b8691f'),
    '<g fill="#180a10"><circle cx="49" cy="-31.4" r="7"/><circle cx="-49" cy="-31.4" r="7"/></g><g fill="#fff6dc"><circle cx="46.4" cy="-34.4" r="2.4"/><circle cx="-51.6" cy="-34.4" r="2.4"/></g>',
    both('18,-24 30,-41 50,-49 72,-50 88,-44 72,-44.6 52,-42 36,-35', '#5a2418'),
    both('30,-15 46,-14 62,-18 74,-26 66,-12 50,-6 36,-8', '#fbe0a4'),
    both('20,-22 26,-16 27,-2 22,6 19,-8', '#43181a', 0.8),
  ].join('');
}

function whiskers(): string {
  let dots = '';
  let hairs = '';
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 4; i++) {
      const x = 24 + i * 9;
      const y = 62 + row * 10 + i * 1.4;
      for (const side of [1, -1])
        dots += `M${n(side * x - 1.6)} ${n(y)}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0`;
    }
    for (const side of [1, -1])
      hairs += `M${side * 50} ${64 + row * 11}Q${side * 92} ${60 + row * 14} ${side * 132} ${76 + row * 22}`;
  }
  const fade = linear(
    [-140, 0],
    [140, 0],
    [
      [0, '#fff6de', 0.2],
      [0.3, '#fff6de'],
      [0.7, '#fff6de'],
      [1, '#fff6de', 0.2],
    ],
  );
  return `<path d="${dots}" fill="#7a3d22"/><path d="${hairs}" fill="none" stroke="${fade}" stroke-width="1.5"/>`;
}
