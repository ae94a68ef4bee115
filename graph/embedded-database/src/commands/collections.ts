import { decodeDocument } from '../bson/decode.ts';
import { encodeDocument } from '../bson/encode.ts';
import { keyOf } from '../bson/key.ts';
import type { BsonDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileFilter } from '../query/filter.ts';
import { openCursor } from '../store/cursors.ts';
import { ID_INDEX_DEFINITION } from '../store/id-index.ts';
import { createCollection, dropCollection, findCollection } from '../store/store.ts';
import { encodeCursorReply } from '../wire/cursor-reply.ts';
import { readBoolean, readCollectionName, readDocument, readInteger } from './arguments.ts';
import type { Command } from './command.ts';

/** `create`: creates an empty collection. Creating it again changes nothing. */
export const create: Command = {
  fields: ['autoIndexId'],
  run: (request, { store }) => {
    const name = readCollectionName(request);
    const existing = findCollection(store, request.database, name);
    if (existing && keyOf(existing.options) === keyOf(new Map())) return {};
    if (existing) {
      throw new MongoError(
        'NamespaceExists',
        `namespace ${existing.namespace} already exists, but with different options`,
      );
    }
    createCollection(store, request.database, name, new Map());
    return {};
  },
};

/** `drop`: removes a collection with its documents, indexes and cursors, if it exists. */
export const drop: Command = {
  fields: [],
  run: (request, { store, cursors }) => {
    const collection = findCollection(store, request.database, readCollectionName(request));
    if (!collection) return {};
    const nIndexesWas = collection.indexes.length + 1;
    dropCollection(store, collection);
    for (const cursor of cursors.values()) {
      if (cursor.namespace === collection.namespace) cursors.delete(cursor.id);
    }
    return { nIndexesWas, ns: collection.namespace };
  },
};

/** `listCollections`: the collections of a database, with an optional filter. */
export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: ({ body, database }, { store, cursors }) => {
    const matches = compileFilter(readDocument(body, 'filter') ?? new Map());
    const isNameOnly = readBoolean(body, 'nameOnly');
    const documents = [...store.collections.values()]
      .filter((collection) => collection.database === database)
      .map(({ name, options }) => describeCollection(name, options, isNameOnly))
      .filter((bytes) => matches(decodeDocument(bytes)));
    const namespace = `${database}.$cmd.listCollections`;
    const batchSize = readInteger(readDocument(body, 'cursor') ?? new Map(), 'batchSize');
    const batch = openCursor(cursors, namespace, documents, { batchSize });
    return encodeCursorReply({ field: 'firstBatch', namespace, ...batch });
  },
};

function describeCollection(name: string, options: BsonDocument, isNameOnly: boolean): Buffer {
  const summary = { name, type: 'collection' };
  if (isNameOnly) return encodeDocument(summary);
  return encodeDocument({
    ...summary,
    options,
    info: { readOnly: false },
    idIndex: ID_INDEX_DEFINITION,
  });
}
