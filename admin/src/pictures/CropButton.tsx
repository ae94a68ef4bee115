import CropIcon from '@mui/icons-material/CropRotate';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { Upload } from '../providers/media-calls.ts';

const CropDialog = lazy(async () => ({
  default: (await import('./CropDialog.tsx')).CropDialog,
}));

type CropButtonProps = {
  upload: Upload;
  isDisabled: boolean;
  onCropped: (cropped: Upload) => void;
};

/** Opens what crops and turns a picture. */
export function CropButton({ upload, isDisabled, onCropped }: CropButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<CropIcon />}
        onClick={() => setOpen(true)}
        disabled={isDisabled}
        aria-haspopup="dialog"
        sx={{ mr: 'auto' }}
      >
        Crop and turn
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CropDialog upload={upload} onCropped={onCropped} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
