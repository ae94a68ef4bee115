import { Typography } from '@mui/material';
import { useFormState } from 'react-hook-form';

/** Says that there is something to save. */
export function UnsavedNote() {
  const { dirtyFields, isSubmitting } = useFormState();
  const hasChanges = Object.keys(dirtyFields).length > 0 && !isSubmitting;
  return (
    <Typography color="textSecondary" role="status" sx={{ fontSize: 14 }}>
      {hasChanges ? 'Unsaved changes' : ''}
    </Typography>
  );
}
