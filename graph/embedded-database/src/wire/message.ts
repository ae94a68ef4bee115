import { decodeDocument } from '../bson/decode.ts';
import type { BsonDocument } from '../bson/value.ts';
import { lengthOf, type Pieces } from './pieces.ts';

export const OP_REPLY = 1;
export const OP_QUERY = 2004;
export const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1 << 0;
const MORE_TO_COME = 1 << 1;
/** A receiver must know every flag in the lower sixteen bits. */
const UNKNOWN_REQUIRED_FLAGS = 0xffff & ~(CHECKSUM_PRESENT | MORE_TO_COME);

/** A command from the wire. `sequences` holds the kind-1 sections, still encoded. */
export type WireRequest = {
  requestId: number;
  isLegacy: boolean;
  expectsReply: boolean;
  body: BsonDocument;
  sequences: ReadonlyMap<string, Buffer[]>;
};

/** Decodes a whole message. Throws RangeError or MongoError on an invalid one. */
export function decodeRequest(message: Buffer): WireRequest {
  const requestId = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation === OP_MSG) return decodeOpMsg(message, requestId);
  if (operation === OP_QUERY) return decodeOpQuery(message, requestId);
  throw new RangeError(`operation ${operation} is not supported`);
}

/** The reply to a request: a header before the encoded document. */
export function encodeReply(
  request: Pick<WireRequest, 'requestId' | 'isLegacy'>,
  responseId: number,
  document: Pieces,
): Pieces {
  const prefix = request.isLegacy ? legacyReplyPrefix() : Buffer.alloc(5);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + prefix.length + lengthOf(document), 0);
  header.writeInt32LE(responseId, 4);
  header.writeInt32LE(request.requestId, 8);
  header.writeInt32LE(request.isLegacy ? OP_REPLY : OP_MSG, 12);
  return [header, prefix, ...document];
}

function decodeOpMsg(message: Buffer, requestId: number): WireRequest {
  const flags = message.readUInt32LE(16);
  if (flags & UNKNOWN_REQUIRED_FLAGS) throw new RangeError(`message flags ${flags} are unknown`);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const { bodies, sequences } = readSections(message.subarray(20, end));
  const [body] = bodies;
  if (!body || bodies.length > 1) throw new RangeError('a message needs exactly one body');
  return { requestId, isLegacy: false, expectsReply: !(flags & MORE_TO_COME), body, sequences };
}

function readSections(bytes: Buffer) {
  const bodies: BsonDocument[] = [];
  const sequences = new Map<string, Buffer[]>();
  let at = 0;
  while (at < bytes.length) {
    const kind = bytes.readUInt8(at);
    const length = bytes.readInt32LE(at + 1);
    const section = bytes.subarray(at + 1, at + 1 + length);
    if (length < 5 || section.length < length || kind > 1)
      throw new RangeError('a section is malformed');
    if (kind === 0) bodies.push(decodeDocument(section));
    else readSequence(section, sequences);
    at += 1 + length;
  }
  return { bodies, sequences };
}

function readSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0, 4);
  const name = section.toString('utf8', 4, nameEnd);
  if (nameEnd < 0 || sequences.has(name)) throw new RangeError('a document sequence is malformed');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length; ) {
    const length = section.readInt32LE(at);
    if (length < 5 || at + length > section.length) throw new RangeError('a document is malformed');
    documents.push(section.subarray(at, at + length));
    at += length;
  }
  sequences.set(name, documents);
}

/** Only the old handshake uses OP_QUERY, addressed to `<database>.$cmd`. */
function decodeOpQuery(message: Buffer, requestId: number): WireRequest {
  const nameEnd = message.indexOf(0, 20);
  const namespace = message.toString('utf8', 20, nameEnd);
  const start = nameEnd + 1 + 8;
  const body = decodeDocument(message.subarray(start, start + message.readInt32LE(start)));
  if (!body.has('$db')) body.set('$db', namespace.split('.')[0] ?? 'admin');
  return { requestId, isLegacy: true, expectsReply: true, body, sequences: new Map() };
}

/** Flags, cursor id, first position and the number of documents: one. */
function legacyReplyPrefix(): Buffer {
  const prefix = Buffer.alloc(20);
  prefix.writeInt32LE(8, 0);
  prefix.writeInt32LE(1, 16);
  return prefix;
}
