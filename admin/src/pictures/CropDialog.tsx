import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { useLeaving } from '../layout/use-leaving.tsx';
import { WideDialog } from '../layout/WideDialog.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { Upload } from '../providers/media-calls.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { CropForm } from './CropForm.tsx';

type CropDialogProps = {
  upload: Upload;
  onCropped: (cropped: Upload) => void;
  onClose: () => void;
};

/** Crops and turns a picture. It has a save of its own, and asks before it loses an area. */
export function CropDialog({ upload, onCropped, onClose }: CropDialogProps) {
  const { leave, question, risk } = useLeaving(onClose);
  const { data, error, refetch } = useOriginal(upload);
  const finish = (cropped: Upload) => {
    onClose();
    onCropped(cropped);
  };
  return (
    // What is pasted or dropped here must not reach the picker around the dialog.
    <Box onPaste={keepHere} onDrop={keepHere} onDragOver={keepHere} sx={{ display: 'contents' }}>
      <WideDialog title="Crop and turn" onClose={leave}>
        {data ? (
          <CropForm upload={upload} original={data} onLeave={leave} onSaved={finish} risk={risk} />
        ) : (
          <>
            <DialogContent dividers>
              {error ? (
                <LoadFailure what="The original" onRetry={refetch} />
              ) : (
                <LoadingBlock height={320} />
              )}
            </DialogContent>
            <DialogActions sx={{ px: 3, py: 2 }}>
              <Button onClick={onClose}>Close</Button>
            </DialogActions>
          </>
        )}
        {question}
      </WideDialog>
    </Box>
  );
}

function useOriginal({ id }: Upload) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  return useQuery({
    queryKey: ['original', id],
    queryFn: () => dataProvider.getOriginal(id),
    // Its size never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function keepHere(event: SyntheticEvent): void {
  event.stopPropagation();
}
