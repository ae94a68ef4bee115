import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonValue, isNumber } from '../bson/value.ts';

/** True for MongoDB: everything except false, zero, null and missing. */
export function isTruthy(value: BsonValue): boolean {
  if (value === null || value === undefined || value === false) return false;
  return !isNumber(value) || approximateDoubleOf(value) !== 0;
}
