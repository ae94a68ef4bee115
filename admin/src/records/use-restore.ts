import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { sentenceCase } from './sentence-case.ts';

type Restored = {
  resource: string;
  item: string;
  id: string;
  version: number;
  /** The newest change that whoever restores has seen: a newer one is not overwritten unseen. */
  newestSeen?: string | undefined;
};

/** Brings versions of records back, deleted ones too; says so, and reads again what is shown. */
export function useRestore() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ resource, id, version, newestSeen }: Restored) => {
      const [newest] = newestSeen ? await dataProvider.getHistory(resource, id) : [];
      if (newest && newest.id !== newestSeen) {
        throw new Error('somebody has saved it since. Look at the newest change first');
      }
      await dataProvider.restore(resource, id, version);
    },
    onSuccess: (_, { item }) => {
      notify(`${sentenceCase(item)} restored`, { type: 'success' });
      refresh();
    },
    onError: (error, { item }) => {
      notify(`Failed to restore ${item}: ${error.message}`, { type: 'error' });
      refresh();
    },
  });
}
