import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, type SyntheticEvent, useId } from 'react';
import { useDataProvider } from 'react-admin';
import { useSmallWindow } from '../layout/small-window.ts';
import { type Risk, useLeaving } from '../layout/use-leaving.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { Upload } from '../providers/media-calls.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { FramingForm } from './FramingForm.tsx';

type FramingDialogProps = {
  /** It stays the same while the picture is cropped here. */
  address: string;
  onCropped: ((url: string) => void) | undefined;
  onClose: () => void;
};

/** The texts and the focal point of one uploaded picture. It has a save of its own. */
export function FramingDialog({ address, onCropped, onClose }: FramingDialogProps) {
  const { leave, question, risk } = useLeaving(onClose);
  const isSmall = useSmallWindow();
  const id = useId();
  return (
    <Dialog
      open
      onClose={leave}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      // What is pasted or dropped here must not reach the picker around the dialog.
      onPaste={keepHere}
      onDrop={keepHere}
      onDragOver={keepHere}
    >
      <DialogTitle id={id}>Alt text and focus</DialogTitle>
      <Loaded
        address={address}
        onLeave={leave}
        onSaved={onClose}
        risk={risk}
        onCropped={({ url }) => onCropped?.(url)}
      />
      {question}
    </Dialog>
  );
}

type LoadedProps = {
  address: string;
  onLeave: () => void;
  onSaved: () => void;
  risk: Ref<Risk>;
  onCropped: (cropped: Upload) => void;
};

function Loaded({ address, ...form }: LoadedProps) {
  const { upload, hasFailed, refetch } = useUploadAt(address);
  if (upload) return <FramingForm upload={upload} {...form} />;
  const state = hasFailed ? (
    <LoadFailure what="The picture" onRetry={refetch} />
  ) : upload === null ? (
    <Alert severity="info">This picture is no longer in the media library.</Alert>
  ) : (
    <LoadingBlock height={320} />
  );
  return <Waiting onClose={form.onLeave}>{state}</Waiting>;
}

function Waiting({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}

/** The upload at an address as the server has it now; `null` where there is none. */
function useUploadAt(address: string) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['uploads', 'at', address],
    queryFn: () => dataProvider.findUpload(address),
    staleTime: 0,
    gcTime: 0,
  });
  return { upload: data, hasFailed: error !== null, refetch };
}

function keepHere(event: SyntheticEvent): void {
  event.stopPropagation();
}
