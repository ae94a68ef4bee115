import type { Field, FieldMap } from './field.ts';

type Kept = Map<Field, unknown[]>;

/** What the check that is running may keep. Checks run from start to end without a wait. */
let kept: Kept = new Map();

/**
 * Runs a check of values for `fields`. Whatever equals what `stored` holds in the same field passes
 * as it is, so that a rule that was made later never stands in the way of a save.
 */
export function keepingStored<Result>(
  fields: FieldMap,
  stored: Record<string, unknown>,
  check: () => Result,
): Result {
  const outer = kept;
  kept = new Map();
  collect(fields, stored);
  try {
    return check();
  } finally {
    kept = outer;
  }
}

/** Whether the record that is being saved holds this value in the field already. */
export function isStored(field: Field, value: unknown): boolean {
  return findStored(field, value) !== undefined;
}

/** What the record that is being saved holds in the field and equals the value, or undefined. */
export function findStored(field: Field, value: unknown): unknown {
  return kept.get(field)?.find((stored) => isEqual(stored, value));
}

function collect(fields: FieldMap, values: Record<string, unknown>): void {
  for (const [name, field] of Object.entries(fields)) collectOne(field, values[name]);
}

function collectOne(field: Field, value: unknown): void {
  if (value === undefined) return;
  kept.set(field, [...(kept.get(field) ?? []), value]);
  if (field.of && Array.isArray(value)) for (const entry of value) collectOne(field.of, entry);
  if (field.fields && isObject(value)) collect(field.fields, value);
}

/** Goes no deeper than what is stored does: what is sent may be very deep. */
function isEqual(stored: unknown, sent: unknown): boolean {
  if (Array.isArray(stored)) {
    const isAsLong = Array.isArray(sent) && sent.length === stored.length;
    return isAsLong && stored.every((each, index) => isEqual(each, sent[index]));
  }
  if (!isObject(stored)) return Object.is(stored, sent);
  const names = Object.keys(stored);
  const isAlike = isObject(sent) && Object.keys(sent).length === names.length;
  return isAlike && names.every((name) => isEqual(stored[name], sent[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
