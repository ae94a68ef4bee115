import { Typography } from '@mui/material';
import { useFormState } from 'react-hook-form';

/** Says that there is something to save. */
export function UnsavedNote() {
  const { dirtyFields, isSubmitting } = useFormState();
  const hasChanges = Object.keys(dirtyFields).length > 0 && !isSubmitting;
  return (
    <Typography color="textSecondary" role="status" sx={{ fontSize: 14 }}>
      {hasChanges ? 'Unsaved changes, kept on this device' : ''}
    </Typography>
  );
}

/** Before the buttons of a form; on a phone, which has no room there, above them. */
export const noteStyle = {
  flex: { xs: '1 1 100%', sm: '0 1 auto' },
  order: { xs: -1, sm: 0 },
  minWidth: 0,
  '&:has(> p:empty)': { flexBasis: 0, flexGrow: 0, order: 0 },
};
