import type { Field, FieldMap } from '@karibu/graph/contract';
import { isGroup, isSame } from '../differences/same.ts';

type Values = Record<string, unknown>;

/** A field that two people changed in different ways, since both read `base`. */
export type Conflict = {
  /** Where the field is: `price`, or `heroSection.title` in a group. */
  path: string;
  label: string;
  field: Field;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

export type Merge = {
  /** Both sides' changes together; where they conflict, theirs. */
  values: Values;
  conflicts: Conflict[];
};

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
  return conflicts.reduce((settled, { path, ...sides }) => {
    const side = choices[path] ?? 'theirs';
    return withValue(settled, path.split('.'), sides[side]);
  }, values);
}

type Three = { base: unknown; mine: unknown; theirs: unknown };

function mergeField(name: string, field: Field, three: Three) {
  const { base, mine, theirs } = three;
  if (isSame(base, mine) || isSame(mine, theirs)) return { value: theirs, conflicts: [] };
  if (isSame(base, theirs)) return { value: mine, conflicts: [] };
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

function withValue(values: Values, [name = '', ...rest]: string[], value: unknown): Values {
  if (rest.length === 0) return { ...values, [name]: value };
  const inner = values[name];
  return { ...values, [name]: withValue(isGroup(inner) ? inner : {}, rest, value) };
}
