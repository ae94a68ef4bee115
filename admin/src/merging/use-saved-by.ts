import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin';
import { formatMoment } from '../layout/format-moment.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

/** Who saved this version of a record and when, as a sentence; null while it is not known. */
export function useSavedBy({ id, version }: RaRecord): string | null {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'history', id, version],
    queryFn: () => dataProvider.getHistory(resource, id),
    retry: false,
  });
  const change = data?.items.find((each) => each.version === version);
  return change ? `${change.by} saved it on ${formatMoment(change.at)}` : null;
}
