import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from './data-provider.ts';
import { PUBLICATION_KEY } from './query-client.ts';

const POLL_MS = { queued: 600, publishing: 600, failed: 5_000, live: 60_000 };
const POLL_AFTER_ERROR_MS = 5_000;

/**
 * The publication; null while it is not known. It is read again after each save, and often until
 * everything is live.
 */
export function usePublication() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: PUBLICATION_KEY,
    queryFn: () => dataProvider.getPublication(),
    refetchInterval: ({ state: { data: known, error: problem } }) =>
      problem || known?.isDiskFull ? POLL_AFTER_ERROR_MS : POLL_MS[known?.state ?? 'live'],
    // Without a connection it fails and says so, in place of waiting for one.
    networkMode: 'always',
  });
  const hasFailed = error !== null;
  return {
    publication: data ?? null,
    /** The same, unless the server does not answer now: then null. */
    current: hasFailed ? null : (data ?? null),
    /** When the server last answered, in ms. */
    askedAt: dataUpdatedAt,
    hasFailed,
    refetch,
  };
}
