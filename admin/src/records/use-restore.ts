import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { sentenceCase } from './sentence-case.ts';

type Restored = {
  resource: string;
  item: string;
  id: string;
  /** Which version; `newest` is the last one that a deleted record had. */
  version: number | 'newest';
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
      const mustLook = newestSeen !== undefined || version === 'newest';
      const changes = mustLook ? await dataProvider.getHistory(resource, id) : [];
      if (newestSeen && changes[0]?.id !== newestSeen) {
        throw new Error('somebody has saved it since. Look at the newest change first');
      }
      const last = changes.find(({ after }) => after)?.version ?? 0;
      await dataProvider.restore(resource, id, version === 'newest' ? last : version);
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
