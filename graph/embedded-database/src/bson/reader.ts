import { MongoError } from '../mongo-error.ts';

/** A position in the bytes being decoded; `at` moves forward as values are read. */
export type Reader = { bytes: Buffer; at: number; depth: number };

/** Reads a length-prefixed string. */
export function readString(reader: Reader): string {
  const length = reader.bytes.readInt32LE(reader.at);
  const start = reader.at + 4;
  reader.at = start + length;
  if (length < 1 || reader.bytes[reader.at - 1] !== 0)
    throw malformed('a string has a wrong length');
  return reader.bytes.toString('utf8', start, reader.at - 1);
}

/** Reads a zero-terminated key. Documents repeat their keys, so recent ones are cached. */
export function readKey(reader: Reader): string {
  const { bytes, at } = reader;
  let end = at;
  let hash = 0;
  for (let byte = bytes[end]; byte !== 0; byte = bytes[++end]) {
    if (byte === undefined) throw malformed('a key does not end');
    hash = (hash * 31 + byte) | 0;
  }
  reader.at = end + 1;
  const place = hash & (RECENT_KEYS - 1);
  const recent = recentKeys[place];
  if (recent !== undefined && isKeyAt(bytes, at, end, recent)) return recent;
  const key = bytes.toString('utf8', at, end);
  recentKeys[place] = key;
  return key;
}

const RECENT_KEYS = 1024;
const recentKeys: (string | undefined)[] = new Array(RECENT_KEYS).fill(undefined);

/** True for ASCII keys only: the bytes of other keys differ from their characters. */
function isKeyAt(bytes: Buffer, start: number, end: number, key: string): boolean {
  if (key.length !== end - start) return false;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80 || byte !== key.charCodeAt(at - start)) return false;
  }
  return true;
}

/** The error for bytes that are not BSON. */
export function malformed(reason: string): MongoError {
  return new MongoError('InvalidBSON', `the document is not well-formed BSON: ${reason}`);
}

/** Steps over `length` bytes and gives the position before the step. */
export function advance(reader: Reader, length: number): number {
  const before = reader.at;
  reader.at += length;
  return before;
}

/** Takes the next `length` bytes. */
export function slice(reader: Reader, length: number): Buffer {
  const start = advance(reader, length);
  if (length < 0 || reader.at > reader.bytes.length) throw malformed('a length is wrong');
  return reader.bytes.subarray(start, reader.at);
}
