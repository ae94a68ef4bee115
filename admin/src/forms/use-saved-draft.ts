import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { knownResource } from '../providers/known-resource.ts';

/** The draft of a record as the server holds it now; `data` is null where there is none. */
export function useSavedDraft(resource: string, id: string | undefined) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const mayHaveOne = id !== undefined && knownResource(resource).publishedBy !== null;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['draft', resource, id],
    queryFn: () => dataProvider.getDraft(resource, id ?? ''),
    enabled: mayHaveOne,
    gcTime: 0,
  });
  return { draft: data ?? null, error, refetch, isReady: !mayHaveOne || (!isFetching && !error) };
}
