import { MongoError } from '../mongo-error.ts';
import { decodeRareValue } from './decode-rare.ts';
import { advance, malformed, type Reader, readKey, readString, slice } from './reader.ts';
import { type BsonDocument, type BsonValue, Double, Int32, Long, ObjectId } from './value.ts';

/** Decodes one BSON document. Throws MongoDB's InvalidBSON (22) when the bytes are not BSON. */
export function decodeDocument(bytes: Uint8Array): BsonDocument {
  const buffer = Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readDocument({ bytes: buffer, at: 0, depth: 0 });
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw new MongoError('InvalidBSON', 'the document is not well-formed BSON');
  }
}

function readDocument(reader: Reader): BsonDocument {
  const end = enterContainer(reader);
  const document: BsonDocument = new Map();
  for (;;) {
    const type = reader.bytes[reader.at++];
    if (type === 0) break;
    const key = readKey(reader);
    document.set(key, readValue(reader, type));
  }
  leaveContainer(reader, end);
  return document;
}

function readValue(reader: Reader, type: number | undefined): BsonValue {
  switch (type) {
    case 0x01:
      return new Double(reader.bytes.readDoubleLE(advance(reader, 8)));
    case 0x02:
      return readString(reader);
    case 0x03:
      return readDocument(reader);
    case 0x04:
      return readArray(reader);
    case 0x07:
      return new ObjectId(slice(reader, 12));
    case 0x08:
      return readBoolean(reader);
    case 0x09:
      return readDate(reader);
    case 0x0a:
      return null;
    case 0x10:
      return new Int32(reader.bytes.readInt32LE(advance(reader, 4)));
    case 0x12:
      return new Long(
        reader.bytes.readInt32LE(advance(reader, 4)),
        reader.bytes.readInt32LE(advance(reader, 4)),
      );
    default:
      return decodeRareValue(reader, type, readDocument);
  }
}

function readArray(reader: Reader): BsonValue[] {
  const end = enterContainer(reader);
  const items: BsonValue[] = [];
  for (;;) {
    const type = reader.bytes[reader.at++];
    if (type === 0) break;
    readKey(reader);
    items.push(readValue(reader, type));
  }
  leaveContainer(reader, end);
  return items;
}

function readBoolean(reader: Reader): boolean {
  const byte = reader.bytes.readUInt8(advance(reader, 1));
  if (byte > 1) throw malformed('a boolean is neither true nor false');
  return byte === 1;
}

function readDate(reader: Reader): Date {
  const date = new Date(Number(reader.bytes.readBigInt64LE(advance(reader, 8))));
  if (Number.isNaN(date.getTime())) throw malformed('a date lies beyond the year 275760');
  return date;
}

function enterContainer(reader: Reader): number {
  const length = reader.bytes.readInt32LE(reader.at);
  const end = reader.at + length;
  if (length < 5 || end > reader.bytes.length) throw malformed('a length is wrong');
  if (++reader.depth > MAX_DEPTH)
    throw new MongoError('Overflow', 'BSONObj exceeds maximum nested object depth');
  reader.at += 4;
  return end;
}

function leaveContainer(reader: Reader, end: number): void {
  if (reader.at !== end) throw malformed('a length is wrong');
  reader.depth -= 1;
}

const MAX_DEPTH = 180;
