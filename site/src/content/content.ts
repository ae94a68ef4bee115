import type { Destination, Media, Settings, Snapshot, Tour } from '@karibu/graph/contract';
import { fillSettings } from './default-profile.ts';
import { query, single } from './query.ts';

/** Destinations of one continent, as the list page shows them. */
export type ContinentGroup = { continent: string; destinations: Destination[] };

/** Everything a page may ask about the published content. */
export type Content = ReturnType<typeof createContent>;

const FEATURED_TOURS = 6;

/** Answers questions about one snapshot. All answers are pure and remembered. */
export function createContent(snapshot: Snapshot) {
  const tours = single(() => snapshot.tours.filter((tour) => tour.isActive));
  const destinations = single(() => snapshot.destinations.filter((place) => place.isActive));
  const mediaByUrl = single(() => new Map(snapshot.media.map((entry) => [entry.url, entry])));

  return {
    /** The origin of the public site, without a slash at its end. */
    publicUrl: single((): string => snapshot.publicUrl.replace(/\/+$/, '')),
    settings: single((): Settings => fillSettings(snapshot.settings)),
    media: query((url: string): Media | undefined => mediaByUrl().get(url)),
    tours,
    featuredTours: single(() =>
      tours()
        .filter((tour) => tour.isFeatured)
        .slice(0, FEATURED_TOURS),
    ),
    tourBySlug: query((slug: string) => tours().find((tour) => tour.slug === slug)),
    toursByType: query((type: Tour['tourType']) =>
      tours().filter((tour) => tour.tourType === type),
    ),
    /** Tours whose destination text contains the name, in whatever case. */
    toursOfDestination: query((name: string) => tours().filter((tour) => goesTo(tour, name))),
    destinations,
    destinationBySlug: query((slug: string) => destinations().find((place) => place.slug === slug)),
    destinationsByContinent: single(() => groupByContinent(destinations())),
    /** Featured destinations, then the others. */
    popularDestinations: single(() =>
      destinations().toSorted((a, b) => Number(b.featured) - Number(a.featured)),
    ),
  };
}

function goesTo(tour: Tour, name: string): boolean {
  return tour.destination.toLowerCase().includes(name.toLowerCase());
}

function groupByContinent(destinations: Destination[]): ContinentGroup[] {
  const groups = Map.groupBy(destinations, (place) => place.continent);
  return [...groups]
    .map(([continent, members]) => ({ continent, destinations: members }))
    .toSorted((a, b) => a.continent.localeCompare(b.continent, 'en'));
}
