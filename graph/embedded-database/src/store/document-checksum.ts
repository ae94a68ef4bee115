import { crc32 } from 'node:zlib';
import { DamageFound } from './damage.ts';

/** The checksum of a document in the file. It covers the row number, which gives the order. */
export function documentChecksum(sequence: number, bytes: Uint8Array): number {
  return crc32(bytes, sequence >>> 0);
}

type Row = Record<string, unknown>;

/** The bytes of a row's document. Throws DamageFound when they are not those that were written. */
export function readSoundBytes(collection: number, row: Row): Uint8Array {
  const [sequence, bytes] = [Number(row.sequence), row.bson];
  // A damaged row may hold a value of any type.
  const isSound = bytes instanceof Uint8Array && row.checksum === documentChecksum(sequence, bytes);
  if (isSound) return bytes;
  throw new DamageFound(`row ${sequence} of documents_${collection} does not match its checksum`);
}
