import type { GalleryItem } from '@karibu/graph/contract';
import { SortableList } from '../sorting/SortableList.tsx';
import { GalleryCard } from './GalleryCard.tsx';
import { GalleryRow } from './GalleryRow.tsx';
import { useGalleryOrder } from './use-gallery-order.ts';
import type { View } from './view.ts';

/** The pictures of a page, which can be put in another order. */
export function OrderedItems({ records, view }: { records: GalleryItem[]; view: View }) {
  const { items, move } = useGalleryOrder(records);
  const Item = itemsOf(view);
  return (
    <SortableList
      ids={items.map(({ id }) => id)}
      nameOf={(index) => items[index]?.title ?? ''}
      onMove={move}
      isGrid={view === 'grid'}
      layout={layoutOf(view)}
      renderItem={(index, controls) => {
        const item = items[index];
        return item ? <Item item={item} controls={controls} /> : null;
      }}
    />
  );
}

/** What draws a picture. */
export function itemsOf(view: View) {
  return view === 'grid' ? GalleryCard : GalleryRow;
}

/** How the pictures lie. */
export function layoutOf(view: View) {
  return view === 'grid' ? galleryGrid : listStyle;
}

/** Pictures beside each other, as many as there is room for. */
export const galleryGrid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
};
const listStyle = { display: 'grid', gap: 1 };
