import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import { Alert, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useUploads } from '../forms/uploads.tsx';
import { uploadImage } from './upload-image.ts';

type DocumentButtonProps = {
  /** What the document is for, in the button's full name. */
  label: string;
  /** Is given the address of the uploaded document. */
  onDone: (url: string) => void;
};

/** Uploads a PDF. The form waits for it. */
export function DocumentButton({ label, onDone }: DocumentButtonProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { track } = useUploads();

  async function upload(file: File) {
    setPercent(0);
    setFailure(null);
    try {
      const { url } = await track(uploadImage(file, 'document', setPercent));
      onDone(url);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Failed to upload document');
    }
    setPercent(null);
  }

  return (
    <>
      <input
        ref={fileInput}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        tabIndex={-1}
        aria-label={`Upload PDF: ${label}`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) upload(file);
        }}
      />
      <Button
        size="small"
        startIcon={<UploadIcon />}
        disabled={percent !== null}
        onClick={() => fileInput.current?.click()}
        aria-label={percent === null ? `Upload PDF: ${label}` : undefined}
      >
        {percent === null ? 'Upload PDF' : `Uploading… ${percent}%`}
      </Button>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
    </>
  );
}
