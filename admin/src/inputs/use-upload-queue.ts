import { useEffect, useRef, useState } from 'react';
import { makeKey } from '../forms/creation.ts';
import { useUploads } from '../forms/uploads.tsx';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';
import { uploadImage } from './upload-image.ts';
import { useUploadType } from './use-upload-type.ts';

/** A picture on its way. `failure` says why it did not arrive. */
export type QueuedUpload = {
  /** The same when it is tried again. */
  key: string;
  file: File;
  percent: number;
  failure: string | null;
  /** What takes it, as it was when the picture was chosen. */
  onDone: OnDone;
};

type OnDone = (url: string, upload: { key: string; file: File }) => unknown;

export type UploadQueue = {
  uploads: QueuedUpload[];
  add: (files: Iterable<File>) => void;
  retry: (upload: QueuedUpload) => void;
  dismiss: (upload: QueuedUpload) => void;
};

/**
 * Uploads pictures one after the other, so that they arrive in the order they were chosen. `onDone`
 * takes each picture's address; if it throws, that picture alone has failed. Uploads go on when the
 * person leaves the screen: `onLost` gets those that failed before and fail later.
 */
export function useUploadQueue(
  onDone: OnDone,
  onLost?: (upload: QueuedUpload) => void,
): UploadQueue {
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const isGone = useRef(false);
  const shown = useRef({ uploads, onLost });
  shown.current = { uploads, onLost };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      const { uploads: left, onLost: report } = shown.current;
      for (const upload of left) if (upload.failure) report?.(upload);
    };
  }, []);
  const { track } = useUploads();
  const type = useUploadType();

  useUnloadWarning(uploads.some(({ failure }) => failure === null));

  const dismiss = ({ key }: { key: string }) =>
    setUploads((before) => before.filter((each) => each.key !== key));
  const change = (key: string, values: Partial<QueuedUpload>) =>
    setUploads((before) =>
      before.map((each) => (each.key === key ? { ...each, ...values } : each)),
    );

  async function send(upload: QueuedUpload) {
    const { key, file } = upload;
    try {
      const { url } = await uploadImage(file, type, (percent) => change(key, { percent }));
      await upload.onDone(url, { key, file });
      dismiss({ key });
    } catch (error) {
      const failure = error instanceof Error ? error.message : 'Failed to upload image';
      change(key, { failure });
      if (isGone.current) onLost?.({ ...upload, failure });
    }
  }

  function queue(upload: QueuedUpload) {
    line.current = track(line.current.then(() => send(upload)));
  }

  return {
    uploads,
    add(files) {
      const added = [...files].map((file) => ({
        ...{ key: makeKey(), percent: 0, failure: null, onDone },
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
