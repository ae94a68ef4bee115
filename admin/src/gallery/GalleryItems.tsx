import type { GalleryItem } from '@karibu/graph/contract';
import { Alert, Box, Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { sortOf } from '../providers/known-resource.ts';
import { LoadingRows } from '../records/LoadingRows.tsx';
import { itemsOf, layoutOf, OrderedItems } from './OrderedItems.tsx';
import type { View } from './view.ts';

// A table needs the fields' definitions, which are large: it comes when it is asked for.
const FieldsTable = lazy(async () => ({
  default: (await import('../records/FieldsTable.tsx')).FieldsTable,
}));

type GalleryItemsProps = { records: GalleryItem[]; view: View | 'table' };

/** The pictures of a page. In the order of the site they can be moved. */
export function GalleryItems({ records, view }: GalleryItemsProps) {
  const { sort, setSort } = useListContext();
  const ofSite = sortOf('gallery');
  if (view === 'table') {
    return (
      <Suspense fallback={<LoadingRows />}>
        <FieldsTable resource="gallery" records={records} />
      </Suspense>
    );
  }
  if (sort.field === ofSite.field && sort.order === ofSite.order) {
    return <OrderedItems records={records} view={view} />;
  }
  const Item = itemsOf(view);
  return (
    <>
      <Alert
        severity="info"
        action={<Button onClick={() => setSort(ofSite)}>Show the site’s order</Button>}
        sx={{ mb: 2 }}
      >
        Pictures can be moved while they stand in the order of the site.
      </Alert>
      <Box component="ul" sx={{ ...layoutOf(view), listStyle: 'none', m: 0, p: 0 }}>
        {records.map((item) => (
          <Box component="li" key={item.id} sx={{ minWidth: 0 }}>
            <Item item={item} controls={null} />
          </Box>
        ))}
      </Box>
    </>
  );
}
