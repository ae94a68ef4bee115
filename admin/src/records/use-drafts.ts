import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { DRAFTS_KEY } from '../providers/draft-calls.ts';
import { knownResource } from '../providers/known-resource.ts';

/** Whether a record has a draft, as far as is known. */
export function useHasDraft(resource: string, id: unknown): boolean {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data = [] } = useQuery({
    queryKey: DRAFTS_KEY,
    queryFn: () => dataProvider.getDrafts(),
    enabled: knownResource(resource).publishedBy !== null,
    staleTime: 30_000,
  });
  return data.some((each) => each.resource === resource && each.recordId === id);
}
