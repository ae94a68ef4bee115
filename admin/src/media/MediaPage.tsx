import SelectIcon from '@mui/icons-material/LibraryAddCheckOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { QuietButton } from '../forms/QuietButton.tsx';
import { DropZone } from '../inputs/DropZone.tsx';
import { UploadQueueList } from '../inputs/UploadQueueList.tsx';
import { UploadSeveralButton } from '../inputs/UploadSeveralButton.tsx';
import { useDropHint } from '../inputs/use-drop-hint.ts';
import { useUploadQueue } from '../inputs/use-upload-queue.ts';
import { useLostUploads } from '../jobs/use-lost-uploads.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { Upload } from '../providers/media-calls.ts';
import { KeptList } from '../records/KeptList.tsx';
import { LoadingTiles } from '../records/LoadingTiles.tsx';
import { Records } from '../records/Records.tsx';
import { SelectionProvider, useSelection } from '../records/selection.tsx';
import { MediaSelectionBar } from './MediaSelectionBar.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { RemoveUnusedButton } from './RemoveUnusedButton.tsx';
import { UploadCard } from './UploadCard.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { UploadTools } from './UploadTools.tsx';
import { uploadGrid } from './upload-grid.ts';

const PER_PAGE = 48;
const TEXTS = {
  empty: 'No pictures here yet. Upload the first ones to get started!',
  failure: 'The media library could not be loaded.',
};

/**
 * Media Library: every uploaded picture, the newest first. A picture that is uploaded again counts
 * as new.
 */
export function MediaPage() {
  return (
    <KeptList resource="uploads" perPage={PER_PAGE} sort={{ field: 'updatedAt', order: 'DESC' }}>
      <SelectionProvider>
        <Media />
      </SelectionProvider>
    </KeptList>
  );
}

function Media() {
  const refresh = useRefresh();
  const queue = useUploadQueue(() => refresh(), useLostUploads());
  const [opened, setOpened] = useState<Upload | null>(null);
  const { data } = useListContext<Upload>();
  const { isSelecting, chosen, start, stop, toggle } = useSelection();
  return (
    <DropZone onFiles={queue.add}>
      <PageHeader
        title="Media Library"
        lead={`Every uploaded picture, and the records that show it.${useDropHint()}`}
        actions={
          <>
            <RemoveUnusedButton />
            <QuietButton
              label={isSelecting ? 'Stop selecting' : 'Select several'}
              variant="outlined"
              startIcon={<SelectIcon />}
              onClick={isSelecting ? stop : start}
            />
            <UploadSeveralButton
              label="Upload several"
              fieldLabel="Upload several pictures"
              onFiles={queue.add}
            />
          </>
        }
      />
      <UploadQueueList queue={queue} />
      <RemovedNotice />
      <UploadTools />
      <Records<Upload> texts={TEXTS} loading={<LoadingTiles grid={uploadGrid} ratio="4 / 3" />}>
        {(uploads) => (
          <Box component="ul" aria-label="Pictures" sx={uploadGrid}>
            {uploads.map((upload) => (
              <li key={upload.id}>
                {isSelecting ? (
                  <UploadCard
                    upload={upload}
                    onPress={() => toggle(upload)}
                    isChosen={chosen.has(upload.id)}
                  />
                ) : (
                  <UploadCard upload={upload} onPress={() => setOpened(upload)} />
                )}
              </li>
            ))}
          </Box>
        )}
      </Records>
      {opened ? (
        <UploadDialog upload={newest(opened, data)} onClose={() => setOpened(null)} />
      ) : null}
      <MediaSelectionBar />
    </DropZone>
  );
}

/** What the list knows of a picture by now; one that it shows no more stays as it was. */
function newest(opened: Upload, uploads: Upload[] = []): Upload {
  return uploads.find(({ id }) => id === opened.id) ?? opened;
}
