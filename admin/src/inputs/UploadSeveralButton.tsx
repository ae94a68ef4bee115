import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import { Button } from '@mui/material';
import { useRef } from 'react';

type UploadSeveralButtonProps = {
  label: string;
  /** Names the field of files for those who do not see the button beside it. */
  fieldLabel: string;
  onFiles: (files: File[]) => void;
};

/** Chooses as many pictures as one likes, to be uploaded. */
export function UploadSeveralButton({ label, fieldLabel, onFiles }: UploadSeveralButtonProps) {
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
          onFiles([...(event.target.files ?? [])]);
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
