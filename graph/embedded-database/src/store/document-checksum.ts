import { crc32 } from 'node:zlib';
import { DamageFound } from './damage.ts';

/** The checksum of a document in the file. It covers the row number, which gives the order. */
export function documentChecksum(sequence: number, bytes: Uint8Array): number {
  return crc32(bytes, sequence >>> 0);
}

/** Throws DamageFound when a document is not the one that was written. */
export function assertDocument(
  collection: number,
  sequence: number,
  bytes: Uint8Array,
  checksum: unknown,
): void {
  if (checksum === documentChecksum(sequence, bytes)) return;
  throw new DamageFound(`row ${sequence} of documents_${collection} does not match its checksum`);
}
