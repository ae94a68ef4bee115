import { mix } from '../core/color.ts';
import { limb, type Point } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import { leafTier, rootFlare, type TreeForm } from './tree.ts';

/** A baobab: a swollen trunk that splits into stout limbs and a crown of bare twigs. */
export function drawBaobab(
  form: TreeForm & { readonly leafy?: boolean; readonly girth?: number },
): string {
  const { x, y, height, wood, leaf, lit, lightFrom = -1, leafy = false, girth = 0.15 } = form;
  const random = createRandom(`baobab ${form.seed}`);
  const g = height * girth;
  const top = y - height * 0.52;
  let d = rootFlare(x, y, g * 1.02, 1.5);
  d += limb([
    [x, y - g * 0.4, g * 1.03],
    [x, y - height * 0.1, g * 1.02],
    [x, y - height * 0.24, g * 1.04],
    [x, y - height * 0.42, g * 0.9],
    [x, top, g * 0.7],
  ]);
  const tips: Point[] = [];
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
  const bark = lit ? drawTrunkLight(form, g, lit, lightFrom) : '';
  return `<path d="${d}" fill="${wood}"/>${bark}${leafy ? drawCrown(random, tips, height, leaf, lightFrom) : ''}`;
}

/** Leaves at the twigs' ends in two tones, the lighter towards the light. */
function drawCrown(
  random: Random,
  tips: readonly Point[],
  height: number,
  leaf: string,
  lightFrom: -1 | 1,
): string {
  let dark = '';
  let light = '';
  for (const [x, y] of tips) {
    const w = height * random.between(0.03, 0.052);
    dark += leafTier(random, x, y, w, height * 0.028);
    if (random.chance(0.55))
      light += leafTier(
        random,
        x + lightFrom * w * 0.3,
        y - height * 0.013,
        w * 0.62,
        height * 0.013,
      );
  }
  return `<path d="${dark}" fill="${leaf}"/><path d="${light}" fill="${mix(leaf, '#f6e08a', 0.32)}"/>`;
}

function growBranch(
  random: Random,
  from: { x: number; y: number },
  angle: number,
  length: number,
  width: number,
  depth: number,
  tips: Point[],
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
