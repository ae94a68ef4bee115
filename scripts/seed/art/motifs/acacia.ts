import { limb, type Station } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import { leafTier, rootFlare, type TreeForm } from './tree.ts';

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
  let d = rootFlare(x - lean * 0.4, y, w * 1.1);
  d += limb(
    [
      [x - lean * 0.4, y, w * 1.16],
      [x - lean * 0.2, y - height * 0.06, w * 1.08],
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
