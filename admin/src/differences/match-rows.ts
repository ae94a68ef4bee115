import type { Field } from '@karibu/graph/contract';
import { toRowName } from './readable.ts';
import { withoutIds } from './row-ids.ts';
import { isSame } from './same.ts';

type Row = Record<string, unknown>;

/**
 * Finds for each row of `after` the row of `before` that it was: by its id, else by all that it
 * holds, else by what it is called. Rows are given and found by their places.
 */
export function matchRows(field: Field, before: Row[], after: Row[]): Map<number, number> {
  const found = new Map<number, number>();
  const free = new Set(before.keys());
  const match = (isAlike: (old: Row, row: Row) => boolean) => {
    for (const [place, row] of after.entries()) {
      if (found.has(place)) continue;
      const old = [...free].find((each) => isAlike(before[each] ?? {}, row));
      if (old === undefined) continue;
      found.set(place, old);
      free.delete(old);
    }
  };
  const content = (row: Row) => (field.of ? withoutIds(field.of, row) : row);
  match((old, row) => Boolean(row.id) && old.id === row.id);
  match((old, row) => isSame(content(old), content(row)));
  match((old, row) => toRowName(field, old) === toRowName(field, row));
  return found;
}
