import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { Upload } from '../providers/media-calls.ts';

const QUESTION =
  'Are you sure you want to delete this picture? It cannot be restored, ' +
  'not even with an earlier version of a record that showed it.';

type DeleteUploadButtonProps = { upload: Upload; onDeleted: () => void };

/** Deletes a picture that no record shows, after asking. */
export function DeleteUploadButton({ upload, onDeleted }: DeleteUploadButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDeleteUpload(onDeleted);
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Delete picture
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete picture"
        question={QUESTION}
        confirmLabel="Delete"
        isDangerous
        isBusy={isPending}
        onConfirm={() => mutate(upload, { onSettled: () => setAsking(false) })}
        onDecline={() => setAsking(false)}
      />
    </>
  );
}

function useDeleteUpload(onDeleted: () => void) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    // Where a record shows it by now, the API refuses and says which.
    mutationFn: ({ public_id }: Upload) => dataProvider.deleteUpload(public_id),
    onSuccess: () => {
      notify('Picture deleted successfully!', { type: 'success' });
      onDeleted();
    },
    onError: ({ message }) => notify(`Failed to delete the picture: ${message}`, { type: 'error' }),
    onSettled: refresh,
  });
}
