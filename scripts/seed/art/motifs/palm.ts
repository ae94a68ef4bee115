import { limb, n } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import type { TreeForm } from './tree.ts';

/** A coconut palm: curved trunk and arching, combed fronds. */
export function drawPalm(form: TreeForm & { readonly bend?: number }): string {
  const { x, y, height, wood, leaf, lit, lightFrom = -1, bend = 0.18 } = form;
  const random = createRandom(`palm ${form.seed}`);
  const topX = x + height * bend;
  const topY = y - height;
  const w = height * 0.021;
  const trunk = limb(
    [
      [x - height * bend * 0.02, y + 3, w * 2],
      [x, y - height * 0.035, w * 1.4],
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
