import { ACCEPTED_PICTURES } from '@karibu/graph/contract';
import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import { Button } from '@mui/material';
import { useRef } from 'react';
import { QuietButton } from '../forms/QuietButton.tsx';

type UploadSeveralButtonProps = {
  label: string;
  /** Names the field of files for those who do not see the button beside it. */
  fieldLabel: string;
  onFiles: (files: File[]) => void;
  /** Whether its icon stands for it on a phone. */
  isQuiet?: boolean;
};

/** Chooses as many pictures as one likes, to be uploaded. */
export function UploadSeveralButton(props: UploadSeveralButtonProps) {
  const { label, fieldLabel, onFiles, isQuiet = false } = props;
  const fileInput = useRef<HTMLInputElement>(null);
  const button = {
    variant: 'outlined',
    startIcon: <UploadIcon />,
    onClick: () => fileInput.current?.click(),
  } as const;
  return (
    <>
      <input
        ref={fileInput}
        type="file"
        accept={ACCEPTED_PICTURES}
        multiple
        hidden
        tabIndex={-1}
        aria-label={fieldLabel}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {isQuiet ? <QuietButton label={label} {...button} /> : <Button {...button}>{label}</Button>}
    </>
  );
}
