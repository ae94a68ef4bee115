import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useUploads } from '../forms/uploads.tsx';
import { uploadImage, uploadTypeOf } from './upload-image.ts';

export type ImageUpload = {
  /** The percentage that is sent, or null while nothing is on its way. */
  percent: number | null;
  failure: string | null;
  upload: (file: File) => void;
};

/** Uploads one picture at a time and hands its address over. The form waits for it. */
export function useImageUpload(onDone: (url: string) => void): ImageUpload {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { track } = useUploads();
  const type = uploadTypeOf(useResourceContext());

  async function upload(file: File) {
    setPercent(0);
    setFailure(null);
    try {
      const { url } = await track(uploadImage(file, type, setPercent));
      onDone(url);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Failed to upload image');
    }
    setPercent(null);
  }

  return { percent, failure, upload };
}
