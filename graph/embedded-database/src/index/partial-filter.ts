import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileFilter } from '../query/filter.ts';

/** Checks the filter of a partial index. MongoDB allows fewer operators there than in a query. */
export function assertPartialFilter(filter: BsonDocument): void {
  compileFilter(filter);
  for (const [key, operand] of filter) {
    if ((key === '$and' || key === '$or') && Array.isArray(operand)) {
      operand.filter(isDocument).forEach(assertPartialFilter);
      continue;
    }
    if (key.startsWith('$')) throw unsupported(key);
    assertOperators(operand);
  }
}

function assertOperators(operand: BsonValue): void {
  if (!isOperatorDocument(operand)) return;
  for (const [operator, value] of operand) {
    const isAllowed = ALLOWED.has(operator) && (operator !== '$exists' || value === true);
    if (!isAllowed) throw unsupported(operator);
  }
}

function unsupported(operator: string): MongoError {
  return new MongoError(
    'CannotCreateIndex',
    `Expression not supported in partial index: ${operator}`,
  );
}

const ALLOWED = new Set(['$eq', '$exists', '$gt', '$gte', '$in', '$lt', '$lte', '$type']);
