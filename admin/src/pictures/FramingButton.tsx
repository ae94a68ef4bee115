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
  /** Is told the address of the picture after it was cropped. */
  onCropped?: (url: string) => void;
};

/** Opens what is said of an uploaded picture, and how it is cropped, in all its places. */
export function FramingButton({ address, label, onCropped }: FramingButtonProps) {
  const [opened, setOpened] = useState<string | null>(null);
  if (publicIdOf(address) === null) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FocusIcon />}
        onClick={() => setOpened(address)}
        aria-haspopup="dialog"
        aria-label={label && `Alt text and focus: ${label}`}
        sx={{ justifySelf: 'start', px: 1, ml: -0.5, color: 'text.secondary' }}
      >
        Alt text and focus
      </Button>
      {opened !== null ? (
        <Suspense fallback={null}>
          <FramingDialog address={opened} onCropped={onCropped} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
