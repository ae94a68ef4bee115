import type { MapPoint } from '@karibu/graph/contract';

const ROUNDS = 60;

/** The points, those that are nearer to each other than `distance` moved apart. */
export function spreadOut<At extends MapPoint>(points: readonly At[], distance: number): At[] {
  const spread = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, a] of spread.entries()) {
      for (const b of spread.slice(index + 1)) push(a, b, distance);
    }
  }
  return spread;
}

function push(a: MapPoint, b: MapPoint, distance: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  if (apart >= distance) return;
  // Two points on one spot part sideways.
  const [ux, uy] = apart === 0 ? [1, 0] : [dx / apart, dy / apart];
  const step = (distance - apart) / 2;
  a.x -= ux * step;
  a.y -= uy * step;
  b.x += ux * step;
  b.y += uy * step;
}
