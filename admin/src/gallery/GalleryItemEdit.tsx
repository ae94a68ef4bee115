import { galleryItemFields } from '@karibu/graph/contract';
import { EditDialog } from '../forms/EditDialog.tsx';
import { GalleryItemInputs } from './GalleryItemInputs.tsx';

export function GalleryItemEdit() {
  return (
    <EditDialog
      resource="gallery"
      item="gallery item"
      title="Edit Gallery Item"
      fields={galleryItemFields}
    >
      <GalleryItemInputs />
    </EditDialog>
  );
}
