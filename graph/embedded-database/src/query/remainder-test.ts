import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonValue, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { ValueTest } from './condition.ts';

/** Tests `$mod: [divisor, remainder]` with whole numbers. Throws BadValue on anything else. */
export function remainderTest(operand: BsonValue): ValueTest {
  if (!Array.isArray(operand))
    throw new MongoError('BadValue', 'malformed mod, needs to be an array');
  if (operand.length !== 2) {
    const problem = operand.length < 2 ? 'not enough elements' : 'too many elements';
    throw new MongoError('BadValue', `malformed mod, ${problem}`);
  }
  const [divisor = 0, remainder = 0] = operand.map((item) =>
    isNumber(item) ? Math.trunc(approximateDoubleOf(item)) : Number.NaN,
  );
  if (!Number.isFinite(divisor) || !Number.isFinite(remainder)) {
    throw new MongoError('BadValue', 'malformed mod, divisor or remainder not a number');
  }
  if (divisor === 0) throw new MongoError('BadValue', 'divisor cannot be 0');
  return (value) =>
    isNumber(value) && Math.trunc(approximateDoubleOf(value)) % divisor === remainder;
}
