import { isDeepStrictEqual } from 'node:util';
import type { Values } from '../one-write.ts';

/**
 * The new values of a record's fields without some of the changes, which are named by their paths:
 * `title`, `itinerary.2.description`. A field in which no change is left is no longer there.
 */
export function leaveOut(before: Values, after: Values, paths: readonly string[]): Values {
  const kept = paths.reduce((values, path) => takeBack(before, values, path.split('.')), after);
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
}

/** The same value with what stands at a path as it was; one that is not there changes nothing. */
function takeBack<Value>(before: unknown, after: Value, [name, ...rest]: string[]): Value {
  if (name === undefined) return before as Value;
  if (!isHolder(before) || !isHolder(after)) return after;
  if (!Object.hasOwn(before, name) || !Object.hasOwn(after, name)) return after;
  const inner = takeBack(before[name], after[name], rest);
  const changed = Array.isArray(after) ? [...after] : { ...after };
  return Object.assign(changed, { [name]: inner }) as Value;
}

function isHolder(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
