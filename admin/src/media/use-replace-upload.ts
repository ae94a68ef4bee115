import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { uploadImage } from '../inputs/upload-image.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { Upload } from '../providers/media-calls.ts';
import { sayReplaced } from './words.ts';

const FAILED = 'Failed to replace the picture';

/** Uploads a picture and shows it wherever another is shown. `percent` is the part that is sent. */
export function useReplaceUpload({ public_id: from, type }: Upload) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [percent, setPercent] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      setPercent(0);
      const { publicId } = await uploadImage(file, type, setPercent);
      if (publicId === from) throw new Error(`${FAILED}: it is the same picture`);
      return dataProvider.replaceUpload(from, publicId).catch(({ message }) => {
        throw new Error(`${FAILED}: ${message}`);
      });
    },
    onSuccess: (count) => notify(sayReplaced(count), { type: count > 0 ? 'success' : 'info' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    // Some records may have changed before one could not be.
    onSettled: refresh,
  });
  return { replace: mutate, isReplacing: isPending, percent };
}
