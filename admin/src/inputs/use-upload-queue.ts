import { useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useUploads } from '../forms/uploads.tsx';
import { uploadImage, uploadTypeOf } from './upload-image.ts';

/** A picture on its way. `failure` says why it did not arrive. */
export type QueuedUpload = { key: string; file: File; percent: number; failure: string | null };

export type UploadQueue = {
  uploads: QueuedUpload[];
  add: (files: Iterable<File>) => void;
  retry: (upload: QueuedUpload) => void;
  dismiss: (upload: QueuedUpload) => void;
};

/**
 * Uploads pictures one after the other, so that they arrive in the order they were chosen in. `onDone`
 * takes each picture's address; what it throws counts as a failure of that picture alone.
 */
export function useUploadQueue(onDone: (url: string, file: File) => unknown): UploadQueue {
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const done = useRef(onDone);
  done.current = onDone;
  const { track } = useUploads();
  const type = uploadTypeOf(useResourceContext());

  const dismiss = ({ key }: { key: string }) =>
    setUploads((before) => before.filter((each) => each.key !== key));
  const change = (key: string, values: Partial<QueuedUpload>) =>
    setUploads((before) =>
      before.map((each) => (each.key === key ? { ...each, ...values } : each)),
    );

  async function send({ key, file }: QueuedUpload) {
    try {
      const { url } = await uploadImage(file, type, (percent) => change(key, { percent }));
      await done.current(url, file);
      dismiss({ key });
    } catch (error) {
      change(key, { failure: error instanceof Error ? error.message : 'Failed to upload image' });
    }
  }

  function queue(upload: QueuedUpload) {
    line.current = track(line.current.then(() => send(upload)));
  }

  return {
    uploads,
    add(files) {
      const added = [...files].map((file) => ({
        ...{ key: crypto.randomUUID(), percent: 0, failure: null },
        file,
      }));
      setUploads((before) => [...before, ...added]);
      for (const upload of added) queue(upload);
    },
    retry(upload) {
      change(upload.key, { percent: 0, failure: null });
      queue(upload);
    },
    dismiss,
  };
}
