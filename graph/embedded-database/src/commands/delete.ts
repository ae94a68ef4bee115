import { MongoError } from '../mongo-error.ts';
import { executeQuery } from '../plan/execute.ts';
import { findCollection } from '../store/store.ts';
import { removeDocument } from '../store/write-document.ts';
import {
  missingField,
  readBoolean,
  readCollectionName,
  readDocument,
  readDocuments,
  readInteger,
  refuseUnknownFields,
} from './arguments.ts';
import type { Command } from './command.ts';
import { assertBatchSize, runStatements } from './write-errors.ts';

/** `delete`: removes one (`limit: 1`) or all (`limit: 0`) of the matching documents. */
export const deleteCommand: Command = {
  fields: ['deletes', 'ordered'],
  run: (request, { store }) => {
    const collection = findCollection(store, request.database, readCollectionName(request));
    const statements = readDocuments(request, 'deletes');
    assertBatchSize(statements);
    let n = 0;
    const errors = runStatements(
      statements,
      readBoolean(request.body, 'ordered', true),
      (statement) => {
        refuseUnknownFields(statement, ['q', 'limit'], 'delete.deletes');
        const filter = readDocument(statement, 'q');
        if (!filter) throw missingField('delete.deletes.q');
        const limit = readInteger(statement, 'limit');
        if (limit === undefined) throw missingField('delete.deletes.limit');
        if (limit > 1)
          throw new MongoError(
            'FailedToParse',
            `The limit field in delete objects must be 0 or 1. Got ${limit}`,
          );
        const { records } = executeQuery(collection, { filter, limit });
        for (const stored of records) if (collection) removeDocument(store, collection, stored);
        n += records.length;
      },
    );
    return { n, ...errors };
  },
};
