import { Alert, Button } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { singularOf } from '../providers/known-resource.ts';
import { useRestore } from '../records/use-restore.ts';
import { useEditingContext } from './use-editing.ts';

/** Says that the record was deleted while it was edited, and brings it back to be saved. */
export function DeletedNotice() {
  const editing = useEditingContext();
  const resource = useResourceContext() ?? '';
  const { restore, isPending } = useRestore();
  const { clearErrors } = useFormContext();
  if (!editing?.isDeleted || !editing.base) return null;
  const { base, clear } = editing;
  const item = singularOf(resource);
  const bringBack = () =>
    restore(
      { resource, id: String(base.id), version: 'newest' },
      {
        onSuccess() {
          clear();
          clearErrors('root');
        },
      },
    );
  return (
    <Alert
      severity="warning"
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" disabled={isPending} onClick={bringBack}>
          Bring it back
        </Button>
      }
    >
      Someone deleted this {item} after you opened it. Your changes are still here. Bring it back,
      then save again.
    </Alert>
  );
}
