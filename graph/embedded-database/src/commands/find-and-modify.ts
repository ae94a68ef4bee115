import type { BsonDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { executeQuery, type Query } from '../plan/execute.ts';
import type { Predicate } from '../query/filter.ts';
import { compileProjection } from '../query/projection.ts';
import { ensureCollection, findCollection } from '../store/store.ts';
import { removeDocument } from '../store/write-document.ts';
import { compileUpdate } from '../update/update.ts';
import { insertUpsert, updateStored } from '../update/write.ts';
import { readBoolean, readCollectionName, readDocument } from './arguments.ts';
import type { Command, CommandContext, CommandReply, CommandRequest } from './command.ts';
import { readScope } from './scope.ts';

/** `findAndModify`: changes or removes one document; gives it before or after the change. */
export const findAndModify: Command = {
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'arrayFilters',
    'bypassDocumentValidation',
    'hint',
    'let',
    'collation',
  ],
  run: (request, context) => {
    const { body } = request;
    const isRemoval = readBoolean(body, 'remove');
    if (isRemoval && body.has('update')) {
      throw new MongoError('FailedToParse', 'Cannot specify both an update and remove=true');
    }
    if (!isRemoval && !body.has('update')) {
      throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
    }
    if (isRemoval && (readBoolean(body, 'upsert') || readBoolean(body, 'new'))) {
      throw new MongoError(
        'FailedToParse',
        'Cannot specify upsert=true or new=true with remove=true',
      );
    }
    return isRemoval ? removeOne(request, context) : updateOne(request, context);
  },
  explain: ({ body }) => ({
    query: readModifyQuery(body),
    stage: readBoolean(body, 'remove') ? 'DELETE' : 'UPDATE',
  }),
};

function removeOne(request: CommandRequest, { store }: CommandContext): CommandReply {
  const collection = findCollection(store, request.database, readCollectionName(request));
  const { records, matches } = executeQuery(collection, readModifyQuery(request.body));
  const [stored] = records;
  if (!stored || !collection) return { lastErrorObject: { n: 0 }, value: null };
  const value = present(request.body, stored.document, matches);
  removeDocument(store, collection, stored);
  return { lastErrorObject: { n: 1 }, value };
}

function updateOne(request: CommandRequest, { store }: CommandContext): CommandReply {
  const { body, database } = request;
  const name = readCollectionName(request);
  const update = compileUpdate(body.get('update'), body.get('arrayFilters'), readScope(body));
  const isUpsert = readBoolean(body, 'upsert');
  const isNewWanted = readBoolean(body, 'new');
  const collection = isUpsert
    ? ensureCollection(store, database, name)
    : findCollection(store, database, name);
  const query = readModifyQuery(body);
  const { records, matches } = executeQuery(collection, query);
  const [stored] = records;
  if (stored && collection) {
    const next = updateStored(store, collection, stored, update, matches).stored;
    const value = present(body, (isNewWanted ? next : stored).document, matches);
    return { lastErrorObject: { n: 1, updatedExisting: true }, value };
  }
  if (!isUpsert || !collection)
    return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const { document } = insertUpsert(store, collection, query.filter, update);
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted: document.get('_id') },
    value: isNewWanted ? present(body, document, matches) : null,
  };
}

/** The query of a `findAndModify` command. */
function readModifyQuery(body: BsonDocument): Query {
  return {
    filter: readDocument(body, 'query') ?? new Map(),
    sort: readDocument(body, 'sort'),
    limit: 1,
    hint: body.get('hint'),
    scope: readScope(body),
  };
}

function present(body: BsonDocument, document: BsonDocument, matches: Predicate): BsonDocument {
  const fields = readDocument(body, 'fields');
  return fields?.size ? compileProjection(fields, matches, readScope(body))(document) : document;
}
