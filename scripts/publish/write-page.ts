import type { ReleaseFile } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { compressQuickly } from './compress.ts';

/**
 * Stores the text of a page, and compresses it. `before` is the file at its path as it is live:
 * where the content is the same, so is the compressed form.
 */
export type WritePage = (
  type: string,
  text: string,
  before: ReleaseFile | undefined,
) => Promise<ReleaseFile>;

export function writeTo(store: Pick<ReleaseStore, 'addObject'>): WritePage {
  const write = writeBytesTo(store);
  return (type, text, before) => write(type, Buffer.from(text), before);
}

/** The same, of a text in UTF-8. */
export function writeBytesTo(store: Pick<ReleaseStore, 'addObject'>) {
  return async (type: string, bytes: Uint8Array, before: ReleaseFile | undefined) => {
    const hash = await store.addObject(bytes);
    const file = { hash, type, bytes: bytes.byteLength };
    if (before?.hash === hash && before.brotli) return { ...file, brotli: before.brotli };
    return compressQuickly(store, file, bytes);
  };
}
