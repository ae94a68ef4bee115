import CleanIcon from '@mui/icons-material/CleaningServicesOutlined';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { QuietButton } from '../forms/QuietButton.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

// It comes when it is asked for.
const RemoveUnusedDialog = lazy(async () => ({
  default: (await import('./RemoveUnusedDialog.tsx')).RemoveUnusedDialog,
}));

/**
 * Looks for the pictures that no record shows, and shows them before they are removed. That reads
 * the whole content, so it is done when the button is pressed.
 */
export function RemoveUnusedButton() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const { data, mutate, isPending, reset } = useMutation({
    mutationFn: () => dataProvider.getUnusedUploads(),
    onSuccess: (found) => {
      if (found.length === 0) notify('No unused pictures older than a day', { type: 'info' });
    },
    onError: ({ message }) =>
      notify(`Failed to look for unused pictures: ${message}`, { type: 'error' }),
  });
  return (
    <>
      <QuietButton
        label={isPending ? 'Looking…' : 'Remove unused'}
        variant="outlined"
        startIcon={<CleanIcon />}
        onClick={() => mutate()}
        disabled={isPending}
      />
      {data && data.length > 0 ? (
        <Suspense fallback={null}>
          <RemoveUnusedDialog unused={data} onClose={reset} />
        </Suspense>
      ) : null}
    </>
  );
}
