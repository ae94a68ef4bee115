import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonValue, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { ValueTest } from './condition.ts';

/** Tests the `$size` of an array. Throws when the operand is not a whole number of at least 0. */
export function sizeTest(operand: BsonValue): ValueTest {
  const size = isNumber(operand) ? approximateDoubleOf(operand) : Number.NaN;
  if (!Number.isInteger(size)) {
    throw new MongoError('FailedToParse', 'Failed to parse $size. Expected an integer');
  }
  if (size < 0) {
    throw new MongoError('BadValue', 'Failed to parse $size. Expected a non-negative number');
  }
  return (value) => Array.isArray(value) && value.length === size;
}
