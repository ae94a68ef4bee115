import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDelete, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { sentenceCase } from './sentence-case.ts';
import { UndoDelete } from './UndoDelete.tsx';

type DeleteButtonProps = {
  resource: string;
  item: string;
  id: string;
  title: string;
  /** Replaces the usual `Tour deleted successfully!` */
  successText?: string;
};

/**
 * Deletes a record after asking, and offers to bring it back where the API keeps it. A failure says
 * so and leaves the record where it is.
 */
export function DeleteButton({ resource, item, id, title, successText }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const [deleteOne, { isPending }] = useDelete();

  function confirm() {
    deleteOne(
      resource,
      { id },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(successText ?? `${sentenceCase(item)} deleted successfully!`, {
            type: 'success',
            action: <UndoDelete resource={resource} item={item} ids={[id]} />,
          });
          refresh();
        },
        onError: (error) => {
          const reason = error instanceof Error ? `: ${error.message}` : '';
          notify(`Failed to delete ${item}${reason}`, { type: 'error' });
        },
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        aria-label={`Delete ${title}`}
      >
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete “${title}”`}
        question={`Are you sure you want to delete this ${item}?`}
        confirmLabel="Delete"
        isDangerous
        isBusy={isPending}
        onConfirm={confirm}
        onDecline={() => setAsking(false)}
      />
    </>
  );
}
