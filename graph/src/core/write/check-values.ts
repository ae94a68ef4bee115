import { invalid } from '../errors.ts';
import type { Resource } from '../resource.ts';
import type { Values } from './one-write.ts';

/**
 * Throws INVALID for what is wrong with all values of a record together. What was wrong with the
 * record `before` may stay, so that nobody is kept from a save by what they did not touch.
 */
export function checkValues(
  { check }: Pick<Resource, 'check'>,
  values: Values,
  before: Values | null,
): void {
  const known = before ? check(before) : [];
  const errors = check({ ...before, ...values }).filter(
    ({ path, message }) => !known.some((each) => each.path === path && each.message === message),
  );
  if (errors.length > 0) throw invalid(errors);
}
