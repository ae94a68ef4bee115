import type { Storage } from './storage.ts';

const heldIn = new WeakMap<Storage, Map<string, Promise<unknown>>>();

/**
 * One at a time for each picture in this process: storing it, putting one of its files, removing
 * it. So no file of a picture is left behind that is removed meanwhile.
 */
export async function holdImage<Result>(
  storage: Storage,
  publicId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const held = heldIn.get(storage) ?? new Map<string, Promise<unknown>>();
  heldIn.set(storage, held);
  const before = held.get(publicId) ?? Promise.resolve();
  const running = before.then(work, work);
  held.set(publicId, running);
  try {
    return await running;
  } finally {
    if (held.get(publicId) === running) held.delete(publicId);
  }
}
