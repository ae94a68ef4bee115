import type { BsonDocument, BsonValue } from '../bson/value.ts';
import { visitLeaves, visitPath } from './path.ts';

/** Filled during a match: the index of the matching array element, for the positional `$`. */
export type MatchDetails = { arrayIndex?: number };

export type ValueTest = (value: BsonValue, details?: MatchDetails) => boolean;

/**
 * What an operator requires of a field. A `leaves` test reads an array's elements and the array
 * itself; a `whole` test reads only the array.
 */
export type Condition =
  | { kind: 'leaves'; test: ValueTest }
  | { kind: 'whole'; test: ValueTest }
  | { kind: 'not'; conditions: readonly Condition[] };

/** Tells whether the values at the path satisfy the condition. */
export function holdsAtPath(
  condition: Condition,
  document: BsonDocument,
  parts: readonly string[],
  details?: MatchDetails,
): boolean {
  if (condition.kind === 'not') {
    return !condition.conditions.every((inner) => holdsAtPath(inner, document, parts));
  }
  const visitValues = condition.kind === 'leaves' ? visitLeaves : visitPath;
  const { test } = condition;
  if (!details) return visitValues(document, parts, (value) => test(value));
  return visitValues(document, parts, (value, arrayIndex) => {
    if (!test(value, details)) return false;
    if (arrayIndex !== undefined) details.arrayIndex = arrayIndex;
    return true;
  });
}

/** Tells whether one value, such as an array's element, satisfies the condition by itself. */
export function holdsForValue(condition: Condition, value: BsonValue): boolean {
  if (condition.kind !== 'not') return condition.test(value);
  return !condition.conditions.every((inner) => holdsForValue(inner, value));
}
