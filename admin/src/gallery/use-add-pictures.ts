import { GALLERY_CATEGORIES } from '@karibu/graph/contract';
import { useDataProvider, useListContext, useRefresh } from 'react-admin';
import { type UploadQueue, useUploadQueue } from '../inputs/use-upload-queue.ts';
import { titleOfFile } from './title-of-file.ts';

/** Makes a gallery item of each picture that is uploaded, in the category that is shown. */
export function useAddPictures(): UploadQueue {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { filterValues } = useListContext();
  return useUploadQueue(async (image, file) => {
    const category = filterValues.category ?? GALLERY_CATEGORIES[0];
    const data = { title: titleOfFile(file.name), image, category };
    await dataProvider.create('gallery', { data }).catch((error: Error) => {
      throw new Error(`Failed to save gallery item: ${error.message}`);
    });
    refresh();
  });
}
