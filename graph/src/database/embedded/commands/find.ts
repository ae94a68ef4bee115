import { encodeDocument } from '../bson/encode.ts';
import { executeQuery } from '../plan/execute.ts';
import { compileProjection } from '../query/projection.ts';
import { openCursor } from '../store/cursors.ts';
import { findCollection } from '../store/store.ts';
import { encodeCursorReply } from '../wire/cursor-reply.ts';
import { readBoolean, readCollectionName, readDocument, readInteger } from './arguments.ts';
import type { Command } from './command.ts';

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
  ],
  run: (request, { store, cursors }) => {
    const { body, database } = request;
    const name = readCollectionName(request);
    // Old clients send a negative limit for "that many, in one batch".
    const limit = readInteger(body, 'limit', Number.NEGATIVE_INFINITY) ?? 0;
    const { records, matches } = executeQuery(findCollection(store, database, name), {
      filter: readDocument(body, 'filter') ?? new Map(),
      sort: readDocument(body, 'sort'),
      skip: readInteger(body, 'skip'),
      limit: Math.abs(limit),
    });
    const projection = readDocument(body, 'projection');
    const project = projection?.size ? compileProjection(projection, matches) : undefined;
    const documents = records.map(({ bytes, document }) =>
      project ? encodeDocument(project(document)) : bytes,
    );
    const namespace = `${database}.${name}`;
    const batch = openCursor(cursors, namespace, documents, {
      batchSize: readInteger(body, 'batchSize'),
      isSingle: readBoolean(body, 'singleBatch') || limit < 0,
    });
    return encodeCursorReply({ field: 'firstBatch', namespace, ...batch });
  },
};
