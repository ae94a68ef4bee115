import { Alert, AlertTitle } from '@mui/material';
import { useFormState } from 'react-hook-form';

/** Says above the fields that a save failed, and why; or that some fields need another look. */
export function FormAlert({ failedMessage }: { failedMessage: string }) {
  const { errors, isSubmitting, submitCount } = useFormState();
  const reason = errors.root?.server?.message;
  const { root, ...fieldErrors } = errors;
  const count = Object.keys(fieldErrors).length;
  if (isSubmitting || (!reason && (count === 0 || submitCount === 0))) return null;
  if (!reason) {
    return (
      <Alert severity="error">
        {count === 1 ? 'One field needs' : `${count} fields need`} another look. Each says what is
        wrong.
      </Alert>
    );
  }
  return (
    <Alert severity="error">
      <AlertTitle>{failedMessage}</AlertTitle>
      {reason}
    </Alert>
  );
}
