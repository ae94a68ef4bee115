import { linear, radial } from '../core/paint.ts';
import { closedCurve, type Knot, n, type Point, polygon } from '../core/path.ts';
import { createRandom } from '../core/random.ts';

/** A lion's head from the front, about 400 wide around the origin, lit from behind. */
export function drawLionHead(): string {
  return `${ears()}${mane()}${face()}${muzzle()}${eyes()}${whiskers()}`;
}

/** Both halves of a shape: as given (right side) and mirrored. */
function both(trace: string, fill: string): string {
  const d = closedCurve(trace);
  return `<path d="${d}" fill="${fill}"/><path d="${d}" fill="${fill}" transform="scale(-1 1)"/>`;
}

/** Locks in rings, dark and long outside, golden and short around the face. */
function mane(): string {
  const random = createRandom('mane');
  const rings: [number, number, number, string, number][] = [
    [212, 120, 58, '#ffd98c', 12],
    [206, 118, 58, '#6b2a1c', 15],
    [182, 104, 64, '#8f3f22', 14],
    [160, 92, 62, '#b05a28', 13],
    [136, 78, 60, '#c97a34', 12],
    [112, 70, 52, '#dd9a48', 10],
  ];
  return rings
    .map(([reach, base, count, fill, width]) => {
      let d = '';
      for (let i = 0; i < count; i++) {
        const a = (i / count) * Math.PI * 2 + random.between(-0.04, 0.04);
        const down = Math.max(0, Math.sin(a));
        const long = reach * random.between(0.86, 1.08) * (1 + down * 0.32);
        d += lock(a, base, long, width * random.between(0.9, 1.5), random.between(-0.14, 0.14));
      }
      return `<path d="${d}" fill="${fill}"/>`;
    })
    .join('');
}

function lock(angle: number, base: number, reach: number, width: number, sway: number): string {
  const at = (r: number, off: number, turn = 0): Point => {
    const a = angle + turn;
    return [Math.cos(a) * r - Math.sin(a) * off, Math.sin(a) * r * 1.04 + Math.cos(a) * off + 6];
  };
  const knots: Knot[] = [
    at(base * 0.5, -width * 1.2),
    at((base + reach) / 2, -width, sway * 0.4),
    [...at(reach, 0, sway), 1],
    at((base + reach) / 2, width, sway * 0.4),
    at(base * 0.5, width * 1.2),
  ];
  return closedCurve(knots);
}

function ears(): string {
  return (
    both('64,-128 78,-158 106,-168 128,-150 132,-122 112,-98 84,-100', '#8f4a24') +
    both('78,-126 88,-146 106,-152 118,-138 118,-120 104,-108', '#4f2018')
  );
}

function face(): string {
  const shape = closedCurve(
    '0,-128 40,-124 70,-104 86,-70 88,-30 80,10 70,44 58,84 40,112 0,124 -40,112 -58,84 -70,44 -80,10 -88,-30 -86,-70 -70,-104 -40,-124',
  );
  return [
    `<path d="${shape}" fill="${radial([0, -20], 150, [
      [0, '#f0b45c'],
      [0.6, '#db953f'],
      [1, '#a85f28'],
    ])}"/>`,
    both('26,-112 52,-100 72,-76 78,-40 70,-46 58,-66 40,-84', '#b86c2e'),
    both('90,-34 84,10 72,48 58,86 44,106 50,70 60,34 70,2 80,-24', '#8f4a24'),
    `<path d="${closedCurve('0,-122 12,-100 16,-60 22,-20 26,20 0,28 -26,20 -22,-20 -16,-60 -12,-100')}" fill="#f6c877"/>`,
    `<path d="${polygon([
      [-3, -116],
      [0, -84],
      [3, -116],
    ])}${polygon([
      [14, -112],
      [11, -82],
      [19, -108],
    ])}${polygon([
      [-14, -112],
      [-11, -82],
      [-19, -108],
    ])}" fill="#a85f28"/>`,
    both('22,-20 30,10 34,34 48,40 56,20 50,-2 38,-14', '#c47c34'),
  ].join('');
}

function muzzle(): string {
  return [
    `<path d="${closedCurve('0,86 24,84 44,92 40,112 22,132 0,138 -22,132 -40,112 -44,92 -24,84')}" fill="#f3d7a4"/>`,
    both('0,40 20,34 42,42 56,62 54,84 38,98 18,98 2,86', '#fbe3b8'),
    both('34,44 54,62 54,84 38,98 46,80 46,62', '#dcae70'),
    `<path d="${closedCurve('0,22 22,20 34,28 28,44 12,58 0,62 -12,58 -28,44 -34,28 -22,20')}" fill="#5a2420"/>`,
    `<path d="${closedCurve('-24,26 0,24 24,26 12,34 -12,34')}" fill="#94504a"/>`,
    both('10,44 18,40 22,44 16,50', '#2c0f14'),
    '<path d="M0 60V84M0 84Q-10 100 -34 98M0 84Q10 100 34 98" fill="none" stroke="#4a1c1a" stroke-width="4" stroke-linecap="round"/>',
    both('-14,104 14,104 10,111 -10,111', '#4a1c1a'),
  ].join('');
}

function eyes(): string {
  return [
    both('24,-30 38,-44 58,-42 70,-28 58,-18 38,-18', '#4a1c1a'),
    both('30,-29 41,-39 56,-37 64,-28 54,-22 40,-22', '#f2a93a'),
    '<circle cx="47" cy="-31" r="6.6" fill="#1c0a10"/><circle cx="-47" cy="-31" r="6.6" fill="#1c0a10"/><circle cx="45" cy="-34" r="2.2" fill="#fff6dc"/><circle cx="-49" cy="-34" r="2.2" fill="#fff6dc"/>',
    both('22,-32 36,-48 58,-48 74,-32 60,-40 40,-41', '#6b2f1c'),
    both('26,-16 42,-13 60,-16 48,-8 34,-8', '#f9d892'),
  ].join('');
}

function whiskers(): string {
  let dots = '';
  let hairs = '';
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 4; i++) {
      const x = 22 + i * 8;
      const y = 60 + row * 10 + i * 1.5;
      for (const side of [1, -1])
        dots += `M${n(side * x - 1.5)} ${n(y)}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0`;
    }
    for (const side of [1, -1])
      hairs += `M${side * 44} ${62 + row * 11}Q${side * 84} ${60 + row * 14} ${side * 118} ${72 + row * 20}`;
  }
  return `<path d="${dots}" fill="#6b2f1c"/><path d="${hairs}" fill="none" stroke="${linear(
    [-120, 0],
    [120, 0],
    [
      [0, '#fff3d4'],
      [1, '#fff3d4'],
    ],
  )}" stroke-width="1.3" opacity="0.85"/>`;
}
