import { isSea, type MapPoint, type Region } from '@karibu/graph/contract';
import type { Pin } from './pins.ts';
import type { Route, Stop } from './stops.ts';

/** How one gets along a stretch. Over water that is by boat or by air, where no day says which. */
export type LegKind = 'road' | 'over' | 'air';

/** A stretch of the way, as points along it. */
export type Leg = { points: MapPoint[]; kind: LegKind };

/** How far the middle of an arc is off the straight line, as a share of its length. */
const RISE = 0.2;
const STEPS = 12;
/** A stretch goes over water when it does so at this many of its points between the ends. */
const LEAST_AT_SEA = 3;

/** The stretches between the pins: an arc through the air, and else a straight line. */
export function listLegs(way: Route['way'], pins: readonly Pin[], region: Region | undefined) {
  return way.slice(1).flatMap(({ stop, isByAir }, index): Leg[] => {
    const before = way[index]?.stop ?? stop;
    const [from, to] = [before, stop].map((each) => pins.find((pin) => pin.stops.includes(each)));
    if (!from || !to || from === to) return [];
    if (isByAir) return [{ points: bend(from, to), kind: 'air' }];
    const kind = region && isOverWater(before, stop, region) ? 'over' : 'road';
    return [{ points: [from, to], kind }];
  });
}

function isOverWater(from: Stop, to: Stop, region: Region): boolean {
  const shares = Array.from({ length: STEPS - 1 }, (_, step) => (step + 1) / STEPS);
  const atSea = shares.filter((share) =>
    isSea(region, {
      latitude: from.latitude + (to.latitude - from.latitude) * share,
      longitude: from.longitude + (to.longitude - from.longitude) * share,
    }),
  );
  return atSea.length >= LEAST_AT_SEA;
}

/** Points along an arc above the straight line, or beside it where that is upright. */
function bend(from: MapPoint, to: MapPoint): MapPoint[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const side = (dx < 0 ? -2 : 2) * RISE;
  const top = { x: (from.x + to.x) / 2 + dy * side, y: (from.y + to.y) / 2 - dx * side };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const along = (axis: 'x' | 'y') =>
      (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * top[axis] + share ** 2 * to[axis];
    return { x: along('x'), y: along('y') };
  });
}
