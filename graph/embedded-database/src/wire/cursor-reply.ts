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

/** Encodes `{ cursor: { <field>: [...], id, ns }, ok: 1 }` by copying the documents' bytes. */
export function encodeCursorReply(batch: CursorBatch): Buffer {
  const keys = batch.documents.map((_, index) => Buffer.from(`\x03${index}\0`, 'latin1'));
  const array = arrayBytes(batch.documents, keys);
  const field = Buffer.from(`\x04${batch.field}\0`, 'latin1');
  const tail = cursorTail(batch);
  const cursorBytes = 4 + field.length + array + tail.length + 1;
  const totalBytes = 4 + CURSOR_KEY.length + cursorBytes + OK.length + 1;
  const reply = Buffer.allocUnsafe(totalBytes);
  let at = reply.writeInt32LE(totalBytes, 0);
  at += CURSOR_KEY.copy(reply, at);
  at = reply.writeInt32LE(cursorBytes, at);
  at += field.copy(reply, at);
  at = reply.writeInt32LE(array, at);
  batch.documents.forEach((document, index) => {
    at += keys[index]?.copy(reply, at) ?? 0;
    reply.set(document, at);
    at += document.length;
  });
  at = reply.writeUInt8(0, at);
  at += tail.copy(reply, at);
  at = reply.writeUInt8(0, at);
  at += OK.copy(reply, at);
  reply.writeUInt8(0, at);
  return reply;
}

function arrayBytes(documents: readonly Uint8Array[], keys: readonly Buffer[]): number {
  return documents.reduce(
    (sum, document, at) => sum + document.length + (keys[at]?.length ?? 0),
    5,
  );
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

const CURSOR_KEY = Buffer.from('\x03cursor\0', 'latin1');
const OK = Buffer.concat([Buffer.from('\x01ok\0', 'latin1'), doubleBytes(1)]);

function doubleBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}
