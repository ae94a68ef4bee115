import { IDENTITY } from './columns.ts';
import type { ReadCell } from './read-cell.ts';
import type { Row } from './table.ts';

/** A record of a file, and the row in which it stands first. */
export type Placed = { row: number; values: Row };

/** What a line says of a record, and the rows of lists that it adds. */
type Line = { own: Row; rows: Map<string, Row> };

/**
 * Puts lines together to records: a line that fills the columns of lists alone, under the id or the
 * slug of a record or under neither, goes on with that record or with the one above.
 */
export function foldLines(lines: ReadCell[][]): Placed[] {
  const records: Placed[] = [];
  const known = new Map<string, Row>();
  for (const cells of lines) {
    const [first] = cells;
    if (!first) continue;
    const line = toLine(cells);
    const names = IDENTITY.flatMap((name) => (line.own[name] ? [`${name} ${line.own[name]}`] : []));
    const record = names.length > 0 ? firstOf(names, known) : records.at(-1)?.values;
    const isMore =
      line.rows.size > 0 && Object.keys(line.own).every((name) => IDENTITY.includes(name));
    const values = isMore && record ? record : line.own;
    if (values === line.own) records.push({ row: first.row, values });
    for (const name of names) if (!known.has(name)) known.set(name, values);
    for (const [list, row] of line.rows) addRow(values, list, row);
  }
  return records;
}

function firstOf(names: string[], known: ReadonlyMap<string, Row>): Row | undefined {
  return names.map((name) => known.get(name)).find(Boolean);
}

/** A row in which all that is filled says "empty" clears the list. */
function addRow(record: Row, list: string, row: Row): void {
  const isClear = Object.values(row).every((value) => value === null);
  const { [list]: before } = record;
  if (isClear) record[list] = Array.isArray(before) ? before : null;
  else record[list] = [...(Array.isArray(before) ? before : []), row];
}

function toLine(cells: ReadCell[]): Line {
  const line: Line = { own: {}, rows: new Map() };
  for (const {
    heading: { column, key },
    meanings: [meaning],
  } of cells) {
    const { list, name, pair } = column;
    const path = name.split('.').slice(list ? 1 : 0);
    const target = list ? (line.rows.get(list) ?? {}) : line.own;
    if (list) line.rows.set(list, target);
    if (pair && key !== undefined)
      addPair(target, path, { [pair.key]: key, [pair.value]: meaning?.value });
    else setAt(target, path, meaning?.value);
  }
  return line;
}

function addPair(target: Row, path: string[], pair: Row): void {
  const name = path.at(-1) ?? '';
  const group = path.slice(0, -1).reduce(within, target);
  const { [name]: before } = group;
  const isNothing = Object.values(pair).includes(null);
  group[name] = [...(Array.isArray(before) ? before : []), ...(isNothing ? [] : [pair])];
}

function setAt(target: Row, path: string[], value: unknown): void {
  path.slice(0, -1).reduce(within, target)[path.at(-1) ?? ''] = value;
}

/** The group of a record, made when it is first spoken of. */
function within(target: Row, name: string): Row {
  const group = (target[name] ?? {}) as Row;
  target[name] = group;
  return group;
}
