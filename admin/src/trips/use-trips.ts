import { useGetList } from 'react-admin';

/** What is known of a trip to choose it by. */
export type KnownTrip = { slug: string; title: string; kind: 'Tours' | 'Packages' };

const MOST = 1000;
/** Trips that others made since can wait. */
const FRESH_MS = 5 * 60_000;

/** All tours and packages by their titles, in alphabetical order; null while they are not known. */
export function useTrips(): KnownTrip[] | null {
  const tours = useTripsOf('tours', 'Tours');
  const packages = useTripsOf('packages', 'Packages');
  return tours && packages ? [...tours, ...packages] : null;
}

function useTripsOf(resource: string, kind: KnownTrip['kind']): KnownTrip[] | undefined {
  const { data } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'title', order: 'ASC' },
      meta: { only: ['slug'] },
    },
    { staleTime: FRESH_MS },
  );
  return data?.map(({ slug, title }) => ({ slug, title, kind }));
}
