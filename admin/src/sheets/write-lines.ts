import type { FieldMap } from '@karibu/graph/contract';
import { type Column, listsOf, ownColumns } from './columns.ts';
import type { Row } from './table.ts';

/** A column of a file that is written, and for a pair its first number. */
export type Written = { column: Column; key?: number };

/** Offered where no record has any. */
const FIRST_KEYS = [1, 2, 4];

/** The columns of a list, with one for each first number of a pair that a record has. */
export function writtenColumns(columns: readonly Column[], records: readonly Row[]): Written[] {
  return columns.flatMap((column): Written[] => {
    const { pair } = column;
    if (!pair) return [{ column }];
    const rows = records.flatMap((record) => rowsIn(record, column.list));
    const pairs = rows.flatMap((row) => rowsIn(row, column.name.slice(column.list.length + 1)));
    const keys = new Set(pairs.map((each) => Number(each[pair.key])));
    return [...(keys.size > 0 ? keys : FIRST_KEYS)]
      .sort((a, b) => a - b)
      .map((key) => ({ column, key }));
  });
}

/** The value of a record, or of a row of its lists, in a column. */
export function valueIn(values: Row, { column: { name, list, pair }, key }: Written): unknown {
  const path = name.split('.').slice(list ? 1 : 0);
  const value = path.reduce<unknown>((at, part) => (at as Row | null | undefined)?.[part], values);
  if (!pair) return value;
  const pairs = Array.isArray(value) ? (value as Row[]) : [];
  return pairs.find((each) => each[pair.key] === key)?.[pair.value];
}

/**
 * Records as lines of one table. A record with lists takes as many lines as its longest list, each
 * with the id and the slug.
 */
export function toLines(fields: FieldMap, records: readonly Row[]) {
  const own = ownColumns(fields).map((column): Written => ({ column }));
  const lists = listsOf(fields).map(({ name, columns }) => {
    return { name, columns: writtenColumns(columns, records) };
  });
  const lines = records.flatMap((record) => {
    const count = Math.max(1, ...lists.map(({ name }) => rowsIn(record, name).length));
    return Array.from({ length: count }, (_, line) => [
      ...own.map((each) => (line === 0 || isIdentity(each) ? valueIn(record, each) : null)),
      ...lists.flatMap(({ name, columns }) => {
        const row = rowsIn(record, name)[line];
        return columns.map((each) => (row ? valueIn(row, each) : null));
      }),
    ]);
  });
  return { columns: [...own, ...lists.flatMap(({ columns }) => columns)], lines };
}

export function rowsIn(values: Row, name: string): Row[] {
  const { [name]: rows } = values;
  return Array.isArray(rows) ? rows : [];
}

function isIdentity({ column: { name } }: Written): boolean {
  return name === 'id' || name === 'slug';
}
