import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import { Button } from '@mui/material';
import { useRef } from 'react';
import type { UploadQueue } from './use-upload-queue.ts';

type UploadSeveralButtonProps = {
  label: string;
  /** Names the field of files for those who do not see the button beside it. */
  fieldLabel: string;
  queue: UploadQueue;
};

/** Chooses as many pictures as one likes, and uploads them. */
export function UploadSeveralButton({ label, fieldLabel, queue }: UploadSeveralButtonProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={fileInput}
        type="file"
        accept="image/*"
        multiple
        hidden
        tabIndex={-1}
        aria-label={fieldLabel}
        onChange={(event) => {
          queue.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        onClick={() => fileInput.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
