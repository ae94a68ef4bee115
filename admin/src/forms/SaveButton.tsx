import { Button } from '@mui/material';
import { useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { SaveKey } from './SaveKey.tsx';
import { useUploads } from './uploads.tsx';

/** Sends the form: once, and not while an image is on its way. */
export function SaveButton({ label }: { label: string }) {
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  const { isUploading } = useUploads();
  const isBusy = Boolean(saving) || isSubmitting;
  return (
    <>
      <SaveKey />
      <Button type="submit" variant="contained" disabled={isBusy || isUploading}>
        {isUploading ? 'Waiting for the image…' : isBusy ? 'Saving…' : label}
      </Button>
    </>
  );
}
