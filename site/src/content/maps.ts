import type { Package, Tour } from '@karibu/graph/contract';
import { ofRecord } from './query.ts';

/** The address of the map of a journey, whose page is at `path`. */
export function mapPath(path: string): string {
  return `${path}/map.svg`;
}

/** The slugs of the journeys that have a map: those with a place in their itinerary. */
export function mappedSlugs(journeys: (Tour | Package)[]): string[] {
  return journeys.filter(hasPlace).map(({ slug }) => slug);
}

const hasPlace = ofRecord(({ itinerary }: Tour | Package) =>
  itinerary.some(({ latitude }) => latitude !== null),
);
