import CleanIcon from '@mui/icons-material/CleaningServicesOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from '../records/count-of.ts';

const { words } = knownResource('uploads');

/**
 * Counts the pictures that no record shows, and deletes them after asking. The count reads the
 * whole content, so it is made when the button is pressed.
 */
export function RemoveUnusedButton() {
  const [count, setCount] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const { remove, isRemoving } = useRemoveUnused(() => setAsking(false));
  const { look, isLooking } = useLookForUnused((found) => {
    setCount(found);
    setAsking(found > 0);
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CleanIcon />}
        onClick={() => look()}
        disabled={isLooking}
      >
        {isLooking ? 'Looking…' : 'Remove unused'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove unused pictures"
        question={questionAbout(count)}
        confirmLabel={isRemoving ? 'Removing…' : `Remove ${countOf(count, words)}`}
        isDangerous
        isBusy={isRemoving}
        onConfirm={() => remove()}
        onDecline={() => setAsking(false)}
      />
    </>
  );
}

function useLookForUnused(onFound: (count: number) => void) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.countUnusedUploads(),
    onSuccess: (count) => {
      onFound(count);
      if (count === 0) notify('No unused pictures older than a day', { type: 'info' });
    },
    onError: ({ message }) =>
      notify(`Failed to look for unused pictures: ${message}`, { type: 'error' }),
  });
  return { look: mutate, isLooking: isPending };
}

function useRemoveUnused(onSettled: () => void) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.removeUnusedUploads(),
    onSuccess: (count) => notify(`${countOf(count, words)} removed`, { type: 'success' }),
    onError: ({ message }) =>
      notify(`Failed to remove unused pictures: ${message}`, { type: 'error' }),
    onSettled: () => {
      onSettled();
      refresh();
    },
  });
  return { remove: mutate, isRemoving: isPending };
}

function questionAbout(count: number): string {
  const pictures = `${countOf(count, words)} that no record shows`;
  return `Are you sure you want to delete ${pictures}? They cannot be restored. ${KEPT}`;
}

const KEPT = 'Pictures uploaded within the last day are kept.';
