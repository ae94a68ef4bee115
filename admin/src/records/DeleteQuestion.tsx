import { capitalise } from '@karibu/graph/contract';
import { type RaRecord, useDelete, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { singularOf, titleOf } from '../providers/known-resource.ts';
import { UndoDelete } from './UndoDelete.tsx';

export type DeleteProps = {
  resource: string;
  record: RaRecord;
  /** Replaces the usual `Tour deleted successfully!` */
  successText?: string;
};

/**
 * Asks, deletes, and offers to bring the record back where the API keeps it. A failure says so and
 * leaves the record where it is.
 */
export function DeleteQuestion(props: DeleteProps & { onDone: () => void }) {
  const { resource, record, successText, onDone } = props;
  const item = singularOf(resource);
  const title = titleOf(resource, record);
  const notify = useNotify();
  const refresh = useRefresh();
  const [deleteOne, { isPending }] = useDelete();

  function confirm() {
    deleteOne(
      resource,
      { id: record.id },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(successText ?? `${capitalise(item)} deleted successfully!`, {
            type: 'success',
            action: <UndoDelete resource={resource} records={[[String(record.id), title]]} />,
          });
          refresh();
        },
        onError: (error) => {
          const reason = error instanceof Error ? `: ${error.message}` : '';
          notify(`Failed to delete ${item}${reason}`, { type: 'error' });
        },
        onSettled: onDone,
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Delete “${title}”`}
      question={`Are you sure you want to delete this ${item}?`}
      confirmLabel="Delete"
      isDangerous
      isBusy={isPending}
      onConfirm={confirm}
      onDecline={onDone}
    />
  );
}
