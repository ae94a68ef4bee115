import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from './data-provider.ts';
import { PUBLICATION_KEY, type Publication } from './publication.ts';

const POLL_MS = { queued: 600, publishing: 600, failed: 5_000, live: 60_000 };

/** The publication, null while it is not known; asked for again shortly after each save, and often until it is live. */
export function usePublication() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: PUBLICATION_KEY,
    queryFn: (): Promise<Publication> => dataProvider.getPublication(),
    refetchInterval: ({ state }) => POLL_MS[state.data?.state ?? 'live'],
  });
  return {
    publication: data ?? null,
    /** When the server last answered, in ms. */
    askedAt: dataUpdatedAt,
    hasFailed: error !== null,
    refetch,
  };
}
