import type { Field, FieldMap } from '@karibu/graph/contract';
import { toRowName } from '../differences/readable.ts';
import { hasRowIds, withoutIds } from '../differences/row-ids.ts';
import { isGroup, isSame } from '../differences/same.ts';
import type { Conflict, Merge, Three, Values } from './conflict.ts';
import { mergeOrder } from './merge-order.ts';

type Rows = Map<string, Values>;
/** `list` holds `undefined` in the place of a row that they removed and I changed. */
type MergedRows = { list: unknown[]; conflicts: Conflict[] };
type MergeFields = (fields: FieldMap, base: Values, mine: Values, theirs: Values) => Merge;

/**
 * Brings two versions of a list together row by row, by the ids of the rows, or the addresses of
 * pictures: rows that one side added, changed, moved or removed. Null where that cannot be told,
 * because rows lack a key or both moved them.
 */
export function mergeRows(field: Field, three: Three, mergeFields: MergeFields): MergedRows | null {
  const keyOf = keyFor(field);
  if (!keyOf) return null;
  const [base, theirs] = [byKey(toRows(three.base), keyOf), byKey(toRows(three.theirs), keyOf)];
  const mine = byKeyOrPlace(field, keyOf, toRows(three.mine), toRows(three.theirs));
  const order =
    base && mine && theirs && mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()]);
  if (!order) return null;
  const merged: MergedRows = { list: [], conflicts: [] };
  for (const key of order) {
    const sides = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    mergeRow(field, sides, mergeFields, merged);
  }
  return merged;
}

type Sides = { [Side in keyof Three]: Values | undefined };

/** Adds to the merged rows what became of one of them. */
function mergeRow(list: Field, sides: Sides, mergeFields: MergeFields, to: MergedRows): void {
  const row = list.of as Field;
  const { base, mine, theirs } = sides;
  const place = to.list.length;
  if (base && mine && theirs) {
    const { values, conflicts } = mergeFields(row.fields ?? {}, base, mine, theirs);
    to.list.push(values);
    to.conflicts.push(...conflicts.map((each) => inRow(each, place, toRowName(list, theirs))));
    return;
  }
  const left = mine ?? theirs;
  const isUntouched = isSame(withoutIds(row, base), withoutIds(row, left));
  if (base && isUntouched) return;
  to.list.push(base ? theirs : left);
  if (!base) return;
  const label = toRowName(list, base);
  to.conflicts.push({ ...sides, field: row, path: String(place), label });
}

function inRow(conflict: Conflict, place: number, name: string): Conflict {
  const label = `${name}: ${conflict.label}`;
  return { ...conflict, path: `${place}.${conflict.path}`, label };
}

type KeyOf = (row: Values) => string;

/** What tells the rows of a list apart, `''` for a new one; null for a list without such keys. */
function keyFor(field: Field): KeyOf | null {
  if (hasRowIds(field)) return ({ id }) => String(id ?? '');
  return field.control === 'gallery' ? ({ url }) => String(url ?? '') : null;
}

/** Rows by their keys; null where one has none, or the key of another. */
function byKey(rows: Values[], keyOf: (row: Values, place: number) => string): Rows | null {
  const found = new Map(rows.map((row, place) => [keyOf(row, place), row]));
  return found.has('') || found.size < rows.length ? null : found;
}

/** My rows by their keys. One that is new has none; if they have saved it too, it is theirs. */
function byKeyOrPlace({ of }: Field, keyOf: KeyOf, rows: Values[], theirs: Values[]): Rows | null {
  const said = (row: Values) => of && withoutIds(of, row);
  const isMine = (row: Values) =>
    keyOf(row) !== '' || theirs.every((each) => !isSame(said(each), said(row)));
  return byKey(rows.filter(isMine), (row, place) => keyOf(row) || `new ${place}`);
}

function toRows(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isGroup) : [];
}
