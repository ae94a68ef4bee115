import type { Size } from '../../storage/recipe.ts';

/** A place on earth, in degrees; north and east are positive. */
export type Place = { latitude: number; longitude: number };

/** A point of a map, in its own units from the upper left corner. */
export type MapPoint = { x: number; y: number };

/** Edges, in degrees. */
export type Bounds = { south: number; north: number; west: number; east: number };

/** The part of the earth that a map shows. */
export type MapView = {
  project: (place: Place) => MapPoint;
  /** The place that a point of the map shows. */
  locate: (point: MapPoint) => Place;
  bounds: Bounds;
  /** In the map's own units. */
  size: Size;
  kilometresPerUnit: number;
};

export const KILOMETRES_PER_DEGREE = 111.2;

/** How much shorter a degree to the east is than one to the north, at a latitude. */
export function narrowingAt(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** A map around a place, with one scale in both directions: units for a degree to the north. */
export function viewAround(middle: Place, scale: number, size: Size): MapView {
  const narrowing = narrowingAt(middle.latitude);
  const half = {
    latitude: size.height / 2 / scale,
    longitude: size.width / 2 / scale / narrowing,
  };
  return {
    project: ({ latitude, longitude }) => ({
      x: size.width / 2 + (longitude - middle.longitude) * narrowing * scale,
      y: size.height / 2 - (latitude - middle.latitude) * scale,
    }),
    locate: ({ x, y }) => ({
      latitude: middle.latitude - (y - size.height / 2) / scale,
      longitude: middle.longitude + (x - size.width / 2) / narrowing / scale,
    }),
    bounds: {
      south: middle.latitude - half.latitude,
      north: middle.latitude + half.latitude,
      west: middle.longitude - half.longitude,
      east: middle.longitude + half.longitude,
    },
    size,
    kilometresPerUnit: KILOMETRES_PER_DEGREE / scale,
  };
}

/** The smallest bounds that hold all of these places, of which there is at least one. */
export function boundsOf(places: readonly Place[]): Bounds {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

/** The place in the middle of bounds. */
export function middleOf({ south, north, west, east }: Bounds): Place {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** Whether bounds hold others whole. */
export function contains(outer: Bounds, inner: Bounds): boolean {
  return (
    inner.south >= outer.south &&
    inner.north <= outer.north &&
    inner.west >= outer.west &&
    inner.east <= outer.east
  );
}
