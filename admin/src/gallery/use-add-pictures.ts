import { GALLERY_CATEGORIES, titleOfFile } from '@karibu/graph/contract';
import { useDataProvider, useListContext, useRefresh } from 'react-admin';
import { type UploadQueue, useUploadQueue } from '../inputs/use-upload-queue.ts';
import { useLostUploads } from '../jobs/use-lost-uploads.ts';

/**
 * Makes a gallery item of each uploaded picture, in the category that was shown when it was chosen.
 * A retry after a lost answer makes no second item.
 */
export function useAddPictures(): UploadQueue {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { filterValues } = useListContext();
  const onLost = useLostUploads();
  return useUploadQueue(async (image, { key, file }) => {
    const category = filterValues.category ?? GALLERY_CATEGORIES[0];
    const data = { title: titleOfFile(file.name) || 'Picture', image, category };
    const meta = { idempotencyKey: async () => key };
    await dataProvider.create('gallery', { data, meta }).catch((error: Error) => {
      throw new Error(`Failed to save gallery item: ${error.message}`);
    });
    refresh();
  }, onLost);
}
