import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { sentenceCase } from './sentence-case.ts';

type Restored = { resource: string; item: string; id: string; version: number };

/** Brings versions of records back, deleted ones too; says so, and reads again what is shown. */
export function useRestore() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ resource, id, version }: Restored) =>
      dataProvider.restore(resource, id, version),
    onSuccess: (_, { item }) => {
      notify(`${sentenceCase(item)} restored`, { type: 'success' });
      refresh();
    },
    onError: (error, { item }) =>
      notify(`Failed to restore ${item}: ${error.message}`, { type: 'error' }),
  });
}
