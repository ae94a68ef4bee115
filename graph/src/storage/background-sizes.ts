import type { Logger } from 'pino';
import { createLimiter } from './limiter.ts';
import { makeSizes } from './sizes.ts';
import type { Storage } from './storage.ts';

/** The number of pictures processed at once. */
const CONCURRENT_PICTURES = 2;

/**
 * Makes sizes in the background, with a lower priority than requests: for pictures without all
 * sizes and for each new upload. A failed size is tried again at the next start, and at each
 * request for it. A stop ends between two files; the next start makes the others.
 */
export function startSizes(storage: Storage, logger: Logger): { stop: () => Promise<void> } {
  const limit = createLimiter(CONCURRENT_PICTURES);
  const works = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const warn = (error: unknown) => {
    if (!signal.aborted) logger.warn({ error }, 'The sizes of a picture could not be made');
  };
  const begin = (work: () => Promise<void>) => {
    const running = work()
      .catch(warn)
      .finally(() => works.delete(running));
    works.add(running);
  };
  const add = (publicId: string) => begin(() => limit(() => makeSizes(storage, publicId, signal)));
  listeners.set(storage, add);
  begin(async () => {
    for (const publicId of (await storage.originals?.list()) ?? []) add(publicId);
  });
  return {
    async stop() {
      stopping.abort();
      listeners.delete(storage);
      while (works.size > 0) await Promise.all(works);
    },
  };
}

/** Notifies the background task of a new original. */
export function announceOriginal(storage: Storage, publicId: string): void {
  if (storage.originals) listeners.get(storage)?.(publicId);
}

const listeners = new WeakMap<Storage, (publicId: string) => void>();
