import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { WideDialog } from '../layout/WideDialog.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { knownResource } from '../providers/known-resource.ts';
import type { Upload } from '../providers/media-calls.ts';
import { countOf } from '../records/count-of.ts';
import { UploadCard } from './UploadCard.tsx';
import { uploadGrid } from './upload-grid.ts';

const { words } = knownResource('uploads');

type RemoveUnusedDialogProps = { unused: readonly Upload[]; onClose: () => void };

/** The pictures that no record shows. Those that stay chosen are removed. */
export function RemoveUnusedDialog({ unused, onClose }: RemoveUnusedDialogProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const wanted = unused.map(({ public_id }) => public_id).filter((id) => !kept.has(id));
  const { remove, isRemoving, failure } = useRemoveUnused(onClose);

  function toggle(id: string) {
    const next = new Set(kept);
    if (!next.delete(id)) next.add(id);
    setKept(next);
  }

  return (
    <WideDialog title="Remove unused pictures" maxWidth="lg" onClose={onClose}>
      <DialogContent dividers>
        <Typography sx={{ mb: 2 }}>
          No record shows these pictures, not even one in the bin. Press those that you want to
          keep. Removed pictures can be brought back for a day.
        </Typography>
        <Box component="ul" aria-label="Unused pictures" sx={uploadGrid}>
          {unused.map((upload) => (
            <li key={upload.public_id}>
              <UploadCard
                upload={upload}
                onPress={() => toggle(upload.public_id)}
                isChosen={!kept.has(upload.public_id)}
              />
            </li>
          ))}
        </Box>
      </DialogContent>
      {failure ? (
        <Alert severity="error" sx={{ mx: 3, mt: 2 }}>
          {failure}
        </Alert>
      ) : null}
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Typography color="textSecondary" sx={{ flex: 1, fontSize: 14 }}>
          Pictures uploaded within the last day are kept.
        </Typography>
        <Button onClick={onClose} disabled={isRemoving}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={isRemoving || wanted.length === 0}
          onClick={() => remove(wanted)}
        >
          {isRemoving ? 'Removing…' : `Remove ${countOf(wanted.length, words)}`}
        </Button>
      </DialogActions>
    </WideDialog>
  );
}

function useRemoveUnused(onDone: () => void) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (publicIds: readonly string[]) => dataProvider.removeUnusedUploads(publicIds),
    onSuccess: (count) => {
      notify(`${countOf(count, words)} removed`, { type: 'success' });
      onDone();
    },
    onSettled: refresh,
  });
  const failure = error && `Failed to remove unused pictures: ${error.message}`;
  return { remove: mutate, isRemoving: isPending, failure };
}
