import { Button } from '@mui/material';
import { useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { SaveKey } from './SaveKey.tsx';
import { useUploads } from './uploads.tsx';
import { useEditingContext } from './use-editing.ts';

/** Sends the form: once, and not while an image is on its way. */
export function SaveButton({ label }: { label: string }) {
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  const { isUploading } = useUploads();
  const asDraft = useEditingContext()?.asDraft;
  const isBusy = Boolean(saving) || isSubmitting;
  const publish = () => {
    if (asDraft) asDraft.current = false;
  };
  return (
    <>
      <SaveKey />
      <Button type="submit" variant="contained" disabled={isBusy || isUploading} onClick={publish}>
        {isUploading ? 'Waiting for the image…' : isBusy ? 'Saving…' : label}
      </Button>
    </>
  );
}
