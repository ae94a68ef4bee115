import { MutationCache, QueryClient } from '@tanstack/react-query';
import { readErrorBody } from './api-error.ts';

/** Where the state of the site is kept. */
export const PUBLICATION_KEY = ['publication'];

/** Each save may publish: whatever shows the publication asks again after one. */
const mutationCache = new MutationCache({
  onSuccess: () => {
    queryClient.invalidateQueries({ queryKey: PUBLICATION_KEY });
  },
  // The publication says how long the disk is full.
  onError: (error) => {
    if (readErrorBody(error).code !== 'DISK_FULL') return;
    queryClient.invalidateQueries({ queryKey: PUBLICATION_KEY });
  },
});

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 1, retryDelay: 400 },
    // A save without a connection fails at once and says so, in place of waiting for one.
    mutations: { retry: 0, networkMode: 'always' },
  },
});
