import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonTypeName, TYPE_NUMBERS, typeNameOf } from '../bson/type.ts';
import { type BsonValue, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { ValueTest } from './condition.ts';

/** Tests `$type`: a name, a number, `number` or a list of these. Throws on anything else. */
export function typeTest(operand: BsonValue): ValueTest {
  const names = new Set((Array.isArray(operand) ? operand : [operand]).flatMap(readTypeNames));
  if (names.size === 0) throw new MongoError('FailedToParse', '$type must match at least one type');
  return (value) => value !== undefined && names.has(typeNameOf(value));
}

function readTypeNames(operand: BsonValue): BsonTypeName[] {
  if (operand === 'number') return ['double', 'int', 'long', 'decimal'];
  if (typeof operand === 'string') return [namedType(operand)];
  if (!isNumber(operand)) {
    throw new MongoError('TypeMismatch', 'type must be represented as a number or a string');
  }
  const number = approximateDoubleOf(operand);
  const found = Object.entries(TYPE_NUMBERS).find(([, known]) => known === number);
  if (!found) throw new MongoError('BadValue', `Invalid numerical type code: ${number}`);
  return [found[0] as BsonTypeName];
}

function namedType(name: string): BsonTypeName {
  if (!Object.hasOwn(TYPE_NUMBERS, name)) {
    throw new MongoError('BadValue', `Unknown type name alias: ${name}`);
  }
  return name as BsonTypeName;
}
