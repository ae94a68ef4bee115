import { galleryItemFields } from '@karibu/graph/contract';
import { CreateDialog } from '../forms/CreateDialog.tsx';
import { GalleryItemInputs } from './GalleryItemInputs.tsx';

export function GalleryItemCreate() {
  return (
    <CreateDialog
      resource="gallery"
      item="gallery item"
      title="Add Gallery Item"
      fields={galleryItemFields}
    >
      <GalleryItemInputs />
    </CreateDialog>
  );
}
