import { advance, malformed, type Reader, readKey, readString, slice } from './reader.ts';
import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  type BsonDocument,
  type BsonValue,
  Code,
  Decimal128,
  MaxKey,
  MinKey,
  Timestamp,
} from './value.ts';

/** Decodes a value of one of the less frequent BSON types at the reader's position. */
export function decodeRareValue(
  reader: Reader,
  type: number | undefined,
  readDocument: (reader: Reader) => BsonDocument,
): BsonValue {
  switch (type) {
    case 0x05:
      return readBinary(reader);
    case 0x06:
      return undefined;
    case 0x0b:
      return new BSONRegExp(readKey(reader), readKey(reader));
    case 0x0d:
      return new Code(readString(reader));
    case 0x0e:
      return new BSONSymbol(readString(reader));
    case 0x0f:
      return readCodeWithScope(reader, readDocument);
    case 0x11:
      return new Timestamp(reader.bytes.readBigUInt64LE(advance(reader, 8)));
    case 0x13:
      return new Decimal128(slice(reader, 16));
    case 0x7f:
      return new MaxKey();
    case 0xff:
      return new MinKey();
    default:
      throw malformed(`unknown type ${String(type)}`);
  }
}

function readCodeWithScope(reader: Reader, readDocument: (reader: Reader) => BsonDocument): Code {
  advance(reader, 4);
  return new Code(readString(reader), Object.fromEntries(readDocument(reader)));
}

function readBinary(reader: Reader): Binary {
  const length = reader.bytes.readInt32LE(advance(reader, 4));
  const subtype = reader.bytes.readUInt8(advance(reader, 1));
  if (subtype !== Binary.SUBTYPE_BYTE_ARRAY) return new Binary(slice(reader, length), subtype);
  // The old generic subtype repeats the length inside its content.
  const inner = reader.bytes.readInt32LE(advance(reader, 4));
  if (inner !== length - 4) throw malformed('a binary has a wrong length');
  return new Binary(slice(reader, inner), subtype);
}
