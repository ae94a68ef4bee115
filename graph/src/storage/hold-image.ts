import type { Storage } from './storage.ts';

const heldIn = new WeakMap<Storage, Map<string, Promise<unknown>>>();

/**
 * Runs the writes of a picture one after the other in this process: storing it, adding a file,
 * removing it. So a removal never leaves a file that was written at the same time.
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
