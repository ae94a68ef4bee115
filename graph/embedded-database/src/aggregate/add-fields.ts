import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileExpression, type Expression } from './expression.ts';
import { setField } from './set-field.ts';
import type { Stage } from './stage.ts';

type Assignment = { parts: string[]; read: Expression };

/** Compiles `$set`, which is also called `$addFields`. */
export function compileAddFields(operand: BsonValue): Stage {
  if (!isDocument(operand))
    throw new MongoError(40272, '$addFields specification stage must be an object');
  const assignments = readAssignments(operand, []);
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
export function readAssignments(source: BsonDocument, prefix: readonly string[]): Assignment[] {
  return [...source].flatMap(([name, value]) => {
    if (name === '' || name.startsWith('$'))
      throw new MongoError(16410, `FieldPath field names may not start with '$'. Got '${name}'`);
    const parts = [...prefix, ...name.split('.')];
    const isNested = isDocument(value) && value.size > 0 && !isOperatorDocument(value);
    return isNested ? readAssignments(value, parts) : [{ parts, read: compileExpression(value) }];
  });
}
