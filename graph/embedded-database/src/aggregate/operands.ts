import { typeNameOf } from '../bson/type.ts';
import { type BsonNumber, type BsonValue, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Scope } from '../query/scope.ts';

/** Operands are functions, because `$cond`, `$and` and `$or` must not evaluate all of them. */
export type Operands = readonly (() => BsonValue)[];
export type ExpressionOperator = (operands: Operands, scope: Scope) => BsonValue;

/** Tells whether a value is null or missing. */
export function isNullish(value: BsonValue): value is null | undefined {
  return value === null || value === undefined;
}

/** Gives the operands back. Throws unless there are exactly `count`. */
export function exactly(name: string, operands: Operands, count: number): Operands {
  if (operands.length === count) return operands;
  throw new MongoError(
    16020,
    `Expression ${name} takes exactly ${count} arguments. ${operands.length} were passed in.`,
  );
}

/** The only operand. */
export function one(name: string, operands: Operands): () => BsonValue {
  const [first] = exactly(name, operands, 1);
  return first ?? (() => undefined);
}

/** The value as a number. Throws TypeMismatch on any other type. */
export function numberOf(name: string, value: BsonValue): BsonNumber {
  if (isNumber(value)) return value;
  throw new MongoError(
    'TypeMismatch',
    `${name} only supports numeric types, not ${typeNameOf(value)}`,
  );
}
