import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import type { KnownPlacesQuery } from '../generated/graphql.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { listKnownPlaces } from './known-places.ts';

/** What others made meanwhile can wait so long. */
const FRESH_MS = 30_000;

/** The places that can be chosen by name. A record that is edited makes none known. */
export function useKnownPlaces() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const record = useRecordContext();
  const resource = useResourceContext();
  const own = record?.id;
  const { data, error, refetch } = useQuery({
    queryKey: ['known-places'],
    queryFn: () => dataProvider.getKnownPlaces(),
    staleTime: FRESH_MS,
  });
  const known = useMemo(
    () => listKnownPlaces(without(data ?? NOTHING, resource, own)),
    [data, resource, own],
  );
  return { known, hasFailed: error !== null && !data, refetch };
}

const NOTHING: KnownPlacesQuery = {
  ...{ destinations: { items: [] }, stays: { items: [] } },
  ...{ tours: { items: [] }, packages: { items: [] } },
};

function without(
  answer: KnownPlacesQuery,
  resource: string | undefined,
  own: unknown,
): KnownPlacesQuery {
  const others = <Row extends { id: string }>(name: string, { items }: { items: Row[] }) => ({
    items: name === resource ? items.filter(({ id }) => id !== own) : items,
  });
  const { stays, tours, packages } = answer;
  return {
    ...answer,
    ...{ stays: others('stays', stays), tours: others('tours', tours) },
    packages: others('packages', packages),
  };
}
