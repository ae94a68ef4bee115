import { capitalise } from '@karibu/graph/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { type Restoring, restoredText, restoreRecord } from './restore-record.ts';

/** Brings versions of records back, deleted ones too: one at a time. Says so, and reads again what is shown. */
export function useRestore() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (restoring: Restoring & { item: string }) => restoreRecord(dataProvider, restoring),
    onSuccess: (address, { item }) => {
      notify(restoredText(capitalise(item), address ? [address] : []), { type: 'success' });
      refresh();
    },
    onError: (error, { item }) => {
      notify(`Failed to restore ${item}: ${error.message}`, { type: 'error' });
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
