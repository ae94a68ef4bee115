import { MutationCache, QueryClient } from '@tanstack/react-query';

/** Where the state of the site is kept. */
export const PUBLICATION_KEY = ['publication'];

/** Each save may publish: whatever shows the publication asks again after one. */
const mutationCache = new MutationCache({
  onSuccess: () => {
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
