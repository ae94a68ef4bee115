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

/** Reads a zero-terminated key. */
export function readKey(reader: Reader): string {
  const { bytes, at } = reader;
  let end = at;
  let highBits = 0;
  for (let byte = bytes[end]; byte !== 0; byte = bytes[++end]) {
    if (byte === undefined) throw malformed('a key does not end');
    highBits |= byte;
  }
  reader.at = end + 1;
  return highBits < 0x80 ? bytes.toString('latin1', at, end) : bytes.toString('utf8', at, end);
}

/** Says that the bytes are not BSON. */
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
