import { GALLERY_CATEGORIES, type GalleryItem, titleOfFile } from '@karibu/graph/contract';
import { useRef } from 'react';
import { useDataProvider, useListContext, useRefresh } from 'react-admin';
import { troubleOf, UploadError } from '../inputs/upload-error.ts';
import { type UploadQueue, useUploadQueue } from '../inputs/use-upload-queue.ts';
import { useLostUploads } from '../jobs/use-lost-uploads.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { UNTITLED } from './use-new-pictures.ts';

/**
 * Makes a gallery item of each uploaded picture, in the category that was shown when it was chosen.
 * They stand at the end in the order chosen, and are not public: `onAdded` gets their ids. A retry
 * after a lost answer makes no second item.
 */
export function useAddPictures(onAdded: (id: string) => void): UploadQueue {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const refresh = useRefresh();
  const { filterValues } = useListContext();
  const takePlaces = usePlaces();
  const queue = useUploadQueue(() => undefined, useLostUploads());
  return {
    ...queue,
    add(files) {
      const chosen = [...files];
      const category = filterValues.category ?? GALLERY_CATEGORIES[0];
      let first: number | null = null;
      queue.add(chosen, async (image, { key, file }) => {
        try {
          first ??= await takePlaces(chosen.length);
          const sortOrder = first + chosen.indexOf(file);
          const title = titleOfFile(file.name) || UNTITLED;
          const data = { title, image, category, sortOrder, isActive: false };
          const meta = { idempotencyKey: async () => key };
          const { data: item } = await dataProvider.create('gallery', { data, meta });
          onAdded(String(item.id));
        } catch (error) {
          const reason = error instanceof Error ? error.message : 'please try again';
          throw new UploadError(`Failed to save gallery item: ${reason}`, troubleOf(error));
        }
        refresh();
      });
    },
  };
}

/** Gives places behind all others: the first of so many. */
function usePlaces() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const taken = useRef(-1);
  return async (count: number) => {
    const { data } = await dataProvider.getList<GalleryItem>('gallery', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'sortOrder', order: 'DESC' },
      filter: {},
    });
    const first = Math.max(taken.current, data[0]?.sortOrder ?? -1) + 1;
    taken.current = first + count - 1;
    return first;
  };
}
