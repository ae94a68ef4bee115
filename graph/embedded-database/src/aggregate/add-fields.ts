import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Scope } from '../query/scope.ts';
import { compileExpression, type Expression } from './expression.ts';
import { setField } from './set-field.ts';
import type { Stage } from './stage.ts';

type Assignment = { parts: string[]; read: Expression };

/** Compiles `$set`, which is also called `$addFields`. */
export function compileAddFields(operand: BsonValue, scope: Scope): Stage {
  if (!isDocument(operand))
    throw new MongoError(40272, '$addFields specification stage must be an object');
  const assignments = readAssignments(operand, [], scope);
  return (documents) =>
    documents.map((document) =>
      // Every expression reads the input document, not the fields set before it.
      assignments.reduce(
        (result, { parts, read }) => setField(result, parts, read(document)),
        document,
      ),
    );
}

/** A nested object sets its fields one by one and keeps the other fields beside them. */
export function readAssignments(
  source: BsonDocument,
  prefix: readonly string[],
  scope: Scope,
): Assignment[] {
  return [...source].flatMap(([name, value]) => {
    if (name === '' || name.startsWith('$'))
      throw new MongoError(16410, `FieldPath field names may not start with '$'. Got '${name}'`);
    const parts = [...prefix, ...name.split('.')];
    const isNested = isDocument(value) && value.size > 0 && !isOperatorDocument(value);
    return isNested
      ? readAssignments(value, parts, scope)
      : [{ parts, read: compileExpression(value, scope) }];
  });
}
