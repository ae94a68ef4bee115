import type { Package, Tour } from '@karibu/graph/contract';
import { eachOf } from './lookups.ts';
import { ofRecord, single } from './query.ts';

/** The address of the map of a journey, whose page is at `path`. */
export function mapPath(path: string): string {
  return `${path}/map.svg`;
}

/** The query for the slugs of journeys that have a map: those with a place in their itinerary. */
export function mappedSlugs(journeys: () => readonly (Tour | Package)[]) {
  const slugs = eachOf(journeys, mappedSlug);
  return single(() => slugs().filter((slug) => slug !== null));
}

const mappedSlug = ofRecord(({ slug, itinerary }: Tour | Package) =>
  itinerary.some(({ latitude }) => latitude !== null) ? slug : null,
);
