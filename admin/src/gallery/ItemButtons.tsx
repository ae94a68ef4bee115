import type { GalleryItem } from '@karibu/graph/contract';
import { DeleteButton } from '../records/DeleteButton.tsx';
import { EditButton } from '../records/EditButton.tsx';

/** Edit and Delete of a picture. */
export function ItemButtons({ item }: { item: GalleryItem }) {
  return (
    <>
      <EditButton resource="gallery" record={item} />
      <DeleteButton resource="gallery" record={item} />
    </>
  );
}
