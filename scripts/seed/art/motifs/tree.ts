import { closedCurve, type Knot, n, oval } from '../core/path.ts';
import type { Random } from '../core/random.ts';

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

/** A flat pad of foliage: finely ragged, domed above, nearly level below, with loose leaves around it. */
export function leafTier(random: Random, x: number, y: number, w: number, h: number): string {
  const knots: Knot[] = [];
  const count = 26;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const rough = 1 + random.between(-0.13, 0.13);
    knots.push([
      x + Math.cos(a) * w * rough,
      y + Math.sin(a) * h * rough * (Math.sin(a) < 0 ? 1 : 0.55),
    ]);
  }
  return closedCurve(knots, 0.3) + looseLeaves(random, x, y, w, h);
}

function looseLeaves(random: Random, x: number, y: number, w: number, h: number): string {
  let d = '';
  const count = w > 30 ? Math.round(w / 5) : 0;
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2);
    const reach = random.between(0.92, 1.05);
    const r = Math.min(4.5, 1.2 + w * 0.012) * random.between(0.6, 1.2);
    d += oval(
      x + Math.cos(a) * w * reach,
      y + Math.sin(a) * h * reach * (Math.sin(a) < 0 ? 1 : 0.6),
      r * 1.4,
      r,
    );
  }
  return d;
}

/** The foot of a trunk spreading into the ground; `half` is half the trunk's width there. */
export function rootFlare(x: number, y: number, half: number, spread = 2.3): string {
  const w = half;
  return `M${n(x - w * spread)} ${n(y + 2)}Q${n(x - w * 1.05)} ${n(y - w * 0.3)} ${n(x - w * 0.8)} ${n(y - w * 2.4)}L${n(x + w * 0.8)} ${n(y - w * 2.4)}Q${n(x + w * 1.05)} ${n(y - w * 0.3)} ${n(x + w * spread)} ${n(y + 2)}Q${n(x)} ${n(y + 2 + w * 0.16)} ${n(x - w * spread)} ${n(y + 2)}Z`;
}
