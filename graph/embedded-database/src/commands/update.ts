import type { BsonDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { executeQuery } from '../plan/execute.ts';
import type { Collection } from '../store/collection.ts';
import { ensureCollection, findCollection, type Store } from '../store/store.ts';
import { compileUpdate, type Update } from '../update/update.ts';
import { insertUpsert, updateStored } from '../update/write.ts';
import {
  missingField,
  readBoolean,
  readCollectionName,
  readDocument,
  readDocuments,
  refuseUnknownFields,
} from './arguments.ts';
import type { Command } from './command.ts';
import { assertBatchSize, runStatements } from './write-errors.ts';

/** `update`: operators, replacements and upserts; each statement changes one or many documents. */
export const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  run: (request, { store }) => {
    const name = readCollectionName(request);
    const statements = readDocuments(request, 'updates');
    assertBatchSize(statements);
    const totals = { n: 0, nModified: 0 };
    const upserted: { index: number; _id: unknown }[] = [];
    const isOrdered = readBoolean(request.body, 'ordered', true);
    const errors = runStatements(statements, isOrdered, (statement, index) => {
      const { filter, update, isMulti, isUpsert } = readStatement(statement);
      const collection = isUpsert
        ? ensureCollection(store, request.database, name)
        : findCollection(store, request.database, name);
      const matched = updateMatching(store, collection, { filter, update, isMulti }, totals);
      if (matched > 0 || !isUpsert || !collection) return;
      const { document } = insertUpsert(store, collection, filter, update);
      upserted.push({ index, _id: document.get('_id') });
      totals.n += 1;
    });
    return { ...totals, ...(upserted.length > 0 ? { upserted } : {}), ...errors };
  },
};

type Statement = { filter: BsonDocument; update: Update; isMulti: boolean; isUpsert: boolean };

function readStatement(statement: BsonDocument): Statement {
  refuseUnknownFields(statement, ['q', 'u', 'multi', 'upsert', 'arrayFilters'], 'update.updates');
  const filter = readDocument(statement, 'q');
  if (!filter) throw missingField('update.updates.q');
  const update = compileUpdate(statement.get('u'), statement.get('arrayFilters'));
  const isMulti = readBoolean(statement, 'multi');
  if (isMulti && update.isReplacement) {
    throw new MongoError(
      'FailedToParse',
      'multi update is not supported for replacement-style update',
    );
  }
  return { filter, update, isMulti, isUpsert: readBoolean(statement, 'upsert') };
}

function updateMatching(
  store: Store,
  collection: Collection | undefined,
  { filter, update, isMulti }: Pick<Statement, 'filter' | 'update' | 'isMulti'>,
  totals: { n: number; nModified: number },
): number {
  // An invalid filter fails even when the collection does not exist.
  const { records, matches } = executeQuery(collection, { filter, limit: isMulti ? 0 : 1 });
  if (!collection) return 0;
  for (const stored of records) {
    const { isModified } = updateStored(store, collection, stored, update, matches);
    totals.n += 1;
    totals.nModified += Number(isModified);
  }
  return records.length;
}
