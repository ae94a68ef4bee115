import { isDeepStrictEqual } from 'node:util';
import mongoose from 'mongoose';
import type { Fields, Value } from './test-file.ts';

const { BSON } = mongoose.mongo;

/** Where an actual value differs from the expected one, in words. Undefined when it matches. */
export type Difference = string | undefined;

export type Matching = {
  /** The entities by name, for `$$matchesEntity`. */
  entities: ReadonlyMap<string, unknown>;
  /** At the root of a result or a command, further fields are allowed. */
  allowsMore: boolean;
};

/** Matches as the format says: numbers by value, `$$` operators, more fields at the root only. */
export function findDifference(
  expected: Value,
  actual: Value,
  matching: Matching,
  path = 'value',
): Difference {
  const operator = specialOperatorOf(expected);
  if (operator)
    return matchOperator(operator, (expected as Fields)[operator], actual, matching, path);
  if (Array.isArray(expected)) return matchList(expected, actual, matching, path);
  if (isFields(expected)) return matchFields(expected, actual, matching, path);
  return areSame(expected, actual) ? undefined : mismatch(path, expected, actual);
}

function matchFields(
  expected: Fields,
  actual: Value,
  matching: Matching,
  path: string,
): Difference {
  if (!isFields(actual)) return mismatch(path, expected, actual);
  const nested = { ...matching, allowsMore: false };
  for (const [name, value] of Object.entries(expected)) {
    const isAbsent = !Object.hasOwn(actual, name);
    const mayBeAbsent = ['$$exists', '$$unsetOrMatches'].includes(specialOperatorOf(value) ?? '');
    if (isAbsent && !mayBeAbsent) return `${path}.${name} is missing`;
    const difference = findDifference(value, actual[name], nested, `${path}.${name}`);
    if (difference) return difference;
  }
  if (matching.allowsMore) return undefined;
  const more = Object.keys(actual).find((name) => !Object.hasOwn(expected, name));
  return more === undefined ? undefined : `${path}.${more} was not expected`;
}

function matchList(
  expected: readonly Value[],
  actual: Value,
  matching: Matching,
  path: string,
): Difference {
  if (!Array.isArray(actual)) return mismatch(path, expected, actual);
  if (actual.length !== expected.length)
    return `${path} has ${actual.length} elements, not ${expected.length}`;
  for (const [at, value] of expected.entries()) {
    // The documents of a result are roots of their own.
    const difference = findDifference(value, actual[at], matching, `${path}[${at}]`);
    if (difference) return difference;
  }
  return undefined;
}

function matchOperator(
  operator: string,
  operand: Value,
  actual: Value,
  matching: Matching,
  path: string,
): Difference {
  switch (operator) {
    case '$$exists':
      return (actual !== undefined) === operand
        ? undefined
        : `${path} ${operand ? 'is missing' : 'was not expected'}`;
    case '$$unsetOrMatches':
      if (actual === undefined || actual === null) return undefined;
      return findDifference(operand, actual, matching, path);
    case '$$type':
      return [operand].flat().some((name) => TYPES[String(name)]?.(actual))
        ? undefined
        : `${path} is not of type ${String(operand)}`;
    case '$$matchesEntity':
      return findDifference(matching.entities.get(String(operand)), actual, matching, path);
    case '$$lte':
      return Number(actual) <= Number(operand) ? undefined : `${path} is above ${String(operand)}`;
    default:
      return `${path} needs ${operator}, which this runner does not know`;
  }
}

const TYPES: Readonly<Record<string, (value: Value) => boolean>> = {
  object: isFields,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date,
  objectId: (value) => value instanceof BSON.ObjectId,
  binData: (value) => value instanceof BSON.Binary,
  int: (value) => Number.isInteger(numberOf(value)),
  long: (value) => Number.isInteger(numberOf(value)),
  number: (value) => numberOf(value) !== undefined,
  double: (value) => numberOf(value) !== undefined,
};

function specialOperatorOf(value: Value): string | undefined {
  const [only, ...others] = isFields(value) ? Object.keys(value) : [];
  return only?.startsWith('$$') && others.length === 0 ? only : undefined;
}

function areSame(expected: Value, actual: Value): boolean {
  const [a, b] = [numberOf(expected), numberOf(actual)];
  return a === undefined ? isDeepStrictEqual(expected, actual) : a === b;
}

/** Numbers of different types are equal by value. */
function numberOf(value: Value): number | undefined {
  if (typeof value === 'number') return value;
  const isWrapped =
    value instanceof BSON.Int32 || value instanceof BSON.Double || value instanceof BSON.Long;
  return isWrapped ? Number(value.toString()) : undefined;
}

function isFields(value: Value): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('_bsontype' in value) && !(value instanceof Date);
}

function mismatch(path: string, expected: Value, actual: Value): string {
  return `${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;
}
