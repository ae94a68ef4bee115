import type { GalleryItem } from '@karibu/graph/contract';
import { DeleteButton } from '../records/DeleteButton.tsx';
import { EditButton } from '../records/EditButton.tsx';

/** Edit and Delete of a picture. */
export function ItemButtons({ item }: { item: GalleryItem }) {
  const { id, title } = item;
  return (
    <>
      <EditButton resource="gallery" id={id} title={title} />
      <DeleteButton resource="gallery" item="gallery item" id={id} title={title} />
    </>
  );
}
