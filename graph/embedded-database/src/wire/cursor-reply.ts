import { lengthOf, type Pieces } from './pieces.ts';

/** One batch of a cursor, with encoded documents. */
export type CursorBatch = {
  field: 'firstBatch' | 'nextBatch';
  namespace: string;
  /** 0 when nothing is left. */
  cursorId: bigint;
  documents: readonly Uint8Array[];
  /** The moment of the snapshot, for a snapshot read. */
  atClusterTime?: bigint;
};

/** Encodes `{ cursor: { <field>: [...], id, ns }, ok: 1 }` around the documents' own bytes. */
export function encodeCursorReply(batch: CursorBatch): Pieces {
  const field = Buffer.from(`\x04${batch.field}\0`, 'latin1');
  const items = batch.documents.flatMap((document, index) => [keyOf(index), document]);
  const tail = cursorTail(batch);
  const arrayBytes = 4 + lengthOf(items) + 1;
  const cursorBytes = 4 + field.length + arrayBytes + tail.length + 1;
  const totalBytes = 4 + CURSOR_KEY.length + cursorBytes + OK.length + 1;
  const head = [int32(totalBytes), CURSOR_KEY, int32(cursorBytes), field, int32(arrayBytes)];
  return [...head, ...items, END, tail, END, OK, END];
}

/** The key of a document in an array. */
function keyOf(index: number): Buffer {
  return Buffer.from(`\x03${index}\0`, 'latin1');
}

function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function cursorTail({ cursorId, namespace, atClusterTime }: CursorBatch): Buffer {
  const text = Buffer.from(namespace, 'utf8');
  const tail = Buffer.alloc(4 + 8 + 4 + 4 + text.length + 1);
  let at = tail.write('\x12id\0', 0, 'latin1');
  at = tail.writeBigInt64LE(cursorId, at);
  at += tail.write('\x02ns\0', at, 'latin1');
  at = tail.writeInt32LE(text.length + 1, at);
  text.copy(tail, at);
  return atClusterTime === undefined ? tail : Buffer.concat([tail, momentBytes(atClusterTime)]);
}

function momentBytes(at: bigint): Buffer {
  const bytes = Buffer.from('\x11atClusterTime\0........', 'latin1');
  bytes.writeBigUInt64LE(at, bytes.length - 8);
  return bytes;
}

const END = Buffer.from([0]);
const CURSOR_KEY = Buffer.from('\x03cursor\0', 'latin1');
const OK = Buffer.concat([Buffer.from('\x01ok\0', 'latin1'), doubleBytes(1)]);

function doubleBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}
