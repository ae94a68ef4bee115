import { type BsonNumber, Decimal128, Double, Int32, Long } from './value.ts';

/** A finite number as `coefficient × 10^exponent`, exactly. */
export type ExactNumber = { coefficient: bigint; exponent: number };

/** The exact value as a JavaScript number. Undefined for wide longs and for decimals. */
export function exactDoubleOf(value: BsonNumber): number | undefined {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (value instanceof Decimal128) return undefined;
  const double = value.toNumber();
  return Number.isSafeInteger(double) ? double : undefined;
}

/** The nearest JavaScript number. */
export function approximateDoubleOf(value: BsonNumber): number {
  if (value instanceof Decimal128) return Number(value.toString());
  return value instanceof Long ? value.toNumber() : value.value;
}

/** Tells whether the number is NaN, as a double or as a decimal. */
export function isNotANumber(value: BsonNumber): boolean {
  return !(value instanceof Int32) && Number.isNaN(approximateDoubleOf(value));
}

/** Orders two numbers by value, whatever their types; NaN equals itself and comes first. */
export function compareNumbers(a: BsonNumber, b: BsonNumber): number {
  const x = exactDoubleOf(a);
  const y = exactDoubleOf(b);
  if (x !== undefined && y !== undefined) return compareDoubles(x, y);
  const exactA = exactNumberOf(a);
  const exactB = exactNumberOf(b);
  if (exactA === undefined || exactB === undefined) return compareSpecials(a, b);
  return compareExact(exactA, exactB);
}

/** The exact value of a finite number; undefined for NaN and the infinities. */
export function exactNumberOf(value: BsonNumber): ExactNumber | undefined {
  if (value instanceof Decimal128) return parseDecimal(value.toString());
  if (value instanceof Long) return { coefficient: value.toBigInt(), exponent: 0 };
  return exactNumberOfDouble(value.value);
}

/** The same number without trailing zeros in its coefficient. */
export function normalizeExact({ coefficient, exponent }: ExactNumber): ExactNumber {
  if (coefficient === 0n) return { coefficient, exponent: 0 };
  let digits = coefficient;
  let power = exponent;
  while (digits % 10n === 0n) {
    digits /= 10n;
    power += 1;
  }
  return { coefficient: digits, exponent: power };
}

/** The exact value of a finite double; undefined for NaN and the infinities. */
export function exactNumberOfDouble(double: number): ExactNumber | undefined {
  if (!Number.isFinite(double)) return undefined;
  if (Number.isInteger(double)) return { coefficient: BigInt(double), exponent: 0 };
  let scaled = double;
  let power = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    power += 1;
  }
  return { coefficient: BigInt(scaled) * 5n ** BigInt(power), exponent: -power };
}

function compareDoubles(x: number, y: number): number {
  if (x < y) return -1;
  if (x > y) return 1;
  if (x === y) return 0;
  return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
}

function compareSpecials(a: BsonNumber, b: BsonNumber): number {
  return compareDoubles(clampFinite(a), clampFinite(b));
}

/** Replaces a finite number by 0: compared with NaN or an infinity, its size does not matter. */
function clampFinite(value: BsonNumber): number {
  return exactNumberOf(value) === undefined ? approximateDoubleOf(value) : 0;
}

function compareExact(a: ExactNumber, b: ExactNumber): number {
  const [signA, signB] = [signOf(a), signOf(b)];
  if (signA !== signB || signA === 0) return Math.sign(signA - signB);
  // Most numbers differ in magnitude. Comparing it first avoids very long integers.
  const byMagnitude = Math.sign(magnitudeOf(a) - magnitudeOf(b)) * signA;
  if (byMagnitude !== 0) return byMagnitude;
  const exponent = Math.min(a.exponent, b.exponent);
  const x = a.coefficient * 10n ** BigInt(a.exponent - exponent);
  const y = b.coefficient * 10n ** BigInt(b.exponent - exponent);
  return x < y ? -1 : Number(x > y);
}

function signOf({ coefficient }: ExactNumber): number {
  return coefficient < 0n ? -1 : Number(coefficient > 0n);
}

function magnitudeOf({ coefficient, exponent }: ExactNumber): number {
  return coefficient.toString().replace('-', '').length + exponent;
}

function parseDecimal(text: string): ExactNumber | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(whole + fraction) * (sign ? -1n : 1n);
  return { coefficient, exponent: Number(exponent) - fraction.length };
}
