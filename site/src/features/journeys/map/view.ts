/** A place on earth, in degrees; north and east are positive. */
export type Place = { latitude: number; longitude: number };

/** A point of the map, in its own units from the upper left corner. */
export type Point = { x: number; y: number };

/** The part of the earth that a map shows. */
export type View = {
  project: (place: Place) => Point;
  /** Its edges, in degrees. */
  bounds: Bounds;
  kilometresPerUnit: number;
};

export type Bounds = { south: number; north: number; west: number; east: number };

/** The size of every map, in its own units. */
export const MAP = { width: 400, height: 300 };

const MARGIN = 48;
const KILOMETRES_PER_DEGREE = 111.2;
/** The least that a map shows, in degrees: a lone stop needs its surroundings to be found. */
const LEAST_SPAN = { lone: 1.6, several: 0.12 };

/** The view that holds all places, with one scale in both directions. */
export function fitView(places: readonly Place[]): View {
  const bounds = boundsOf(places);
  const middle = {
    latitude: (bounds.south + bounds.north) / 2,
    longitude: (bounds.west + bounds.east) / 2,
  };
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  const least = places.length === 1 ? LEAST_SPAN.lone : LEAST_SPAN.several;
  const across = Math.max((bounds.east - bounds.west) * narrowing, least);
  const down = Math.max(bounds.north - bounds.south, least);
  const scale = Math.min((MAP.width - 2 * MARGIN) / across, (MAP.height - 2 * MARGIN) / down);
  const half = {
    latitude: MAP.height / 2 / scale,
    longitude: MAP.width / 2 / scale / narrowing,
  };
  return {
    project: ({ latitude, longitude }) => ({
      x: MAP.width / 2 + (longitude - middle.longitude) * narrowing * scale,
      y: MAP.height / 2 - (latitude - middle.latitude) * scale,
    }),
    bounds: {
      south: middle.latitude - half.latitude,
      north: middle.latitude + half.latitude,
      west: middle.longitude - half.longitude,
      east: middle.longitude + half.longitude,
    },
    kilometresPerUnit: KILOMETRES_PER_DEGREE / scale,
  };
}

function boundsOf(places: readonly Place[]): Bounds {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}
