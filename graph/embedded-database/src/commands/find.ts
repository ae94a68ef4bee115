import { encodeDocument } from '../bson/encode.ts';
import { type BsonDocument, Timestamp } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { executeQuery, type Query } from '../plan/execute.ts';
import { compileProjection } from '../query/projection.ts';
import { openCursor } from '../store/cursors.ts';
import { findSnapshot, type Snapshot, takeSnapshot } from '../store/snapshots.ts';
import { findCollection } from '../store/store.ts';
import { encodeCursorReply } from '../wire/cursor-reply.ts';
import { readBoolean, readCollectionName, readDocument, readInteger } from './arguments.ts';
import type { Command, CommandContext, CommandRequest } from './command.ts';
import { readScope } from './scope.ts';

/** `find`: filter, sort, skip, limit and projection, in batches. */
export const find: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'allowDiskUse',
    'hint',
    'let',
    'collation',
  ],
  run: (request, context) => {
    const { body, database } = request;
    const name = readCollectionName(request);
    const namespace = `${database}.${name}`;
    const snapshot = readSnapshot(request, context);
    const collection = snapshot
      ? snapshot.collections.get(namespace)
      : findCollection(context.store, database, name);
    const query = readFindQuery(body);
    const { records, matches } = executeQuery(collection, query);
    const projection = readDocument(body, 'projection');
    const project = projection?.size
      ? compileProjection(projection, matches, query.scope)
      : undefined;
    const documents = records.map(({ bytes, document }) =>
      project ? encodeDocument(project(document)) : bytes,
    );
    const batch = openCursor(context.cursors, namespace, documents, {
      batchSize: readInteger(body, 'batchSize'),
      isSingle: readBoolean(body, 'singleBatch') || readLimit(body) < 0,
    });
    const reply = { field: 'firstBatch', namespace, ...batch } as const;
    return encodeCursorReply(snapshot ? { ...reply, atClusterTime: snapshot.at } : reply);
  },
  explain: ({ body }) => ({ query: readFindQuery(body) }),
};

/** The query of a `find` command. */
function readFindQuery(body: BsonDocument): Query {
  return {
    filter: readDocument(body, 'filter') ?? new Map(),
    sort: readDocument(body, 'sort'),
    skip: readInteger(body, 'skip'),
    limit: Math.abs(readLimit(body)),
    hint: body.get('hint'),
    scope: readScope(body),
  };
}

/** A negative limit, from old clients, means: this many documents in a single batch. */
function readLimit(body: BsonDocument): number {
  return readInteger(body, 'limit', Number.NEGATIVE_INFINITY) ?? 0;
}

/** The first read of a session takes a snapshot. The next reads name its moment. */
function readSnapshot(
  { body, database }: CommandRequest,
  { store, snapshots }: CommandContext,
): Snapshot | undefined {
  const readConcern = readDocument(body, 'readConcern');
  if (readConcern?.get('level') !== 'snapshot') return undefined;
  const at = readConcern.get('atClusterTime');
  if (at === undefined) return takeSnapshot(snapshots, store, database);
  if (!(at instanceof Timestamp)) {
    throw new MongoError('TypeMismatch', 'atClusterTime must be a timestamp');
  }
  return findSnapshot(snapshots, at.toBigInt());
}
