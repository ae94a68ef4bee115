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
 * Brings two versions of a list together row by row, by the ids of the rows: rows that one side
 * added, changed, moved or removed. Null where that cannot be told, because rows lack an id or both
 * moved them.
 */
export function mergeRows(field: Field, three: Three, mergeFields: MergeFields): MergedRows | null {
  if (!field.of || !hasRowIds(field)) return null;
  const [base, theirs] = [byId(toRows(three.base)), byId(toRows(three.theirs))];
  const mine = byIdOrPlace(field, toRows(three.mine), toRows(three.theirs));
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

/** Rows by their ids; null where one has none, or the id of another. */
function byId(rows: Values[], nameOf: (row: Values, place: number) => string = idOf): Rows | null {
  const found = new Map(rows.map((row, place) => [nameOf(row, place), row]));
  return found.has('') || found.size < rows.length ? null : found;
}

function idOf({ id }: Values): string {
  return String(id ?? '');
}

/** My rows by their ids. One that is new has none; if they have saved it too, it is theirs. */
function byIdOrPlace({ of }: Field, rows: Values[], theirs: Values[]): Rows | null {
  const said = (row: Values) => of && withoutIds(of, row);
  const isMine = (row: Values) =>
    idOf(row) !== '' || theirs.every((each) => !isSame(said(each), said(row)));
  return byId(rows.filter(isMine), (row, place) => idOf(row) || `new ${place}`);
}

function toRows(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isGroup) : [];
}
