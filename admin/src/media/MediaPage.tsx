import { Box, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { DropZone } from '../inputs/DropZone.tsx';
import { UploadQueueList } from '../inputs/UploadQueueList.tsx';
import { UploadSeveralButton } from '../inputs/UploadSeveralButton.tsx';
import { useUploadQueue } from '../inputs/use-upload-queue.ts';
import { useLostUploads } from '../jobs/use-lost-uploads.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { Upload } from '../providers/media-calls.ts';
import { KeptList } from '../records/KeptList.tsx';
import { Records } from '../records/Records.tsx';
import { RemoveUnusedButton } from './RemoveUnusedButton.tsx';
import { UploadCard } from './UploadCard.tsx';
import { UploadDialog } from './UploadDialog.tsx';

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
      <Media />
    </KeptList>
  );
}

function Media() {
  const refresh = useRefresh();
  const queue = useUploadQueue(() => refresh(), useLostUploads());
  const [opened, setOpened] = useState<Upload | null>(null);
  const { data } = useListContext<Upload>();
  return (
    <DropZone onFiles={queue.add}>
      <PageHeader
        title="Media Library"
        lead="Every uploaded picture, and the records that show it. Drop new ones onto this page."
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <RemoveUnusedButton />
            <UploadSeveralButton
              label="Upload several"
              fieldLabel="Upload several pictures"
              onFiles={queue.add}
            />
          </Box>
        }
      />
      <UploadQueueList queue={queue} />
      <Records<Upload> texts={TEXTS} loading={<LoadingCards />}>
        {(uploads) => (
          <Box component="ul" aria-label="Pictures" sx={gridStyle}>
            {uploads.map((upload) => (
              <li key={upload.id}>
                <UploadCard upload={upload} onOpen={() => setOpened(upload)} />
              </li>
            ))}
          </Box>
        )}
      </Records>
      {opened ? (
        <UploadDialog upload={newest(opened, data)} onClose={() => setOpened(null)} />
      ) : null}
    </DropZone>
  );
}

/** What the list knows of a picture by now; one that it shows no more stays as it was. */
function newest(opened: Upload, uploads: Upload[] = []): Upload {
  return uploads.find(({ id }) => id === opened.id) ?? opened;
}

function LoadingCards() {
  return (
    <Box sx={gridStyle}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} variant="rounded" height={220} />
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
};
