import type { Field, FieldMap } from '@karibu/graph/contract';
import { withoutIds } from '../differences/row-ids.ts';
import { isGroup, isSame } from '../differences/same.ts';
import type { Conflict, Merge, Three, Values } from './conflict.ts';
import { mergeLines } from './merge-lines.ts';
import { mergeRows } from './merge-rows.ts';

export type Side = 'mine' | 'theirs';

/**
 * Brings two versions of a record together that both began from `base`. A field that one side alone
 * changed is taken from that side; one that both changed differently is a conflict.
 */
export function mergeVersions(fields: FieldMap, base: Values, mine: Values, theirs: Values): Merge {
  const values: Values = {};
  const conflicts: Conflict[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const merged = mergeField(name, field, three);
    values[name] = merged.value;
    conflicts.push(...merged.conflicts);
  }
  return { values, conflicts };
}

/** The merged values with a side chosen for each conflict; one without a choice stays theirs. */
export function settle({ values, conflicts }: Merge, choices: Record<string, Side>): Values {
  const settled = conflicts.reduce((before, { path, ...sides }) => {
    const side = choices[path] ?? 'theirs';
    return withValue(before, path.split('.'), sides[side]) as Values;
  }, values);
  const kept = Object.entries(settled).map(([name, value]) => {
    return [name, Array.isArray(value) ? value.filter((row) => row !== undefined) : value];
  });
  return Object.fromEntries(kept);
}

function mergeField(name: string, field: Field, three: Three) {
  const { mine, theirs, base } = three;
  const isAlike = (one: unknown, other: unknown) =>
    isSame(withoutIds(field, one), withoutIds(field, other));
  if (isAlike(base, mine) || isAlike(mine, theirs)) return { value: theirs, conflicts: [] };
  if (isAlike(base, theirs)) return { value: mine, conflicts: [] };
  const lines = mergeLines(field, three);
  if (lines) return { value: lines, conflicts: [] };
  const rows = mergeRows(field, three, mergeVersions);
  if (rows) {
    const conflicts = rows.conflicts.map((conflict) => withParent(name, field.label, conflict));
    return { value: rows.list, conflicts };
  }
  if (field.fields && isGroup(mine) && isGroup(theirs)) {
    const inner = mergeVersions(field.fields, isGroup(base) ? base : {}, mine, theirs);
    const conflicts = inner.conflicts.map((conflict) => withParent(name, field.label, conflict));
    return { value: inner.values, conflicts };
  }
  return { value: theirs, conflicts: [{ path: name, label: field.label, field, ...three }] };
}

function withParent(name: string, label: string, conflict: Conflict): Conflict {
  return { ...conflict, path: `${name}.${conflict.path}`, label: `${label}: ${conflict.label}` };
}

/** A group, or a list by the place of a row, with a value at a path. */
function withValue(values: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(values)) {
    return values.with(Number(name), withValue(values[Number(name)], rest, value));
  }
  const group = isGroup(values) ? values : {};
  return { ...group, [name]: withValue(group[name], rest, value) };
}
