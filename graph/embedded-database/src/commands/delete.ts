import type { BsonDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { executeQuery, type Query } from '../plan/execute.ts';
import { findCollection } from '../store/store.ts';
import { removeDocument } from '../store/write-document.ts';
import {
  missingField,
  readBoolean,
  readCollectionName,
  readDocument,
  readDocuments,
  readInteger,
} from './arguments.ts';
import type { Command } from './command.ts';
import { refuseUnknownFields } from './fields.ts';
import { readScope } from './scope.ts';
import { assertBatchSize, runStatements } from './write-errors.ts';

/** `delete`: removes one (`limit: 1`) or all (`limit: 0`) of the matching documents. */
export const deleteCommand: Command = {
  fields: ['deletes', 'ordered', 'let'],
  run: (request, { store }) => {
    const collection = findCollection(store, request.database, readCollectionName(request));
    const statements = readDocuments(request, 'deletes');
    assertBatchSize(statements);
    let n = 0;
    const errors = runStatements(
      statements,
      readBoolean(request.body, 'ordered', true),
      (statement) => {
        const { records } = executeQuery(collection, readDeletion(statement, request.body));
        for (const stored of records) if (collection) removeDocument(store, collection, stored);
        n += records.length;
      },
    );
    return { n, ...errors };
  },
  explain: (request) => {
    const [statement = new Map()] = readDocuments(request, 'deletes');
    return { query: readDeletion(statement, request.body), stage: 'DELETE' };
  },
};

/** The query of one deletion of a `delete` command. */
function readDeletion(statement: BsonDocument, body: BsonDocument): Query {
  refuseUnknownFields(statement, ['q', 'limit', 'hint', 'collation'], 'delete.deletes');
  const filter = readDocument(statement, 'q');
  if (!filter) throw missingField('delete.deletes.q');
  const limit = readInteger(statement, 'limit');
  if (limit === undefined) throw missingField('delete.deletes.limit');
  if (limit > 1) {
    throw new MongoError(
      'FailedToParse',
      `The limit field in delete objects must be 0 or 1. Got ${limit}`,
    );
  }
  return { filter, limit, hint: statement.get('hint'), scope: readScope(body, statement) };
}
