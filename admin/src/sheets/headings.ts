import type { FieldMap } from '@karibu/graph/contract';
import { textOf } from './cell-meanings.ts';
import { type Column, IDENTITY, listsOf, ownColumns } from './columns.ts';
import type { Table } from './table.ts';

/** The column that a heading names, and of a pair the first number: 2 in `rates.perPerson.2`. */
export type Heading = { column: Column; key?: number };

/** What the headings of a table name, each; null for one that names no field. */
export function headingsOf(fields: FieldMap, { list, lines }: Table): (Heading | null)[] {
  const columns = columnsFor(fields, list);
  return (lines[0]?.cells ?? []).map((cell) => findColumn(columns, textOf(cell)));
}

function columnsFor(fields: FieldMap, list: string): Column[] {
  const own = ownColumns(fields);
  const lists = listsOf(fields);
  const sheet = lists.find(({ name }) => name === list);
  if (!sheet) return [...own, ...lists.flatMap(({ columns }) => columns), ...wholeLists(fields)];
  const short = sheet.columns.map((column) => ({ ...column, heading: shortHeading(column) }));
  const identity = own.filter(({ name }) => IDENTITY.includes(name));
  return [...identity, ...short, ...sheet.columns];
}

/** The heading of a column on the sheet of its list, which need not be named again. */
export function shortHeading({ list, heading }: Column): string {
  return list ? heading.slice(heading.indexOf(': ') + 2) : heading;
}

/** A list may stand in one cell as JSON: so it was exported once. */
function wholeLists(fields: FieldMap): Column[] {
  return listsOf(fields).map(({ name, label }) => {
    return { name, heading: label, list: '', field: fields[name] ?? { type: 'list' } };
  });
}

function findColumn(columns: readonly Column[], heading: string): Heading | null {
  const wanted = heading.trim().replace(/\s+/g, ' ').toLowerCase();
  const [, stem = '', number = ''] = /^(.+?)[ .](\d+)$/.exec(wanted) ?? [];
  for (const column of columns) {
    const names = [column.name, column.heading].map((name) => name.toLowerCase());
    if (!column.pair && names.includes(wanted)) return { column };
    if (column.pair && names.includes(stem)) return { column, key: Number(number) };
  }
  return null;
}
