import type { GalleryItem } from '@karibu/graph/contract';
import { EditButton } from '../records/EditButton.tsx';
import { RecordMenu } from '../records/RecordMenu.tsx';

/** Edit of a picture, and what is seldom done with it. */
export function ItemButtons({ item }: { item: GalleryItem }) {
  return (
    <>
      <EditButton resource="gallery" record={item} />
      <RecordMenu resource="gallery" record={item} />
    </>
  );
}
