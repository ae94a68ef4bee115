import type { Logger } from 'pino';
import { createLimiter } from './limiter.ts';
import { makeSizes } from './sizes.ts';
import type { Storage } from './storage.ts';

/** Pictures whose sizes are made at once. */
const CONCURRENT_PICTURES = 2;

/**
 * Makes sizes in the background, after whatever somebody waits for: of the pictures that lack some,
 * and of those that are uploaded from now on. One that fails is tried again at the next start, and
 * whenever somebody asks for it.
 */
export function startSizes(storage: Storage, logger: Logger): { stop: () => Promise<void> } {
  const limit = createLimiter(CONCURRENT_PICTURES);
  const works = new Set<Promise<void>>();
  let isStopped = false;
  const begin = (work: () => Promise<void>) => {
    const running = work()
      .catch((error) => logger.warn({ error }, 'The sizes of a picture could not be made'))
      .finally(() => works.delete(running));
    works.add(running);
  };
  const add = (publicId: string) =>
    begin(() => limit(async () => (isStopped ? undefined : makeSizes(storage, publicId))));
  listeners.set(storage, add);
  begin(async () => {
    for (const publicId of (await storage.originals?.list()) ?? []) add(publicId);
  });
  return {
    async stop() {
      isStopped = true;
      listeners.delete(storage);
      while (works.size > 0) await Promise.all(works);
    },
  };
}

/** Tells whoever makes sizes in the background that an original waits. */
export function announceOriginal(storage: Storage, publicId: string): void {
  if (storage.originals) listeners.get(storage)?.(publicId);
}

const listeners = new WeakMap<Storage, (publicId: string) => void>();
