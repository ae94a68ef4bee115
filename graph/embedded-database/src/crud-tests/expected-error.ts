import mongoose from 'mongoose';
import { type Difference, findDifference, type Matching } from './match.ts';
import type { Fields } from './test-file.ts';

const { MongoServerError } = mongoose.mongo;

/** Where an operation's error differs from the one that a test expects. */
export function findErrorDifference(
  expected: Fields,
  error: unknown,
  matching: Matching,
): Difference {
  const found = error as Fields & Error;
  for (const [name, value] of Object.entries(expected)) {
    const check = CHECKS[name];
    const difference = check
      ? check(value, found, matching)
      : `the runner does not know expectError.${name}`;
    if (difference) return difference;
  }
  return undefined;
}

type Check = (expected: unknown, error: Fields & Error, matching: Matching) => Difference;

const CHECKS: Readonly<Record<string, Check>> = {
  isError: () => undefined,
  isClientError: (expected, error) =>
    expected === !(error instanceof MongoServerError)
      ? undefined
      : `the error comes from the ${expected ? 'server' : 'driver'}: ${error.message}`,
  errorContains: (expected, { message }) =>
    message.toLowerCase().includes(String(expected).toLowerCase())
      ? undefined
      : `the error is "${message}", which does not contain "${String(expected)}"`,
  errorCode: (expected, { code, message }) =>
    code === expected ? undefined : `the error has code ${String(code)}: ${message}`,
  errorCodeName: (expected, { codeName, message }) =>
    codeName === expected ? undefined : `the error is a ${String(codeName)}: ${message}`,
  errorLabelsContain: (expected, error) =>
    (expected as string[]).every((label) => labelsOf(error).includes(label))
      ? undefined
      : `the error lacks a label of ${String(expected)}`,
  errorLabelsOmit: (expected, error) =>
    (expected as string[]).some((label) => labelsOf(error).includes(label))
      ? `the error has a label of ${String(expected)}`
      : undefined,
  errorResponse: (expected, { errorResponse }, matching) =>
    findDifference(expected, errorResponse, { ...matching, allowsMore: true }, 'errorResponse'),
  expectResult: (expected, { result }, matching) =>
    findDifference(expected, result, { ...matching, allowsMore: true }, 'result'),
};

function labelsOf(error: Fields): string[] {
  return [...((error.errorLabels ?? []) as Iterable<string>)];
}
