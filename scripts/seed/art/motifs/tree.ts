import { closedCurve, type Knot, limb, n, type Station } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';

export type TreeForm = {
  readonly seed: string;
  readonly x: number;
  /** Height of the ground on the board. */
  readonly y: number;
  readonly height: number;
  readonly wood: string;
  readonly leaf: string;
  /** Colour of the sunlit side; none when left out. */
  readonly lit?: string;
  /** Where the light comes from: -1 left, 1 right. */
  readonly lightFrom?: -1 | 1;
  /** Canopy width in shares of the height. */
  readonly spread?: number;
};

/** An umbrella acacia: forked trunk, branches fanning out under flat tiers of leaf. */
export function drawAcacia(form: TreeForm): string {
  const { x, y, height, wood, leaf, lit, lightFrom = -1, spread = 1.25 } = form;
  const random = createRandom(`acacia ${form.seed}`);
  const half = (height * spread) / 2;
  const tiers = placeTiers(random, x, y, height, half);
  const branches = growBoughs(random, form, tiers);
  const leaves = tiers.map((tier) => leafTier(random, tier.x, tier.y, tier.w, tier.h)).join('');
  const light = lit
    ? tiers
        .map((tier) =>
          leafTier(
            random,
            tier.x + lightFrom * tier.w * 0.16,
            tier.y - tier.h * 0.42,
            tier.w * 0.72,
            tier.h * 0.5,
          ),
        )
        .join('')
    : '';
  return `<path d="${branches}" fill="${wood}"/><path d="${leaves}" fill="${leaf}"/>${lit ? `<path d="${light}" fill="${lit}"/>` : ''}`;
}

/** A short trunk, a few boughs that leave it at different heights, and a branch to every tier. */
function growBoughs(random: Random, { x, y, height }: TreeForm, tiers: readonly Tier[]): string {
  const lean = random.between(-0.04, 0.04) * height;
  const w = height * 0.03;
  const fork: Station = [x + lean, y - height * 0.36, w * 0.82];
  let d = limb(
    [
      [x - lean * 0.4, y - 1, w * 1.5],
      [x - lean * 0.2, y - height * 0.06, w * 1.12],
      [x, y - height * 0.2, w * 0.95],
      fork,
    ],
    'flat',
  );
  const boughs = 3;
  for (let b = 0; b < boughs; b++) {
    const group = tiers.filter(
      (_, i) => Math.min(boughs - 1, Math.floor((i / tiers.length) * boughs)) === b,
    );
    const aim = group.reduce((sum, tier) => sum + tier.x, 0) / (group.length || 1);
    const split: Station = [
      fork[0] + (aim - fork[0]) * 0.5,
      y - height * random.between(0.6, 0.68),
      w * 0.5,
    ];
    d += limb([
      [fork[0], fork[1] + w, w * 0.78],
      [fork[0] + (aim - fork[0]) * 0.22, fork[1] - height * 0.1, w * 0.62],
      split,
    ]);
    for (const tier of group) {
      d += limb([
        [split[0], split[1] + w * 0.3, w * 0.46],
        [split[0] + (tier.x - split[0]) * 0.45, split[1] + (tier.y - split[1]) * 0.42, w * 0.32],
        [tier.x, tier.y, w * 0.16],
      ]);
      d += limb([
        [split[0] + (tier.x - split[0]) * 0.45, split[1] + (tier.y - split[1]) * 0.42, w * 0.24],
        [tier.x + tier.w * random.between(-0.6, 0.6), tier.y, w * 0.1],
      ]);
    }
  }
  return d;
}

type Tier = { x: number; y: number; w: number; h: number };

function placeTiers(random: Random, x: number, y: number, height: number, half: number): Tier[] {
  const count = 9;
  return Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1;
    const w = half * random.between(0.26, 0.36);
    return {
      x: x + t * half * 0.8,
      y: y - height * (0.93 - 0.2 * t * t - (i % 2) * 0.07 + random.between(-0.02, 0.02)),
      w,
      h: height * random.between(0.055, 0.075),
    };
  });
}

/** A flat pad of foliage: finely ragged, domed above, nearly level below. */
function leafTier(random: Random, x: number, y: number, w: number, h: number): string {
  const knots: Knot[] = [];
  const count = 26;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const rough = 1 + random.between(-0.13, 0.13);
    const up = Math.sin(a) < 0;
    knots.push([x + Math.cos(a) * w * rough, y + Math.sin(a) * h * rough * (up ? 1 : 0.55)]);
  }
  return closedCurve(knots, 0.3);
}

/** A baobab: a swollen trunk that splits into stout limbs and a crown of bare twigs. */
export function drawBaobab(
  form: TreeForm & { readonly leafy?: boolean; readonly girth?: number },
): string {
  const { x, y, height, wood, leaf, lit, lightFrom = -1, leafy = false, girth = 0.15 } = form;
  const random = createRandom(`baobab ${form.seed}`);
  const g = height * girth;
  const top = y - height * 0.52;
  let d = limb([
    [x, y + 4, g * 1.22],
    [x, y - height * 0.06, g * 1.02],
    [x, y - height * 0.24, g * 1.04],
    [x, y - height * 0.42, g * 0.9],
    [x, top, g * 0.7],
  ]);
  const tips: [number, number][] = [];
  const arms = 7;
  for (let i = 0; i < arms; i++) {
    const t = i / (arms - 1) - 0.5;
    const start = { x: x + t * g * 1.25, y: top + Math.abs(t) * g * 0.55 + g * 0.18 };
    d += growBranch(
      random,
      start,
      t * 2.3 + random.between(-0.12, 0.12),
      height * random.between(0.15, 0.2),
      g * 0.3,
      4,
      tips,
    );
  }
  const crown = leafy
    ? tips
        .map(([tx, ty]) =>
          leafTier(random, tx, ty, height * random.between(0.035, 0.06), height * 0.03),
        )
        .join('')
    : '';
  return `<path d="${d}" fill="${wood}"/>${lit ? drawTrunkLight(form, g, lit, lightFrom) : ''}${crown ? `<path d="${crown}" fill="${leaf}"/>` : ''}`;
}

