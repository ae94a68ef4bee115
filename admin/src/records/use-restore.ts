import { capitalise } from '@karibu/graph/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { singularOf } from '../providers/known-resource.ts';
import { type Restoring, restoredText, restoreRecord } from './restore-record.ts';

/**
 * Restores versions of records, deleted records too, one at a time. Says so, and reads what is
 * shown again.
 */
export function useRestore() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (restoring: Restoring) => restoreRecord(dataProvider, restoring),
    onSuccess: (address, { resource }) => {
      notify(restoredText(capitalise(singularOf(resource)), address ? [address] : []), {
        type: 'success',
      });
      refresh();
    },
    onError: (error, { resource }) => {
      notify(`Failed to restore ${singularOf(resource)}: ${error.message}`, { type: 'error' });
      refresh();
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const restore: typeof mutate = (...restoring) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(...restoring);
  };
  return { restore, isPending };
}
