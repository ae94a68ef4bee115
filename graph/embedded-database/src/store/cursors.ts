import { randomBytes } from 'node:crypto';
import { MongoError } from '../mongo-error.ts';

/** The unread rest of a result, encoded. */
export type Cursor = {
  id: bigint;
  namespace: string;
  remaining: readonly Uint8Array[];
  position: number;
  usedAtMs: number;
};

export type Cursors = Map<bigint, Cursor>;

export type Batch = { documents: Uint8Array[]; cursorId: bigint };

const DEFAULT_FIRST_BATCH = 101;
/** Leaves room below 16 MB for the reply around the documents. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024 - 16 * 1024;
const IDLE_LIMIT_MS = 10 * 60 * 1000;

/** Takes the first batch of a result. The rest stays in a cursor, unless `isSingle`. */
export function openCursor(
  cursors: Cursors,
  namespace: string,
  documents: readonly Uint8Array[],
  options: { batchSize?: number | undefined; isSingle?: boolean },
): Batch {
  const cursor = { namespace, remaining: documents, position: 0, usedAtMs: Date.now() };
  const batch = takeBatch(cursor, options.batchSize ?? DEFAULT_FIRST_BATCH);
  if (options.isSingle || cursor.position >= documents.length)
    return { documents: batch, cursorId: 0n };
  const id = newCursorId(cursors);
  cursors.set(id, { ...cursor, id });
  return { documents: batch, cursorId: id };
}

/** Takes the next batch. Throws CursorNotFound for an unknown cursor. */
export function advanceCursor(
  cursors: Cursors,
  id: bigint,
  namespace: string,
  batchSize: number | undefined,
): Batch {
  const cursor = cursors.get(id);
  if (!cursor) throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
  if (cursor.namespace !== namespace) {
    throw new MongoError(
      'Unauthorized',
      `Requested getMore on namespace '${namespace}', ` +
        `but cursor belongs to a different namespace ${cursor.namespace}`,
    );
  }
  cursor.usedAtMs = Date.now();
  const documents = takeBatch(cursor, batchSize ?? Number.POSITIVE_INFINITY);
  if (cursor.position < cursor.remaining.length) return { documents, cursorId: id };
  cursors.delete(id);
  return { documents, cursorId: 0n };
}

/** Closes cursors that nobody used for ten minutes. */
export function dropIdleCursors(cursors: Cursors, nowMs: number): void {
  for (const { id, usedAtMs } of cursors.values()) {
    if (nowMs - usedAtMs > IDLE_LIMIT_MS) cursors.delete(id);
  }
}

function takeBatch(cursor: Omit<Cursor, 'id'>, limit: number): Uint8Array[] {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  for (; batch.length < limit; cursor.position += 1) {
    const next = cursor.remaining[cursor.position];
    if (!next) break;
    bytes += next.length + 16;
    if (batch.length > 0 && bytes > MAX_BATCH_BYTES) break;
    batch.push(next);
  }
  return batch;
}

function newCursorId(cursors: Cursors): bigint {
  for (;;) {
    const id = randomBytes(8).readBigUInt64LE() >> 1n;
    if (id > 0n && !cursors.has(id)) return id;
  }
}
