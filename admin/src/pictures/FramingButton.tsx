import { publicIdOf } from '@karibu/graph/contract';
import FocusIcon from '@mui/icons-material/CenterFocusStrongOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';

// Most forms are filled without it: it comes when it is asked for.
const FramingDialog = lazy(async () => ({
  default: (await import('./FramingDialog.tsx')).FramingDialog,
}));

type FramingButtonProps = {
  /** The picture's address. One that was not uploaded here has no button. */
  address: string;
  /** What the picture is here, where there are several. */
  label?: string;
};

/** Opens what is said of an uploaded picture, and how it is cropped, in all its places. */
export function FramingButton({ address, label }: FramingButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (publicIdOf(address) === null) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FocusIcon />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={label && `Alt text and focus: ${label}`}
        sx={{ justifySelf: 'start', px: 1, ml: -0.5, color: 'text.secondary' }}
      >
        Alt text and focus
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FramingDialog address={address} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
