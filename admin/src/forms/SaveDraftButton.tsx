import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import { useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { QuietButton } from './QuietButton.tsx';
import { useUploads } from './uploads.tsx';
import type { Editing } from './use-editing.ts';

/** Saves the form beside what is published, which visitors still see. */
export function SaveDraftButton({ editing }: { editing: Editing }) {
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  const { isUploading } = useUploads();
  return (
    <QuietButton
      label="Save draft"
      variant="outlined"
      startIcon={<DraftIcon />}
      disabled={Boolean(saving) || isSubmitting || isUploading}
      onClick={({ currentTarget }) => {
        editing.asDraft.current = true;
        currentTarget.form?.requestSubmit();
      }}
    />
  );
}
