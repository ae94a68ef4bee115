import { useEffect, useRef, useState } from 'react';
import { useUploads } from '../forms/uploads.tsx';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';
import { makeKey } from '../make-key.ts';
import { isOffline, type Wait, waitForConnection } from '../providers/connection.ts';
import { troubleOf } from './upload-error.ts';
import { uploadImage } from './upload-image.ts';
import { useDuplicateNotice } from './use-duplicate-notice.ts';
import { useUploadType } from './use-upload-type.ts';

/** A picture on its way. `failure` says why it did not arrive. */
export type QueuedUpload = {
  /** The same when it is tried again. */
  key: string;
  file: File;
  percent: number;
  failure: string | null;
  /** Whether it may arrive when it is tried again: a file that is no picture never does. */
  mayRetry: boolean;
  /** What takes it, as it was when the picture was chosen. */
  onDone: OnDone;
};

/** Takes the address of a picture that has arrived. */
type OnDone = (url: string, upload: { key: string; file: File }) => unknown;

export type UploadQueue = {
  uploads: QueuedUpload[];
  /** Whether it waits for the connection. It goes on by itself. */
  isWaiting: boolean;
  /** Queues pictures in their order; `take` gets them in place of the queue's own `onDone`. */
  add: (files: Iterable<File>, take?: OnDone) => void;
  retry: (uploads: readonly QueuedUpload[]) => void;
  dismiss: (uploads: readonly QueuedUpload[]) => void;
  /** Tries at once, without waiting for the connection any longer. */
  tryNow: () => void;
};

/**
 * Uploads pictures one after the other, so that they arrive in the order they were chosen. `onDone`
 * takes each picture's address; if it throws, that picture alone has failed. Without a connection
 * the queue waits. Uploads go on when the person leaves the screen: `onLost` gets those that failed
 * before and fail later.
 */
export function useUploadQueue(
  onDone: OnDone,
  onLost?: (upload: QueuedUpload) => void,
): UploadQueue {
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const [wait, setWait] = useState<Wait | null>(null);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const dismissed = useRef(new Set<string>());
  const isGone = useReportOnLeaving(uploads, onLost);
  const { track } = useUploads();
  const type = useUploadType();
  const sayIfKnown = useDuplicateNotice();

  useUnloadWarning(uploads.some(({ failure }) => failure === null));

  const change = (key: string, values: Partial<QueuedUpload>) =>
    setUploads((before) =>
      before.map((each) => (each.key === key ? { ...each, ...values } : each)),
    );

  function dismiss(gone: readonly { key: string }[]) {
    for (const { key } of gone) dismissed.current.add(key);
    setUploads((before) => before.filter(({ key }) => !dismissed.current.has(key)));
    wait?.end();
  }

  async function send(upload: QueuedUpload, tries = 1): Promise<void> {
    const { key, file } = upload;
    if (dismissed.current.has(key)) return;
    try {
      const image = await uploadImage(file, type, (percent) => change(key, { percent }));
      await upload.onDone(image.url, { key, file });
      sayIfKnown(file, image);
      dismiss([upload]);
    } catch (error) {
      const trouble = troubleOf(error);
      // Who is elsewhere sees no queue: a server that is gone is reported, not waited for.
      if (trouble === 'unreachable' && (isOffline() || !isGone.current)) {
        await pause(key, tries);
        return send(upload, tries + 1);
      }
      const failure = error instanceof Error ? error.message : 'Failed to upload image';
      change(key, { failure, mayRetry: trouble !== 'refused' });
      if (isGone.current) onLost?.({ ...upload, failure });
    }
  }

  async function pause(key: string, tries: number) {
    const begun = waitForConnection(tries);
    change(key, { percent: 0 });
    setWait(begun);
    await begun.over;
    setWait(null);
  }

  function queue(added: readonly QueuedUpload[]) {
    for (const upload of added) line.current = track(line.current.then(() => send(upload)));
  }

  return {
    uploads,
    isWaiting: wait !== null,
    add(files, take = onDone) {
      const added = [...files].map((file) => ({
        ...{ key: makeKey(), percent: 0, failure: null, mayRetry: true, onDone: take },
        file,
      }));
      setUploads((before) => [...before, ...added]);
      queue(added);
    },
    retry(again) {
      for (const { key } of again) change(key, { percent: 0, failure: null });
      queue(again);
    },
    dismiss,
    tryNow: () => wait?.end(),
  };
}

/** Reports what has failed when the person leaves the screen. Says whether they have. */
function useReportOnLeaving(
  uploads: readonly QueuedUpload[],
  onLost: ((upload: QueuedUpload) => void) | undefined,
) {
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
  return isGone;
}
