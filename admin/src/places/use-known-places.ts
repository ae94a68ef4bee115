import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import type { KnownPlacesQuery } from '../generated/graphql.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { listKnownPlaces } from './known-places.ts';

/** What others made meanwhile can wait so long. */
const FRESH_MS = 30_000;

/** The places that can be chosen by name; a stay that is edited is none of its own. */
export function useKnownPlaces() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const record = useRecordContext();
  const own = useResourceContext() === 'stays' ? record?.id : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['known-places'],
    queryFn: () => dataProvider.getKnownPlaces(),
    staleTime: FRESH_MS,
  });
  const known = useMemo(() => listKnownPlaces(without(data ?? NOTHING, own)), [data, own]);
  return { known, hasFailed: error !== null && !data, refetch };
}

const NOTHING: KnownPlacesQuery = {
  ...{ destinations: { items: [] }, stays: { items: [] } },
  ...{ tours: { items: [] }, packages: { items: [] } },
};

function without(answer: KnownPlacesQuery, own: unknown): KnownPlacesQuery {
  return { ...answer, stays: { items: answer.stays.items.filter(({ id }) => id !== own) } };
}
