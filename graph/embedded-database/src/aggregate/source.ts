import { createHash } from 'node:crypto';
import { Binary, type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Scope } from '../query/scope.ts';
import type { Sessions } from '../store/sessions.ts';
import { compileExpression } from './expression.ts';

type Source = (operand: BsonValue, scope: Scope, sessions: Sessions) => BsonDocument[];

/** The first stages that need no collection. */
export const SOURCE_STAGES: Readonly<Record<string, Source>> = {
  $documents: (operand, scope) => {
    const documents = compileExpression(operand, scope)(new Map());
    if (Array.isArray(documents) && documents.every(isDocument)) return documents;
    throw new MongoError(5858203, 'an array of objects is expected in $documents');
  },
  $listLocalSessions: (operand, _, sessions) => {
    const unknown = isDocument(operand)
      ? [...operand.keys()].find((key) => key !== 'allUsers')
      : '';
    if (unknown !== undefined) {
      throw new MongoError('CommandNotSupported', '$listLocalSessions takes only allUsers here');
    }
    return [...sessions.values()].map(
      ({ id, usedAtMs }): BsonDocument =>
        new Map<string, BsonValue>([
          ['_id', new Map<string, BsonValue>([...id, ['uid', NO_USER]])],
          ['lastUse', new Date(usedAtMs)],
        ]),
    );
  },
};

/** MongoDB names a user by a digest; without accounts it is that of no text. */
const NO_USER = new Binary(createHash('sha256').digest());
