import type { TOUR_TYPES } from '@karibu/graph/contract';
import * as words from './tour.words.ts';

export type TourType = (typeof TOUR_TYPES)[number];

const TITLES: Record<TourType, string> = words.types;

export function tourTypeTitle(type: TourType): string {
  return TITLES[type];
}

export function tourTypePath(type: TourType): string {
  return `/tours/type/${type}`;
}

/** The tour type with this name, or undefined. */
export function parseTourType(name: string | undefined): TourType | undefined {
  return Object.keys(TITLES).find((type): type is TourType => type === name);
}
