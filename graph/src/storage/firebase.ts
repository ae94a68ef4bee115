import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { mediaTypeOf, requireMediaType } from './media-type.ts';
import { retry } from './retry.ts';
import type { Storage } from './storage.ts';
import { requireStorageKey } from './storage-key.ts';

/** A key is made from the bytes of its file, so the file never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const PUBLIC_BASE = 'https://storage.googleapis.com';

/**
 * Storage in a Google Cloud bucket. The bucket shows a file only when it is whole and durable.
 * Everybody must have read access to its objects, or the addresses of `urlOf` do not work.
 * Every function throws StorageKeyError for an unsafe key, and Google's error on a failure.
 */
export function createFirebaseStorage(app: App, bucketName: string): Storage {
  const bucket = getStorage(app).bucket(bucketName);
  // The library's own retry of a read throws an error that cannot be caught and ends the process.
  bucket.storage.retryOptions.autoRetry = false;
  const fileOf = (key: string) => bucket.file(requireStorageKey(key));

  return {
    originals: null,
    kept: null,
    urlOf: (key) => `${PUBLIC_BASE}/${bucketName}/${requireStorageKey(key)}`,
    async put(key, bytes, contentType) {
      const file = fileOf(key);
      requireMediaType(key, contentType);
      const metadata = { cacheControl: CACHE_CONTROL, ...dispositionOf(contentType) };
      const options = { contentType, metadata, resumable: false, validation: 'md5' } as const;
      await retry(() => file.save(bytes, options));
    },
    async get(key) {
      const file = fileOf(key);
      const bytes = await retry(() => download(file));
      return bytes && { bytes, contentType: mediaTypeOf(key), size: bytes.byteLength };
    },
    async remove(prefix) {
      const file = fileOf(prefix);
      const [below] = await retry(() => bucket.getFiles({ prefix: `${prefix}/` }));
      await Promise.all([file, ...below].map((each) => retry(() => remove(each))));
    },
  };
}

/** A document is kept as a file, and never opened as a page. */
function dispositionOf(contentType: string) {
  return contentType === 'application/pdf' ? { contentDisposition: 'attachment' } : {};
}

type BucketFile = ReturnType<ReturnType<ReturnType<typeof getStorage>['bucket']>['file']>;

async function remove(file: BucketFile): Promise<void> {
  await file.delete({ ignoreNotFound: true });
}

async function download(file: BucketFile): Promise<Uint8Array | null> {
  try {
    const [bytes] = await file.download({ validation: 'md5' });
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return null;
    throw error;
  }
}
