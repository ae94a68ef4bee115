import { n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { swimmingWildebeest } from '../figures/swimmer.ts';
import { type WildebeestPose, wildebeest } from '../figures/wildebeest.ts';

const TOP: Tones = {
  body: '#7a4630',
  far: '#65382a',
  mane: '#4a2622',
  horn: '#4a2622',
  rim: '#ffd183',
};
const RAMP: Tones = {
  body: '#5a3029',
  far: '#442220',
  mane: '#31181a',
  horn: '#31181a',
  rim: '#ffd183',
};
const NEAR: Tones = {
  body: '#4a2830',
  far: '#2f181e',
  mane: '#26121c',
  horn: '#e0bd90',
  light: '#f3c98a',
  rim: '#ffd28a',
};

/** The column on the bank, coming from the right and turning towards the gap. */
export function drawBankHerd(): string {
  const random = createRandom('mara top');
  const animals = Array.from({ length: 27 }, (_, i) => ({
    x: 980 + i * 23 + random.between(-8, 8),
    y: 512 + (i % 3) * 7 + random.between(-3, 3),
    pose: random.pick<WildebeestPose>(['walk', 'gallop', 'walk', 'stand']),
  }));
  return animals
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, pose }) =>
      drawFigure(
        wildebeest(pose),
        { x, y, height: 46 + (y - 505) * 0.4, flip: true },
        TOP,
        [0.4, -1],
      ),
    )
    .join('');
}

/** The animals in the gap, one above the other, heads down. */
export function drawRampHerd(): string {
  const rows: [number, number, number, WildebeestPose, number][] = [
    [985, 538, 58, 'gallop', -8],
    [925, 546, 60, 'leap', -10],
    [975, 572, 64, 'gallop', -16],
    [895, 578, 66, 'gallop', -14],
    [935, 606, 72, 'leap', -18],
    [850, 612, 72, 'gallop', -16],
    [905, 640, 78, 'gallop', -16],
    [800, 644, 78, 'leap', -14],
    [850, 670, 86, 'gallop', -14],
    [740, 668, 86, 'leap', -12],
    [690, 690, 90, 'gallop', -10],
    [960, 556, 62, 'leap', -12],
    [870, 592, 68, 'leap', -16],
    [980, 600, 68, 'gallop', -18],
    [830, 634, 76, 'gallop', -16],
  ];
  return rows
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, height, pose, tilt]) =>
      drawFigure(
        wildebeest(pose),
        { x: x + height * 0.6, y, height, flip: true, tilt: -tilt },
        RAMP,
        [0.5, -1],
      ),
    )
    .join('');
}

/** Heads and backs in the water, from the gap towards the near bank on the left. */
export function drawSwimmers(): string {
  const line: { x: number; y: number; length: number }[] = [];
  for (let row = 0; row < 7; row++) {
    const length = 72 + row * 19;
    const abreast = row < 2 ? 4 : row < 5 ? 3 : 2;
    for (let i = 0; i < abreast; i++) {
      line.push({
        x: 850 - row * 92 - i * length * 1.06 + (row % 2) * 26,
        y: 688 + row * row * 2.1 + row * 9 + i * (6 + row * 3),
        length,
      });
    }
  }
  line.sort((a, b) => a.y - b.y);
  return line
    .map(({ x, y, length }) => {
      const wake = `<path d="M${n(x - length * 0.72)} ${n(y)}Q${n(x)} ${n(y - length * 0.07)} ${n(x + length * 0.62)} ${n(y)}Q${n(x)} ${n(y + length * 0.07)} ${n(x - length * 0.72)} ${n(y)}Z" fill="#ffd998"/><path d="M${n(x - length * 0.5)} ${n(y + length * 0.02)}Q${n(x + length * 0.5)} ${n(y + length * 0.02)} ${n(x + length * 0.98)} ${n(y + length * 0.11)}Q${n(x + length * 0.4)} ${n(y + length * 0.07)} ${n(x - length * 0.5)} ${n(y + length * 0.02)}Z" fill="#f0b878"/>`;
      return (
        drawFigure(swimmingWildebeest(), { x, y, height: length, flip: true }, NEAR, [0.6, -1]) +
        wake
      );
    })
    .join('');
}

/** Drops thrown up where they hit the water. */
export function drawSpray(): string {
  const random = createRandom('spray');
  let d = '';
  for (let i = 0; i < 260; i++) {
    const a = random.between(-2.8, -0.3);
    const reach = random.next() ** 0.7 * 88;
    const x = 760 + random.between(-130, 110) + Math.cos(a) * reach;
    const y = 684 + Math.sin(a) * reach * 0.8;
    const r = random.next() ** 2 * 2.6 + 0.7;
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
  }
  return `<path d="${d}" fill="#fff4d8" opacity="0.9"/>`;
}
