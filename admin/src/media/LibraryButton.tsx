import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { LibraryDialogProps } from './LibraryDialog.tsx';

// Most forms are filled without it: it comes when it is asked for.
const LibraryDialog = lazy(async () => ({
  default: (await import('./LibraryDialog.tsx')).LibraryDialog,
}));

type LibraryButtonProps = Omit<LibraryDialogProps, 'onClose'> & {
  /** What the picture is for, where several fields take one. */
  label: string;
};

/** Opens the media library, to choose what was uploaded before. */
export function LibraryButton({ label, ...dialog }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LibraryIcon />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={`Choose from library: ${label}`}
      >
        Choose from library
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LibraryDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
