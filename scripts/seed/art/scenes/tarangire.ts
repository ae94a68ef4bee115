import { vertical } from '../core/paint.ts';
import { n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawBaobab } from '../motifs/baobab.ts';
import { drawRidge, traceGrass } from '../motifs/land.ts';
import { drawGlow, drawSky, drawStars } from '../motifs/sky.ts';

/** A lone baobab under the Milky Way. */
export function tarangire(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#080d2a'],
          [0.35, '#141f52'],
          [0.6, '#2f3f7c'],
          [0.76, '#7a5f92'],
          [0.84, '#d98a86'],
          [1, '#f0b08a'],
        ]),
      ),
      soft(milkyGlow()),
      soft(milkyDust()),
      crisp(drawStars('tara sky', 420, 780), bandStars(), brightStars()),
      stipple(
        drawRidge(
          { seed: 'tara n far', y: 812, swing: 24, hills: 3 },
          vertical(790, 880, [
            [0, '#5f4478'],
            [1, '#9a6078'],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'tara n mid', y: 842, swing: 14, hills: 4 },
          vertical(830, 900, [
            [0, '#3a2c5c'],
            [1, '#5a3a62'],
          ]),
        ),
        trees(),
      ),
      crisp(
        drawBaobab({
          seed: 'tara giant 3',
          x: 1010,
          y: 884,
          height: 740,
          girth: 0.125,
          wood: '#120f2c',
          leaf: '#120f2c',
          lit: '#35315f',
          lightFrom: -1,
        }),
      ),
      crisp(
        drawRidge(
          { seed: 'tara n near', y: 880, swing: 10, hills: 3 },
          vertical(870, 1030, [
            [0, '#191338'],
            [1, '#080718'],
          ]),
        ),
        `<path d="${traceGrass({ seed: 'tara n grass', count: 620, ground: () => 892, depth: 120, height: 40 })}" fill="#100c26"/>`,
      ),
      soft(drawGlow([430, 880], 200, '#ffb45e', 0.5, 0.5)),
      crisp(campfire()),
    ],
    vignette: 0.36,
  };
}

/** The galaxy runs from the lower left to the upper right. */
function along(t: number): [number, number] {
  return [120 + t * 1250, 820 - t * 900];
}

function milkyGlow(): string {
  let out = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = along(i / 15);
    out +=
      drawGlow([x, y], 210, i % 3 ? '#5f7fd0' : '#c98ac0', 0.34) +
      drawGlow([x + 20, y + 14], 110, '#e9d9f0', 0.3);
  }
  return out;
}

/** The dark lane along the middle, with brighter clouds beside it. */
function milkyDust(): string {
  const random = createRandom('dust lane');
  let out = '';
  for (let i = 0; i < 54; i++) {
    const [x, y] = along(0.1 + random.next() * 0.9);
    const bright = i % 4 === 0;
    const off = bright ? random.between(30, 70) * random.pick([-1, 1]) : random.between(-16, 16);
    out += drawGlow(
      [x + off * 0.6, y + off * 0.8],
      random.between(26, 60),
      bright ? '#f6e4ea' : '#0d143c',
      bright ? 0.34 : 0.36,
      0.75,
    );
  }
  return out;
}

function bandStars(): string {
  const random = createRandom('band');
  let d = '';
  for (let i = 0; i < 900; i++) {
    const [x, y] = along(random.next());
    const off = (random.next() + random.next() + random.next() - 1.5) * 190;
    const px = x + off * 0.58;
    const py = y + off * 0.81;
    if (py > 790) continue;
    const r = 0.4 + random.next() ** 6 * 1.5;
    d += `M${n(px - r)} ${n(py)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
  }
  return `<path d="${d}" fill="#fff6ea" opacity="0.85"/>`;
}

function brightStars(): string {
  return (
    [
      [330, 150, 9],
      [560, 90, 6],
      [1330, 420, 8],
      [180, 420, 6],
      [720, 260, 7],
      [1440, 180, 6],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        `<path d="M${x} ${y - r}Q${x + 1} ${y - 1} ${x + r} ${y}Q${x + 1} ${y + 1} ${x} ${y + r}Q${x - 1} ${y + 1} ${x - r} ${y}Q${x - 1} ${y - 1} ${x} ${y - r}Z" fill="#fffaf0"/>`,
    )
    .join('');
}

function trees(): string {
  return (
    [
      [150, 110],
      [280, 70],
      [1420, 130],
      [620, 60],
    ] as const
  )
    .map(([x, height], i) =>
      drawAcacia({
        seed: `tara n ${i}`,
        x,
        y: 858,
        height,
        wood: '#2c2150',
        leaf: '#2c2150',
        spread: 1.5,
      }),
    )
    .join('');
}

function campfire(): string {
  return '<path d="M418 884q-8 -22 6 -40q0 14 8 18q-2 -20 8 -34q2 24 14 34q8 10 2 22Z" fill="#ffb04a"/><path d="M426 884q-2 -12 6 -22q4 12 10 14q2 4 0 8Z" fill="#fff0b8"/><path d="M404 888l60 -7M408 880l54 9" stroke="#0c0a20" stroke-width="5"/>';
}
