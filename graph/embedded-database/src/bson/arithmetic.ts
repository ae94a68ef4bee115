import { approximateDoubleOf, type ExactNumber, exactNumberOf } from './number.ts';
import { type BsonNumber, Decimal128, Double, Int32, Long } from './value.ts';

export type Operation = 'add' | 'multiply';

const DECIMAL_DIGITS = 34;
const INT32_LIMIT = 2n ** 31n;
const INT64_LIMIT = 2n ** 63n;

/**
 * Adds or multiplies with BSON's rules for the type of the result: a decimal wins over a double,
 * a double over integers, and an int grows into a long. Gives undefined when a long overflows.
 */
export function calculate(
  operation: Operation,
  a: BsonNumber,
  b: BsonNumber,
): BsonNumber | undefined {
  if (a instanceof Decimal128 || b instanceof Decimal128) return calculateDecimal(operation, a, b);
  if (a instanceof Double || b instanceof Double) {
    const [x, y] = [approximateDoubleOf(a), approximateDoubleOf(b)];
    return new Double(operation === 'add' ? x + y : x * y);
  }
  const [x, y] = [integerOf(a), integerOf(b)];
  const result = operation === 'add' ? x + y : x * y;
  const isNarrow = a instanceof Int32 && b instanceof Int32;
  if (isNarrow && fits(result, INT32_LIMIT)) return new Int32(Number(result));
  return fits(result, INT64_LIMIT) ? Long.fromBigInt(result) : undefined;
}

function integerOf(value: Int32 | Long): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(value.value);
}

function fits(value: bigint, limit: bigint): boolean {
  return value >= -limit && value < limit;
}

function calculateDecimal(operation: Operation, a: BsonNumber, b: BsonNumber): Decimal128 {
  const [x, y] = [exactNumberOf(a), exactNumberOf(b)];
  if (!x || !y) {
    const [p, q] = [approximateDoubleOf(a), approximateDoubleOf(b)];
    return Decimal128.fromString(String(operation === 'add' ? p + q : p * q));
  }
  return toDecimal(operation === 'add' ? addExact(x, y) : multiplyExact(x, y));
}

function addExact(x: ExactNumber, y: ExactNumber): ExactNumber {
  const exponent = Math.min(x.exponent, y.exponent);
  const scale = ({ coefficient, exponent: own }: ExactNumber) =>
    coefficient * 10n ** BigInt(own - exponent);
  return { coefficient: scale(x) + scale(y), exponent };
}

function multiplyExact(x: ExactNumber, y: ExactNumber): ExactNumber {
  return { coefficient: x.coefficient * y.coefficient, exponent: x.exponent + y.exponent };
}

/** Rounds half to even to the 34 digits a decimal has. */
function toDecimal({ coefficient, exponent }: ExactNumber): Decimal128 {
  const sign = coefficient < 0n ? '-' : '';
  const digits = coefficient < 0n ? -coefficient : coefficient;
  const excess = digits.toString().length - DECIMAL_DIGITS;
  if (excess <= 0) return Decimal128.fromString(`${sign}${digits}E${exponent}`);
  const divisor = 10n ** BigInt(excess);
  const rest = digits % divisor;
  const half = divisor / 2n;
  const whole = digits / divisor;
  const isUp = rest > half || (rest === half && whole % 2n === 1n);
  return Decimal128.fromStringWithRounding(
    `${sign}${isUp ? whole + 1n : whole}E${exponent + excess}`,
  );
}
