import { radial } from '../core/paint.ts';
import { closedCurve, type Knot, limb, n, oval } from '../core/path.ts';
import { createNoise, createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';

/** An atoll from the air: bands of turquoise, palm islets, tiny boats with their wakes. */
export function mafiaIsland(): Scene {
  return {
    planes: [
      stipple(
        `<rect width="1536" height="1024" fill="${radial([820, 520], 1000, [
          [0, '#1f9fb4'],
          [0.55, '#0f6f98'],
          [1, '#083a68'],
        ])}"/>`,
        swell(),
      ),
      stipple(ring(1.34, '#1686a8', 0.7, 'r1'), ring(1.22, '#1fa3b6', 0.8, 'r2')),
      crisp(surf()),
      stipple(
        ring(1.06, '#4cc9c0', 1, 'r3'),
        ring(0.96, '#8be3cc', 0.95, 'r4'),
        ring(0.82, '#45c4bf', 0.95, 'r5'),
        ring(0.64, '#22a5b3', 0.9, 'r6'),
        ring(0.44, '#14849f', 0.85, 'r7'),
      ),
      stipple(channels(), patchReefs()),
      crisp(
        islet(1210, 360, 190, 120, 'east', 0.5),
        islet(430, 610, 150, 86, 'west', -0.4),
        islet(880, 800, 130, 60, 'south', 0.1),
        islet(640, 290, 70, 36, 'north', -0.3),
        sandbars(),
      ),
      crisp(boats()),
      soft(cloudShadows()),
      crisp(clouds()),
    ],
    vignette: 0.26,
  };
}

const CENTER = { x: 830, y: 530, rx: 520, ry: 360 };

function ringKnots(scale: number, seed: string): Knot[] {
  const detail = createNoise(seed, 2);
  return Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * Math.PI * 2;
    const wander =
      0.1 * Math.sin(2 * a + 0.7) +
      0.07 * Math.sin(3 * a + 2.4) +
      0.04 * Math.sin(5 * a + 0.4) +
      0.025 * Math.sin(8 * a + 3);
    const k = scale * (1 + wander + detail(Math.cos(a) * 2.6 + Math.sin(a) * 1.7) * 0.06);
    return [CENTER.x + Math.cos(a) * CENTER.rx * k, CENTER.y + Math.sin(a) * CENTER.ry * k];
  });
}

