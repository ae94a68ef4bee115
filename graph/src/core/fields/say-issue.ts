import type { z } from 'zod';
import { capitalise } from '../letter-case.ts';

type Issue = z.core.$ZodRawIssue;

/** What is said of a wrong value where its schema says nothing: `Percent must be a number`. */
export function sayIssue(issue: Issue): string {
  const name = nameOf(issue);
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys[0]?.slice(0, 60)}`;
  return issue.input === undefined ? `${name} is required` : `${name} ${ruleOf(issue)}`;
}

function ruleOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return `must be ${TYPES[issue.expected] ?? 'of another kind'}`;
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.code === 'too_big') {
    return `must ${BOUNDS[issue.origin] ?? 'be'} at most ${say(issue.maximum)}${unitOf(issue)}`;
  }
  if (issue.code === 'too_small') {
    return `must ${BOUNDS[issue.origin] ?? 'be'} at least ${say(issue.minimum)}${unitOf(issue)}`;
  }
  return 'is not valid';
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const BOUNDS: Record<string, string> = { array: 'hold' };
const UNITS: Record<string, string> = { string: ' characters', array: ' entries' };

function unitOf({ origin }: Extract<Issue, { code: 'too_big' | 'too_small' }>): string {
  return UNITS[origin] ?? '';
}

function say(bound: number | bigint): string {
  return bound.toLocaleString('en-US');
}

/** `roundTo` is named `Round to`; a place in a list by its list. */
function nameOf({ path = [] }: Issue): string {
  const name = path.findLast((each) => typeof each === 'string') ?? 'value';
  return capitalise(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
