import type { Destination, GalleryItem, Snapshot } from '@karibu/graph/contract';
import { query, single } from './query.ts';
import { pick } from './tour-queries.ts';

/** Destinations of one continent, as the list page shows them. */
export type ContinentGroup = { continent: string; destinations: Destination[] };

const PHOTO = ['title', 'image', 'alt', 'category'] as const;

/** What is shown of a picture of the gallery. */
export type Photo = Pick<GalleryItem, (typeof PHOTO)[number]>;

/** The home page shows so many destinations in its row. */
const POPULAR_DESTINATIONS = 6;

/** The home page draws its pictures from the first so many of the gallery, and shows so few. */
const HOME_GALLERY = { from: 50, shown: 9 };

/** Questions about destinations and the pictures of the gallery. */
export function placeQueries(snapshot: Snapshot) {
  const destinations = single(() => snapshot.destinations.filter((place) => place.isActive));
  const gallery = single(() => snapshot.gallery.filter((picture) => picture.isActive));
  return {
    destinations,
    destinationBySlug: query((slug: string) => destinations().find((place) => place.slug === slug)),
    destinationsByContinent: single(() => groupByContinent(destinations())),
    /** Featured destinations, then the others. */
    popularDestinations: single(() =>
      destinations()
        .toSorted((a, b) => Number(b.featured) - Number(a.featured))
        .slice(0, POPULAR_DESTINATIONS),
    ),
    /** Active pictures in the order of the gallery. */
    gallery: single((): Photo[] => gallery().map((picture) => pick(picture, PHOTO))),
    /** The pictures of the home page, featured ones first. */
    homeGallery: single((): Photo[] =>
      gallery()
        .slice(0, HOME_GALLERY.from)
        .toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
        .slice(0, HOME_GALLERY.shown)
        .map((picture) => pick(picture, PHOTO)),
    ),
  };
}

/** However its name is spaced or capitalised a continent is one; its first destination named it. */
function groupByContinent(destinations: Destination[]): ContinentGroup[] {
  const groups = Map.groupBy(destinations, ({ continent }) => continent.trim().toLowerCase());
  return [...groups.values()]
    .map((members) => ({
      // The newest come first.
      continent: members.at(-1)?.continent.trim() ?? '',
      destinations: members,
    }))
    .toSorted((a, b) => a.continent.localeCompare(b.continent, 'en'));
}