function ring(scale: number, fill: string, opacity: number, seed: string): string {
  return `<path d="${closedCurve(ringKnots(scale, seed))}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Broken white water on the outer reef, heavier on the weather side. */
function surf(): string {
  const d = closedCurve(ringKnots(1.11, 'surf'));
  const e = closedCurve(ringKnots(1.15, 'surf 2'));
  return `<path d="${d}" fill="none" stroke="#f6fff6" stroke-width="9" stroke-dasharray="140 16 60 22 210 12 30 18" opacity="0.9"/><path d="${e}" fill="none" stroke="#e0fbf2" stroke-width="3.4" stroke-dasharray="70 40 130 60 40 30" opacity="0.8"/>`;
}

function swell(): string {
  const random = createRandom('swell');
  let d = '';
  for (let i = 0; i < 240; i++) {
    const x = random.between(-40, 1576);
    const y = random.between(-10, 1034);
    const w = random.between(20, 70);
    d += `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-w * 0.16)} ${n(w)} ${n(w * 0.1)}q${n(-w / 2)} ${n(-w * 0.08)} ${n(-w)} ${n(-w * 0.1)}Z`;
  }
  return `<path d="${d}" fill="#7fd0d8" opacity="0.35"/>`;
}

function channels(): string {
  return `<path d="M1560 640C1360 640 1240 600 1120 610C1020 620 960 570 860 540" fill="none" stroke="#0f7c9c" stroke-width="54" stroke-linecap="round" opacity="0.7"/><path d="M1560 640C1380 640 1240 604 1120 612" fill="none" stroke="#0b5f88" stroke-width="22" opacity="0.7"/>`;
}

function patchReefs(): string {
  const random = createRandom('patch reefs');
  let d = '';
  let halo = '';
  for (let i = 0; i < 90; i++) {
    const a = random.between(0, Math.PI * 2);
    const k = random.between(0.3, 1);
    const x = CENTER.x + Math.cos(a) * CENTER.rx * k;
    const y = CENTER.y + Math.sin(a) * CENTER.ry * k;
    const r = random.between(3, 15);
    const blob: Knot[] = Array.from({ length: 8 }, (_, j) => [
      x + Math.cos(j * 0.785) * r * random.between(0.7, 1.3) * 1.3,
      y + Math.sin(j * 0.785) * r * random.between(0.7, 1.2),
    ]);
    d += closedCurve(blob);
    halo += oval(x, y, r * 2, r * 1.5);
  }
  return `<path d="${halo}" fill="#b5f0da" opacity="0.3"/><path d="${d}" fill="#1a6f78" opacity="0.75"/>`;
}

function islet(x: number, y: number, rx: number, ry: number, seed: string, turn: number): string {
  const noise = createNoise(`islet ${seed}`, 3);
  const outline = (scale: number, dx = 0, dy = 0) =>
    closedCurve(
      Array.from({ length: 30 }, (_, i): Knot => {
        const a = (i / 30) * Math.PI * 2;
        const k = scale * (1 + noise(Math.cos(a) * 1.4 + Math.sin(a) * 2.3) * 0.3);
        const px = Math.cos(a) * rx * k;
        const py = Math.sin(a) * ry * k;
        return [
          x + dx + px * Math.cos(turn) - py * Math.sin(turn),
          y + dy + px * Math.sin(turn) + py * Math.cos(turn),
        ];
      }),
    );
  return `<path d="${outline(1.34)}" fill="#c4f4dc" opacity="0.75"/><path d="${outline(1.13)}" fill="#fff4d6"/><path d="${outline(1.08, 3, 4)}" fill="#f0d9a4"/><path d="${outline(0.95)}" fill="#2c6a46"/>${palmsFromAbove(seed, x, y, rx, ry, turn)}`;
}

/** Palm crowns seen from the air: little stars, each with its shadow. */
function palmsFromAbove(
  seed: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn: number,
): string {
  const random = createRandom(`crowns ${seed}`);
  let shadow = '';
  const layers: [string, string, string] = ['', '', ''];
  const count = Math.round((rx * ry) / 120);
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2);
    const k = Math.sqrt(random.next()) * 0.94;
    const px = Math.cos(a) * rx * k;
    const py = Math.sin(a) * ry * k;
    const cx = x + px * Math.cos(turn) - py * Math.sin(turn);
    const cy = y + px * Math.sin(turn) + py * Math.cos(turn);
    const r = random.between(9, 15);
    let star = '';
    const spin = random.between(0, 1);
    for (let j = 0; j < 8; j++) {
      const b = spin + (j / 8) * Math.PI * 2;
      star += limb(
        [
          [cx, cy, r * 0.1],
          [cx + Math.cos(b) * r * 0.5, cy + Math.sin(b) * r * 0.5, r * 0.15],
          [cx + Math.cos(b) * r, cy + Math.sin(b) * r, r * 0.03],
        ],
        'point',
      );
    }
    shadow += oval(cx + 6, cy + 7, r * 0.8, r * 0.7);
    layers[i % 3 === 0 ? 0 : i % 3 === 1 ? 1 : 2] += star;
  }
  return `<path d="${shadow}" fill="#143f34" opacity="0.7"/><path d="${layers[0]}" fill="#2f7a48"/><path d="${layers[1]}" fill="#4f9c50"/><path d="${layers[2]}" fill="#8fc25c"/>`;
}

function sandbars(): string {
  return `<path d="${closedCurve('980,250 1040,232 1110,236 1060,252 1010,262')}" fill="#fff4d6"/><path d="${closedCurve('560,470 600,430 620,440 596,480 570,520 556,500')}" fill="#fdf0cc" opacity="0.9"/><path d="${closedCurve('1120,760 1190,740 1250,700 1230,744 1160,780')}" fill="#fff4d6"/>`;
}

function boats(): string {
  const boat = (x: number, y: number, angle: number, s: number, sail: boolean) =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s})"><path d="M-16 0Q-90 -10 -170 -34M-16 0Q-90 10 -170 34" stroke="#eafff6" stroke-width="2.4" fill="none" opacity="0.8"/><path d="M-16 0Q-60 -3 -120 0Q-60 3 -16 0Z" fill="#ffffff" opacity="0.9"/><ellipse cx="6" cy="9" rx="20" ry="5" fill="#06405f" opacity="0.45"/><path d="M-20 -5Q0 -9 24 0Q0 9 -20 5Z" fill="#6b3626"/><path d="M-15 -2.6Q0 -5 16 0Q0 5 -15 2.6Z" fill="#c98a52"/>${sail ? '<path d="M14 -2L-14 -22Q-4 -4 -10 8Z" fill="#fff6e0"/>' : '<path d="M-8 -4h12v8h-12Z" fill="#fff6e0"/>'}</g>`;
  return (
    boat(700, 690, -24, 1.1, true) +
    boat(960, 480, 160, 0.9, true) +
    boat(1330, 626, 184, 1, false) +
    boat(200, 800, -40, 1.2, true) +
    boat(1090, 560, 20, 0.7, true)
  );
}

const CLOUDS = [
  [230, 150, 190],
  [1420, 890, 210],
  [60, 560, 90],
  [1180, 60, 80],
] as const;

/** A small fair-weather cloud from above: rounds that melt into one another. */
function traceCloud(x: number, y: number, width: number): string {
  const random = createRandom(`cloud ${x}`);
  return Array.from({ length: 9 }, (_, i) => {
    const t = i / 8 - 0.5;
    const r = width * 0.22 * (1 - Math.abs(t)) * random.between(0.8, 1.2);
    return oval(
      x + t * width,
      y + random.between(-0.12, 0.12) * width - t * width * 0.16,
      r * 1.2,
      r,
    );
  }).join('');
}

function cloudShadows(): string {
  return `<path d="${CLOUDS.map(([x, y, w]) => traceCloud(x + 60, y + 80, w)).join('')}" fill="#05335c" opacity="0.45"/>`;
}

function clouds(): string {
  const shade = CLOUDS.map(([x, y, w]) => traceCloud(x + 6, y + 9, w)).join('');
  const white = CLOUDS.map(([x, y, w]) => traceCloud(x, y, w)).join('');
  return `<path d="${shade}" fill="#c3e3e6"/><path d="${white}" fill="#fbfdf6"/>`;
}
