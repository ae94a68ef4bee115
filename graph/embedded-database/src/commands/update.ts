import type { BsonDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { executeQuery, type Query } from '../plan/execute.ts';
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
} from './arguments.ts';
import type { Command } from './command.ts';
import { refuseUnknownFields } from './fields.ts';
import { readScope } from './scope.ts';
import { assertBatchSize, runStatements } from './write-errors.ts';

/** `update`: operators, replacements and upserts; each statement changes one or many documents. */
export const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
  run: (request, { store }) => {
    const name = readCollectionName(request);
    const statements = readDocuments(request, 'updates');
    assertBatchSize(statements);
    const totals = { n: 0, nModified: 0 };
    const upserted: { index: number; _id: unknown }[] = [];
    const isOrdered = readBoolean(request.body, 'ordered', true);
    const errors = runStatements(statements, isOrdered, (statement, index) => {
      const read = readStatement(statement, request.body);
      const { update, isUpsert } = read;
      const collection = isUpsert
        ? ensureCollection(store, request.database, name)
        : findCollection(store, request.database, name);
      const matched = updateMatching(store, collection, read, totals);
      if (matched > 0 || !isUpsert || !collection) return;
      const { document } = insertUpsert(store, collection, read.query.filter, update);
      upserted.push({ index, _id: document.get('_id') });
      totals.n += 1;
    });
    return { ...totals, ...(upserted.length > 0 ? { upserted } : {}), ...errors };
  },
  explain: (request) => {
    const [statement = new Map()] = readDocuments(request, 'updates');
    return { query: readStatement(statement, request.body).query, stage: 'UPDATE' };
  },
};

type Statement = { query: Query; update: Update; isUpsert: boolean };

/** Reads one update of an `update` command, whose body is `body`. */
function readStatement(statement: BsonDocument, body: BsonDocument): Statement {
  refuseUnknownFields(statement, STATEMENT_FIELDS, 'update.updates');
  const filter = readDocument(statement, 'q');
  if (!filter) throw missingField('update.updates.q');
  const scope = readScope(body, statement);
  const update = compileUpdate(statement.get('u'), statement.get('arrayFilters'), scope);
  const isMulti = readBoolean(statement, 'multi');
  if (isMulti && update.isReplacement) {
    throw new MongoError(
      'FailedToParse',
      'multi update is not supported for replacement-style update',
    );
  }
  const query = { filter, limit: isMulti ? 0 : 1, hint: statement.get('hint'), scope };
  return { query, update, isUpsert: readBoolean(statement, 'upsert') };
}

const STATEMENT_FIELDS = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation'];

function updateMatching(
  store: Store,
  collection: Collection | undefined,
  { query, update }: Statement,
  totals: { n: number; nModified: number },
): number {
  // An invalid filter fails even when the collection does not exist.
  const { records, matches } = executeQuery(collection, query);
  if (!collection) return 0;
  for (const stored of records) {
    const { isModified } = updateStored(store, collection, stored, update, matches);
    totals.n += 1;
    totals.nModified += Number(isModified);
  }
  return records.length;
}