function growBranch(
  random: Random,
  from: { x: number; y: number },
  angle: number,
  length: number,
  width: number,
  depth: number,
  tips: [number, number][],
): string {
  const bend = random.between(-0.22, 0.22);
  const mid = {
    x: from.x + Math.sin(angle + bend) * length * 0.5,
    y: from.y - Math.cos(angle + bend) * length * 0.5,
  };
  const to = {
    x: mid.x + Math.sin(angle - bend * 0.5) * length * 0.5,
    y: mid.y - Math.cos(angle - bend * 0.5) * length * 0.5,
  };
  let d = limb([
    [from.x, from.y, width],
    [mid.x, mid.y, width * 0.72],
    [to.x, to.y, width * 0.52],
  ]);
  if (depth === 0) {
    tips.push([to.x, to.y]);
    return d;
  }
  const forks = depth > 2 ? 2 : random.whole(2, 3);
  for (let i = 0; i < forks; i++) {
    const side = (i / (forks - 1) - 0.5) * 2;
    const next = Math.max(-1.75, Math.min(1.75, angle + side * random.between(0.32, 0.62)));
    d += growBranch(
      random,
      to,
      next,
      length * random.between(0.6, 0.8),
      width * 0.5,
      depth - 1,
      tips,
    );
  }
  return d;
}

function drawTrunkLight(
  { x, y, height, seed }: TreeForm,
  g: number,
  lit: string,
  from: -1 | 1,
): string {
  const random = createRandom(`bark ${seed}`);
  let d = '';
  for (let i = 0; i < 7; i++) {
    const off = from * g * (0.98 - i * 0.17 - random.between(0, 0.06));
    const w = g * (i === 0 ? 0.055 : random.between(0.012, 0.04));
    const bottom = y - height * random.between(0, 0.14);
    const topY = y - height * random.between(0.34, 0.5);
    d += limb(
      [
        [x + off * 1.08, bottom, w * 0.4],
        [x + off, (bottom + topY) / 2, w],
        [x + off * 0.76, topY, w * 0.3],
      ],
      'point',
    );
  }
  return `<path d="${d}" fill="${lit}"/>`;
}

/** A coconut palm: curved trunk and arching, combed fronds. */
export function drawPalm(form: TreeForm & { readonly bend?: number }): string {
  const { x, y, height, wood, leaf, lit, lightFrom = -1, bend = 0.18 } = form;
  const random = createRandom(`palm ${form.seed}`);
  const topX = x + height * bend;
  const topY = y - height;
  const w = height * 0.021;
  const trunk = limb(
    [
      [x, y + 4, w * 1.7],
      [x + height * bend * 0.1, y - height * 0.25, w],
      [x + height * bend * 0.45, y - height * 0.65, w * 0.85],
      [topX, topY, w * 0.75],
    ],
    'flat',
  );
  let dark = '';
  let light = '';
  const fronds = 13;
  for (let i = 0; i < fronds; i++) {
    const angle = -200 + (i / (fronds - 1)) * 220 + random.between(-7, 7);
    const frond = traceFrond(
      random,
      topX,
      topY,
      (angle * Math.PI) / 180,
      height * random.between(0.36, 0.46),
    );
    const facing =
      Math.cos((angle * Math.PI) / 180) * lightFrom > 0.1 || (angle < -70 && angle > -110);
    if (lit && facing && i % 2 === 0) light += frond;
    else dark += frond;
  }
  const nuts = [-1, 0.2, 1.1]
    .map(
      (k) => `<circle cx="${n(topX + k * w * 1.3)}" cy="${n(topY + w * 1.6)}" r="${n(w * 1.05)}"/>`,
    )
    .join('');
  return `<g fill="${wood}"><path d="${trunk}"/>${nuts}</g><path d="${dark}" fill="${leaf}"/>${light ? `<path d="${light}" fill="${lit}"/>` : ''}`;
}

/** One frond: the rib arches and droops, leaflets hang from it like a comb. */
function traceFrond(random: Random, x: number, y: number, angle: number, length: number): string {
  const dx = Math.cos(angle);
  const rise = Math.sin(angle) * 0.75;
  const at = (t: number): [number, number] => [
    x + dx * length * t * (1 - 0.14 * t),
    y + rise * length * t + length * 0.62 * t * t,
  ];
  let d = `M${n(x)} ${n(y)}`;
  const steps = 15;
  const side = dx >= 0 ? 1 : -1;
  for (let i = 1; i <= steps; i++)
    d += `L${at(i / steps)
      .map(n)
      .join(' ')}`;
  for (let i = steps; i >= 1; i--) {
    const [px, py] = at(i / steps);
    const t = i / steps;
    const drop =
      length *
      0.24 *
      Math.sin(Math.PI * Math.min(0.97, t * 0.85 + 0.13)) *
      random.between(0.8, 1.15);
    d += `L${n(px + side * drop * 0.3)} ${n(py + drop)}L${at((i - 0.62) / steps)
      .map((v, k) => n(v + (k ? drop * 0.12 : 0)))
      .join(' ')}`;
  }
  return `${d}Z`;
}
