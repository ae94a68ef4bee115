import {
  boundsOf,
  type MapView,
  middleOf,
  narrowingAt,
  type Place,
  viewAround,
} from '@karibu/graph/contract';

/** The size of every map, in its own units. */
export const MAP = { width: 400, height: 300 };

const MARGIN = 48;
/** The least that a map shows, in degrees: a lone stop needs its surroundings to be found. */
const LEAST_SPAN = { lone: 1.6, several: 0.12 };

/** The view that holds all places, with one scale in both directions. */
export function fitView(places: readonly Place[]): MapView {
  const bounds = boundsOf(places);
  const middle = middleOf(bounds);
  const least = places.length === 1 ? LEAST_SPAN.lone : LEAST_SPAN.several;
  const across = Math.max((bounds.east - bounds.west) * narrowingAt(middle.latitude), least);
  const down = Math.max(bounds.north - bounds.south, least);
  const scale = Math.min((MAP.width - 2 * MARGIN) / across, (MAP.height - 2 * MARGIN) / down);
  return viewAround(middle, scale, MAP);
}
