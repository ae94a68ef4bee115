import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { ListBase } from 'react-admin';
import { WideDialog } from '../layout/WideDialog.tsx';
import { knownResource } from '../providers/known-resource.ts';
import type { Upload } from '../providers/media-calls.ts';
import { countOf } from '../records/count-of.ts';
import { LoadingTiles } from '../records/LoadingTiles.tsx';
import { Records } from '../records/Records.tsx';
import { UploadCard } from './UploadCard.tsx';
import { UploadTools } from './UploadTools.tsx';
import { uploadGrid } from './upload-grid.ts';

const PER_PAGE = 24;
const PICTURES = { isDocument: false };
const TEXTS = {
  empty: 'No pictures here yet. Upload the first one.',
  failure: 'The media library could not be loaded.',
};

export type LibraryDialogProps = {
  /** Whether several pictures may be chosen; they come in the order of the presses. */
  isForSeveral: boolean;
  onChoose: (uploads: readonly Upload[]) => void;
  onClose: () => void;
};

/** Chooses pictures that were uploaded before. Of one, a press chooses it. */
export function LibraryDialog({ isForSeveral, onChoose, onClose }: LibraryDialogProps) {
  const [chosen, setChosen] = useState<readonly Upload[]>([]);

  function finish(uploads: readonly Upload[]) {
    onClose();
    onChoose(uploads);
  }

  function press(upload: Upload) {
    if (!isForSeveral) return finish([upload]);
    const others = chosen.filter(({ id }) => id !== upload.id);
    setChosen(others.length < chosen.length ? others : [...chosen, upload]);
  }

  const count = countOf(chosen.length, knownResource('uploads').words);
  return (
    // What is pasted or dropped here must not reach the field around the dialog.
    <Box onPaste={keepHere} onDrop={keepHere} onDragOver={keepHere} sx={{ display: 'contents' }}>
      <WideDialog title="Choose from the library" maxWidth="lg" onClose={onClose}>
        <DialogContent dividers>
          <ListBase
            resource="uploads"
            filter={PICTURES}
            perPage={PER_PAGE}
            sort={{ field: 'updatedAt', order: 'DESC' }}
            storeKey={false}
            disableSyncWithLocation
          >
            <UploadTools isOfPictures />
            <Records<Upload>
              texts={TEXTS}
              loading={<LoadingTiles grid={uploadGrid} ratio="4 / 3" />}
            >
              {(uploads) => (
                <Box component="ul" aria-label="Pictures" sx={uploadGrid}>
                  {uploads.map((upload) => (
                    <li key={upload.id}>
                      <UploadCard
                        upload={upload}
                        onPress={() => press(upload)}
                        isChosen={chosen.some(({ id }) => id === upload.id)}
                      />
                    </li>
                  ))}
                </Box>
              )}
            </Records>
          </ListBase>
        </DialogContent>
        {isForSeveral ? (
          <DialogActions sx={{ px: 3, py: 2 }}>
            <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
              {`${count} chosen`}
            </Typography>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="contained"
              disabled={chosen.length === 0}
              onClick={() => finish(chosen)}
            >
              {chosen.length === 0 ? 'Add pictures' : `Add ${count}`}
            </Button>
          </DialogActions>
        ) : null}
      </WideDialog>
    </Box>
  );
}

function keepHere(event: SyntheticEvent): void {
  event.stopPropagation();
}
