import type { FieldMap } from '@karibu/graph/contract';
import Papa from 'papaparse';
import { readCell, writeCell } from './cells.ts';
import { columnsOf } from './fields-of.ts';

type Row = Record<string, unknown>;
export type ReadCsv = { records: Row[]; unknownColumns: string[]; problem: string | null };

/** Spreadsheets run what begins like this; an apostrophe before it keeps it a text. */
const FORMULA = /^'*[=+\-@\t\r]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** The records as a file that spreadsheets open, with a column for each field. */
export function writeCsv(fields: FieldMap, records: readonly Row[]): string {
  const columns = columnsOf(fields);
  const data = records.map((record) =>
    columns.map((name) => writeCell(fields[name], record[name])),
  );
  const text = Papa.unparse({ fields: columns, data }, { escapeFormulae: FORMULA });
  return BYTE_ORDER_MARK + text;
}

/**
 * The records of a file. Its columns are known by the names or the labels of the fields, in any order;
 * an empty cell is left out, so that it changes nothing.
 */
export function readCsv(fields: FieldMap, text: string): ReadCsv {
  const parsed = Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''), {
    skipEmptyLines: 'greedy',
  });
  const [header = [], ...rows] = parsed.data;
  const names = header.map((heading) => nameOf(fields, heading));
  const records = rows.map((cells) => readRow(fields, names, cells));
  return {
    records,
    unknownColumns: header.filter((_, index) => names[index] === null),
    problem: problemOf(names, rows.length, parsed.errors),
  };
}

function readRow(fields: FieldMap, names: (string | null)[], cells: string[]): Row {
  const values = names.flatMap((name, index) => {
    const cell = cells[index] ?? '';
    if (name === null) return [];
    const value = readCell(fields[name], FORMULA.test(cell) ? cell.replace(/^'/, '') : cell);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

function nameOf(fields: FieldMap, heading: string): string | null {
  const wanted = heading.trim().toLowerCase();
  if (wanted === 'id') return 'id';
  const found = Object.entries(fields).find(
    ([name, { label }]) => name.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return found?.[0] ?? null;
}

function problemOf(names: (string | null)[], count: number, errors: Papa.ParseError[]) {
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return `Row ${(quotes.row ?? 0) + 1} cannot be read: ${quotes.message}`;
  if (names.every((name) => name === null)) return 'No column has the name of a field';
  const repeated = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (repeated) return `Two columns are named ${repeated}`;
  return count === 0 ? 'The file has no rows' : null;
}
