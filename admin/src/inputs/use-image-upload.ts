import { useEffect, useRef, useState } from 'react';
import { useUploads } from '../forms/uploads.tsx';
import { uploadImage } from './upload-image.ts';
import { useDuplicateNotice } from './use-duplicate-notice.ts';
import { useUploadType } from './use-upload-type.ts';

export type ImageUpload = {
  /** The percentage that is sent, or null while nothing is on its way. */
  percent: number | null;
  failure: string | null;
  upload: (file: File) => void;
};

/**
 * Uploads one picture at a time and hands over its address. The form waits for it. If the row moves
 * during the upload, the picture follows it; a removed row takes no picture.
 */
export function useImageUpload(onDone: (url: string) => void): ImageUpload {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { track } = useUploads();
  const type = useUploadType();
  const sayIfKnown = useDuplicateNotice();
  const take = useRef<typeof onDone | null>(null);
  useEffect(() => {
    take.current = onDone;
    return () => {
      take.current = null;
    };
  }, [onDone]);

  async function upload(file: File) {
    setPercent(0);
    setFailure(null);
    try {
      const image = await track(uploadImage(file, type, setPercent));
      take.current?.(image.url);
      sayIfKnown(file, image);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Failed to upload image');
    }
    setPercent(null);
  }

  return { percent, failure, upload };
}
