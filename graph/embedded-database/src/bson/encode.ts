import * as bson from 'bson';
import { MongoError } from '../mongo-error.ts';
import type { BsonDocument } from './value.ts';

/** The largest document that may be stored, in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Encodes a document and keeps the order of its keys. */
export function encodeDocument(document: BsonDocument | Record<string, unknown>): Buffer {
  try {
    const bytes = bson.serialize(document as Record<string, unknown>, { ignoreUndefined: false });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    // The encoder's buffer has room for one document of 16 MB and a little more.
    if (error instanceof RangeError) throw tooLarge('more than fits');
    throw error;
  }
}

/** Encodes a document for storage. Throws BSONObjectTooLarge above 16 MB. */
export function encodeStoredDocument(document: BsonDocument): Buffer {
  const bytes = encodeDocument(document);
  assertStorableSize(bytes);
  return bytes;
}

/** Throws BSONObjectTooLarge when the encoded document is above 16 MB. */
export function assertStorableSize(bytes: Uint8Array): void {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge(bytes.length);
}

function tooLarge(size: number | string): MongoError {
  return new MongoError(
    'BSONObjectTooLarge',
    `object to insert too large. size in bytes: ${size}, max size: ${MAX_DOCUMENT_BYTES}`,
  );
}
