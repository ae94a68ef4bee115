import { calculate, type Operation } from '../bson/arithmetic.ts';
import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonNumber, type BsonValue, Double, Int32, Long } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { exactly, isNullish, numberOf, type Operands } from './operands.ts';

/** `$add` and `$multiply`. Null when any operand is null. `$add` accepts one date. */
export function fold(
  name: string,
  operands: Operands,
  operation: Operation,
  start: BsonNumber,
): BsonValue {
  const values = operands.map((read) => read());
  if (values.some(isNullish)) return null;
  const date = values.find((value) => value instanceof Date);
  if (date && operation === 'add')
    return addToDate(
      date,
      values.filter((value) => value !== date),
    );
  return values
    .map((value) => numberOf(name, value))
    .reduce((total, value) => combine(operation, total, value), start);
}

/** `$subtract`, for numbers and dates. */
export function subtract(operands: Operands): BsonValue {
  const [a, b] = exactly('$subtract', operands, 2).map((read) => read());
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date)
    return new Date(a.getTime() - approximateDoubleOf(numberOf('$subtract', b)));
  const [minuend, subtrahend] = [numberOf('$subtract', a), numberOf('$subtract', b)];
  const negated = combine('multiply', subtrahend, new Int32(-1));
  return combine('add', minuend, negated);
}

/** `$divide`, whose result is a double. */
export function divide(operands: Operands): BsonValue {
  const [a, b] = exactly('$divide', operands, 2).map((read) => read());
  if (isNullish(a) || isNullish(b)) return null;
  const divisor = approximateDoubleOf(numberOf('$divide', b));
  if (divisor === 0) throw new MongoError('BadValue', "can't $divide by zero");
  return new Double(approximateDoubleOf(numberOf('$divide', a)) / divisor);
}

function addToDate(date: Date, others: readonly BsonValue[]): Date {
  return new Date(
    others.reduce(
      (sum: number, value) => sum + approximateDoubleOf(numberOf('$add', value)),
      date.getTime(),
    ),
  );
}

/** When a long overflows, an aggregation continues with doubles. */
function combine(operation: Operation, a: BsonNumber, b: BsonNumber): BsonNumber {
  const [x, y] = [approximateDoubleOf(a), approximateDoubleOf(b)];
  return calculate(operation, a, b) ?? new Double(operation === 'add' ? x + y : x * y);
}
