import type { GalleryItem } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { DropZone } from '../inputs/DropZone.tsx';
import { UploadQueueList } from '../inputs/UploadQueueList.tsx';
import { UploadSeveralButton } from '../inputs/UploadSeveralButton.tsx';
import { useDropHint } from '../inputs/use-drop-hint.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { AddButton } from '../records/AddButton.tsx';
import { KeptList } from '../records/KeptList.tsx';
import { ListMenu } from '../records/ListMenu.tsx';
import { LoadingRows } from '../records/LoadingRows.tsx';
import { LoadingTiles } from '../records/LoadingTiles.tsx';
import { LookButton } from '../records/LookButton.tsx';
import { useLook } from '../records/look.ts';
import { Records } from '../records/Records.tsx';
import { SelectionBar } from '../records/SelectionBar.tsx';
import { SelectionProvider } from '../records/selection.tsx';
import { toolsStyle as usualTools } from '../records/tools-style.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { GalleryItems } from './GalleryItems.tsx';
import { NewPictures } from './NewPictures.tsx';
import { galleryGrid } from './OrderedItems.tsx';
import { useAddPictures } from './use-add-pictures.ts';
import { useNewPictures } from './use-new-pictures.ts';
import { ViewToggle } from './ViewToggle.tsx';
import { keepView, readView, type View } from './view.ts';

const PER_PAGE = 60;
const TEXTS = {
  empty: 'No pictures here yet. Add your first gallery item to get started!',
  failure: 'The gallery could not be loaded.',
};

/** Gallery Management: the pictures in the order of the site, as a grid or a list. */
export function GalleryList({ forms }: { forms: ReactNode }) {
  return (
    <KeptList resource="gallery" perPage={PER_PAGE}>
      <SelectionProvider>
        <Gallery />
      </SelectionProvider>
      {forms}
    </KeptList>
  );
}

function Gallery() {
  const [kept, setKept] = useState<View>(readView);
  const { look, keepLook } = useLook('gallery');
  const view = look.as === 'table' ? 'table' : kept;
  const { pictures, note, forget } = useNewPictures();
  const queue = useAddPictures(note);
  const isUploading = queue.uploads.some(({ failure }) => failure === null);

  function choose(chosen: View) {
    keepView(chosen);
    setKept(chosen);
    keepLook({ ...look, as: 'cards' });
  }

  return (
    <DropZone onFiles={queue.add}>
      <PageHeader
        title="Gallery Management"
        lead={`Drag pictures to change their order on the site.${useDropHint()}`}
        actions={
          <>
            <UploadSeveralButton
              isQuiet
              label="Upload several"
              fieldLabel="Upload several pictures"
              onFiles={queue.add}
            />
            <ListMenu resource="gallery" />
            <AddButton resource="gallery" />
          </>
        }
      />
      <UploadQueueList queue={queue} />
      {isUploading ? null : <NewPictures pictures={pictures} onForget={forget} />}
      <Box sx={toolsStyle}>
        <CategoryFilter />
        <ViewToggle view={view === 'table' ? null : view} onChoose={choose} />
        <LookButton resource="gallery" hasFilters={false} />
      </Box>
      <Records<GalleryItem>
        texts={TEXTS}
        loading={view === 'grid' ? <LoadingTiles grid={galleryGrid} ratio="1" /> : <LoadingRows />}
      >
        {(records) => <GalleryItems records={records} view={view} />}
      </Records>
      <SelectionBar resource="gallery" />
    </DropZone>
  );
}

const toolsStyle = { ...usualTools, rowGap: 2, mb: 1 };
