import { encodeDocument } from '../bson/encode.ts';
import { keyOf } from '../bson/key.ts';
import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Collection } from '../store/collection.ts';
import { openCursor } from '../store/cursors.ts';
import { ID_INDEX_DEFINITION } from '../store/id-index.ts';
import { addIndex, removeIndex } from '../store/index-catalog.ts';
import { createCollection, findCollection } from '../store/store.ts';
import { encodeCursorReply } from '../wire/cursor-reply.ts';
import { readCollectionName, readDocument, readDocuments, readInteger } from './arguments.ts';
import type { Command, CommandContext, CommandRequest } from './command.ts';
import { assertNewIndex, readIndexDefinition } from './index-definition.ts';

/** `createIndexes`: builds indexes. An index that exists already stays as it is. */
export const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum'],
  run: (request, { store }) => {
    const name = readCollectionName(request);
    const definitions = readDocuments(request, 'indexes').map(readIndexDefinition);
    if (definitions.length === 0)
      throw new MongoError('BadValue', 'Must specify at least one index to create');
    const existing = findCollection(store, request.database, name);
    const collection = existing ?? createCollection(store, request.database, name, new Map());
    const numIndexesBefore = collection.indexes.length + 1;
    for (const definition of definitions) {
      if (assertNewIndex(collection, definition)) addIndex(store, collection, definition);
    }
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.length + 1,
      createdCollectionAutomatically: !existing,
    };
  },
};

/** `listIndexes`: the definitions of all indexes, the one on `_id` first. */
export const listIndexes: Command = {
  fields: ['cursor'],
  run: (request, context) => {
    const collection = readCollection(request, context);
    const definitions = [
      ID_INDEX_DEFINITION,
      ...collection.indexes.map(({ spec }) => spec.definition),
    ];
    const batchSize = readInteger(readDocument(request.body, 'cursor') ?? new Map(), 'batchSize');
    const documents = definitions.map((definition) => encodeDocument(definition));
    const namespace = collection.namespace;
    const batch = openCursor(context.cursors, namespace, documents, { batchSize });
    return encodeCursorReply({ field: 'firstBatch', namespace, ...batch });
  },
};

/** `dropIndexes`: by name, key or list of names; `*` drops all but the index on `_id`. */
export const dropIndexes: Command = {
  fields: ['index'],
  run: (request, context) => {
    const collection = readCollection(request, context);
    const nIndexesWas = collection.indexes.length + 1;
    const names = namesToDrop(collection, request.body.get('index'));
    for (const name of names) removeIndex(context.store, collection, name);
    return { nIndexesWas };
  },
};

function readCollection(request: CommandRequest, { store }: CommandContext): Collection {
  const name = readCollectionName(request);
  const collection = findCollection(store, request.database, name);
  if (collection) return collection;
  throw new MongoError('NamespaceNotFound', `ns does not exist: ${request.database}.${name}`);
}

function namesToDrop(collection: Collection, wanted: BsonValue): string[] {
  if (wanted === '*') return collection.indexes.map(({ spec }) => spec.name);
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((name) => {
    const isWanted = (definition: BsonDocument) =>
      isDocument(name)
        ? keyOf(definition.get('key')) === keyOf(name)
        : definition.get('name') === name;
    if (isWanted(ID_INDEX_DEFINITION))
      throw new MongoError('InvalidOptions', 'cannot drop _id index');
    const found = collection.indexes.find(({ spec }) => isWanted(spec.definition));
    if (found) return found.spec.name;
    throw new MongoError('IndexNotFound', `index not found with name [${String(name)}]`);
  });
}
