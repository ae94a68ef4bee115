import { compileExpression } from '../aggregate/expression.ts';
import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Scope } from '../query/scope.ts';
import { readDocument } from './arguments.ts';
import { readCollation } from './collation.ts';

/**
 * Reads `let` of a command, and `collation` of the command or of the `statement` that may have its
 * own. The variables are constants: they are computed before any document is read.
 */
export function readScope(command: BsonDocument, statement: BsonDocument = command): Scope {
  const compareText = readCollation(statement);
  const variables = new Map<string, BsonValue>();
  for (const [name, source] of readDocument(command, 'let') ?? []) {
    assertVariableName(name);
    if (readsDocument(source)) {
      throw new MongoError(
        4890500,
        'Command let Expression tried to access a field, but this is not allowed ' +
          'because Command let Expressions run before the query examines any documents.',
      );
    }
    const scope: Scope = { variables, compareText };
    variables.set(name, compileExpression(source, scope)(new Map()));
  }
  return { variables, compareText };
}

function assertVariableName(name: string): void {
  if (/^(?:[a-z]|[^\0-\x7f])(?:\w|[^\0-\x7f])*$/.test(name)) return;
  throw new MongoError(
    'FailedToParse',
    `'${name}' is not a valid name of a user variable, which begins with a lowercase letter`,
  );
}

function readsDocument(source: BsonValue): boolean {
  if (typeof source === 'string') return /^\$(?:[^$]|\$(?:ROOT|CURRENT)\b)/.test(source);
  if (Array.isArray(source)) return source.some(readsDocument);
  if (!isDocument(source) || source.has('$literal')) return false;
  return [...source.values()].some(readsDocument);
}
