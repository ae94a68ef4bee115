import { type Bounds, contains, type Place } from './map-view.ts';
import { MADAGASCAR, OCEAN_COAST, SOCOTRA } from './ocean-outlines.ts';

/**
 * The shapes of a part of the earth, drawn by hand with few points: latitude and longitude in turn.
 * Within its bounds what is not land is sea.
 */
export type Region = { bounds: Bounds; land: number[][]; lakes: number[][] };

const MAINLAND = [
  2.04, 45.34, 1.1, 44.05, -0.36, 42.55, -1.65, 41.58, -2.27, 40.92, -2.55, 40.45, -3.22, 40.13,
  -3.63, 39.87, -4.06, 39.69, -4.4, 39.55, -4.7, 39.3, -5.07, 39.12, -5.43, 38.99, -6.05, 38.79,
  -6.3, 38.83, -6.44, 38.91, -6.66, 39.2, -6.82, 39.31, -6.9, 39.47, -7.2, 39.45, -7.45, 39.32,
  -7.8, 39.43, -8.05, 39.42, -8.45, 39.3, -8.75, 39.41, -8.98, 39.52, -9.5, 39.65, -10.0, 39.72,
  -10.27, 40.2, -10.68, 40.62, -11.35, 40.36, -12.97, 40.55, -15, 40.7, -15, 24, 5, 24, 5, 47,
];

const UNGUJA = [
  -5.71, 39.3, -5.79, 39.345, -5.87, 39.365, -5.94, 39.365, -6.01, 39.39, -6.09, 39.43, -6.17,
  39.43, -6.22, 39.46, -6.18, 39.48, -6.11, 39.5, -6.16, 39.525, -6.25, 39.54, -6.34, 39.555, -6.42,
  39.58, -6.48, 39.54, -6.47, 39.47, -6.39, 39.46, -6.31, 39.38, -6.28, 39.33, -6.34, 39.275, -6.28,
  39.25, -6.22, 39.205, -6.16, 39.18, -6.1, 39.205, -5.99, 39.18, -5.88, 39.24, -5.78, 39.28,
];

const PEMBA = [
  -4.86, 39.68, -4.91, 39.74, -4.94, 39.83, -5.05, 39.87, -5.2, 39.86, -5.32, 39.81, -5.44, 39.72,
  -5.48, 39.66, -5.36, 39.63, -5.25, 39.73, -5.14, 39.69, -5.04, 39.7, -4.95, 39.66,
];

const MAFIA = [
  -7.64, 39.91, -7.76, 39.89, -7.85, 39.83, -7.95, 39.79, -8.0, 39.72, -7.95, 39.63, -7.87, 39.67,
  -7.76, 39.78, -7.68, 39.84,
];

const VICTORIA = [
  0.42, 33.2, 0.25, 33.9, 0.08, 34.02, -0.1, 34.74, -0.38, 34.55, -0.5, 34.1, -0.95, 34.12, -1.5,
  33.88, -1.8, 33.6, -2.1, 33.55, -2.18, 33.85, -2.42, 33.7, -2.28, 33.15, -2.75, 32.87, -2.5, 32.7,
  -2.6, 32.2, -2.78, 31.85, -2.3, 31.68, -1.35, 31.8, -0.7, 31.75, -0.2, 32.02, 0.08, 32.45, 0.2,
  32.8,
];

const TANGANYIKA = [
  -3.35, 29.3, -4.3, 29.68, -4.88, 29.62, -5.25, 29.83, -5.7, 29.8, -6.1, 29.72, -6.4, 29.82, -6.65,
  30.2, -6.85, 30.45, -7.45, 30.6, -8.45, 31.15, -8.8, 31.1, -8.5, 30.65, -7.9, 30.4, -7.05, 29.78,
  -6.4, 29.38, -5.93, 29.17, -5.0, 29.12, -4.3, 29.15, -3.6, 29.12,
];

const NYASA = [
  -9.5, 33.97, -9.75, 34.2, -10.5, 34.62, -11.3, 34.8, -12.5, 34.75, -14.2, 35.2, -14.3, 34.7,
  -12.9, 34.25, -11.6, 34.28, -10.6, 34.15, -9.95, 33.93,
];

const RUKWA = [-7.6, 31.6, -7.9, 32.15, -8.35, 32.75, -8.4, 32.45, -8.05, 31.9];
const NATRON = [-2.15, 36.02, -2.3, 36.12, -2.55, 36.04, -2.58, 35.94, -2.4, 35.92, -2.2, 35.95];
const EYASI = [-3.38, 35.3, -3.55, 35.22, -3.78, 34.95, -3.92, 34.78, -3.75, 34.78, -3.5, 35.05];
const MANYARA = [-3.4, 35.82, -3.5, 35.88, -3.75, 35.83, -3.84, 35.73, -3.68, 35.75, -3.5, 35.77];

const SRI_LANKA = [
  9.83, 80.24, 9.27, 80.82, 8.57, 81.24, 7.92, 81.56, 7.4, 81.83, 6.87, 81.84, 6.35, 81.52, 6.12,
  81.13, 5.92, 80.59, 6.02, 80.2, 6.93, 79.84, 7.21, 79.82, 7.58, 79.79, 8.23, 79.76, 8.6, 79.93,
  8.98, 79.9, 9.3, 80.08, 9.62, 79.95, 9.82, 80.02,
];

/** The first that holds a whole map draws it: those that know more come first. */
const REGIONS: Region[] = [
  {
    bounds: { south: -14, north: 4, west: 26, east: 47 },
    land: [MAINLAND, UNGUJA, PEMBA, MAFIA],
    lakes: [VICTORIA, TANGANYIKA, NYASA, RUKWA, NATRON, EYASI, MANYARA],
  },
  {
    bounds: { south: 4, north: 10.2, west: 79.5, east: 85 },
    land: [SRI_LANKA],
    lakes: [],
  },
  {
    bounds: { south: -26, north: 34, west: 10, east: 85 },
    land: [OCEAN_COAST, SRI_LANKA, MADAGASCAR, SOCOTRA],
    lakes: [VICTORIA, TANGANYIKA, NYASA],
  },
];

/** The region that draws all of a map; undefined where its shapes are not known. */
export function regionAround(bounds: Bounds): Region | undefined {
  return REGIONS.find((region) => contains(region.bounds, bounds));
}

/** The same for a map that no region holds whole: the widest one that draws a part of it. */
export function regionTouching(bounds: Bounds): Region | undefined {
  return regionAround(bounds) ?? REGIONS.findLast((region) => meet(region.bounds, bounds));
}

function meet(a: Bounds, b: Bounds): boolean {
  return a.south < b.north && b.south < a.north && a.west < b.east && b.west < a.east;
}

/** Whether a place lies outside all land of a region. */
export function isSea({ land }: Region, place: Place): boolean {
  return !land.some((outline) => isInside(outline, place));
}

/** Whether a line from a place to the east crosses an outline an odd number of times. */
function isInside(outline: number[], { latitude, longitude }: Place): boolean {
  let isIn = false;
  for (let index = 0; index + 1 < outline.length; index += 2) {
    const [south = 0, west = 0] = outline.slice(index, index + 2);
    const next = (index + 2) % outline.length;
    const [north = 0, east = 0] = outline.slice(next, next + 2);
    if (south > latitude === north > latitude) continue;
    const crossing = west + ((east - west) * (latitude - south)) / (north - south);
    if (longitude < crossing) isIn = !isIn;
  }
  return isIn;
}
