import type { GalleryItem } from '@karibu/graph/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { KaribuDataProvider, Place } from '../providers/data-provider.ts';
import { placesToChange, standAsSeen } from './places.ts';

/** The most that one call of the API lists. */
const LIST_LIMIT = 1000;

/** The pictures as they stood before a move, and as it leaves them. */
type Order = { seen: string[]; ids: string[] };

/**
 * The shown pictures in the order that people give them. A move shows at once and is saved after
 * the moves before it. If it cannot be saved, or someone else has changed the order since, the
 * stored order is shown again.
 */
export function useGalleryOrder(records: GalleryItem[]) {
  const { refetch } = useListContext();
  const notify = useNotify();
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const [wanted, setWanted] = useState<string[] | null>(null);
  const latest = useRef<string[] | null>(null);
  const { mutate } = useMutation({
    scope: { id: 'gallery-order' },
    mutationFn: (order: Order) => saveOrder(dataProvider, order),
    onError: ({ message }) => notify(`Failed to save the order: ${message}`, { type: 'error' }),
    onSettled: async (_result, _error, { ids }) => {
      // Another move is still to be saved, so the server's order is not final yet.
      if (latest.current !== ids) return;
      await refetch();
      if (latest.current === ids) setWanted(null);
    },
  });
  const items = inOrder(records, wanted);
  return {
    items,
    move(from: number, to: number) {
      const seen = items.map(({ id }) => id);
      const ids = [...seen];
      ids.splice(to, 0, ...ids.splice(from, 1));
      latest.current = ids;
      setWanted(ids);
      mutate({ seen, ids });
    },
  };
}

/** The records in an order of ids; as they are when it is not an order of just these. */
function inOrder(records: GalleryItem[], ids: string[] | null): GalleryItem[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const found = (ids ?? []).flatMap((id) => byId.get(id) ?? []);
  return found.length === records.length ? found : records;
}

async function saveOrder(dataProvider: KaribuDataProvider, { seen, ids }: Order): Promise<void> {
  const places = await readPlaces(dataProvider);
  if (!standAsSeen(places, seen)) {
    throw new Error(
      'someone else has changed it since. Look at the new order, then move the picture again',
    );
  }
  const changed = placesToChange(places, ids);
  // One call for all: the API stores a new order as a whole.
  if (changed.length > 0) await dataProvider.reorderGallery(changed);
}

/** The whole gallery in its order, also what is not on the page that is shown. */
async function readPlaces(dataProvider: KaribuDataProvider): Promise<Place[]> {
  const places: Place[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<GalleryItem>('gallery', {
      pagination: { page, perPage: LIST_LIMIT },
      sort: { field: 'sortOrder', order: 'ASC' },
      filter: {},
    });
    places.push(...data.map(({ id, sortOrder }) => ({ id, sortOrder })));
    if (data.length === 0 || places.length >= total) return places;
  }
}
