import { compilePipeline } from '../aggregate/pipeline.ts';
import { encodeStoredDocument } from '../bson/encode.ts';
import { isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { executeQuery } from '../plan/execute.ts';
import { openCursor } from '../store/cursors.ts';
import { findCollection } from '../store/store.ts';
import { encodeCursorReply } from '../wire/cursor-reply.ts';
import { readCollectionName, readDocument, readInteger } from './arguments.ts';
import type { Command } from './command.ts';

/** `aggregate` over one collection. */
export const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'allowDiskUse', 'bypassDocumentValidation'],
  run: (request, { store, cursors }) => {
    const { body, database } = request;
    if (isNumber(body.get('aggregate'))) {
      throw new MongoError(
        'CommandNotSupported',
        'aggregations that name no collection are not supported',
      );
    }
    const cursor = readDocument(body, 'cursor');
    if (!cursor)
      throw new MongoError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const name = readCollectionName(request);
    const { query, run } = compilePipeline(body.get('pipeline'));
    const { records } = executeQuery(findCollection(store, database, name), query);
    const documents = run(records.map(({ document }) => document)).map((document) =>
      encodeStoredDocument(document),
    );
    const namespace = `${database}.${name}`;
    const batch = openCursor(cursors, namespace, documents, {
      batchSize: readInteger(cursor, 'batchSize'),
    });
    return encodeCursorReply({ field: 'firstBatch', namespace, ...batch });
  },
};
