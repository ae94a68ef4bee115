import type { FieldMap } from '@karibu/graph/contract';
import Papa from 'papaparse';
import { readCell, writeCell } from './cells.ts';
import { columnsOf } from './columns.ts';

type Row = Record<string, unknown>;
export type ReadCsv = { records: Row[]; unknownColumns: string[]; problem: string | null };

/** Spreadsheets run what begins like this; an apostrophe before it keeps it a text. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** Which state of the record the file was made from: a newer one is not overwritten unseen. */
const VERSION = { type: 'integer' } as const;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The text of a file. Spreadsheets write UTF-8, UTF-16 with a byte order mark, or Windows-1252. A
 * wrong guess would lose accents for good.
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

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
 * The records of a file. Columns are matched by the names or the labels of the fields, in any
 * order. An empty cell is left out, so that it changes nothing.
 */
export function readCsv(fields: FieldMap, text: string): ReadCsv {
  if (isBinary(text)) return { records: [], unknownColumns: [], problem: NO_CSV };
  const { delimiter, sheet } = takeHint(text.replace(BYTE_ORDER_MARK, ''));
  const parsed = Papa.parse<string[]>(sheet, { delimiter, skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = parsed.data;
  const names = header.map((heading) => nameOf(fields, heading));
  const records = rows.map((cells) => readRow(fields, names, cells));
  return {
    records,
    unknownColumns: header.filter((_, index) => names[index] === null),
    problem: problemOf(names, rows, parsed.errors),
  };
}

const NO_CSV = 'This is no CSV file. Save the sheet as CSV and choose that one.';

/** Sheets in their own format are archives, which begin like this; no text has the other sign. */
function isBinary(text: string): boolean {
  return text.startsWith('PK\u0003\u0004') || text.includes('\0');
}

const HINT = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n|$)/i;

/** Excel may name the delimiter in a line above the headings; without that line it is guessed. */
function takeHint(text: string): { delimiter: string; sheet: string } {
  const [line = '', delimiter = ''] = HINT.exec(text) ?? [];
  return { delimiter, sheet: text.slice(line.length) };
}

function readRow(fields: FieldMap, names: (string | null)[], cells: string[]): Row {
  const values = names.flatMap((name, index) => {
    const cell = cells[index] ?? '';
    if (name === null) return [];
    const value = readCell(
      name === 'version' ? VERSION : fields[name],
      FORMULA.test(cell) ? cell.replace(/^'/, '') : cell,
    );
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

function nameOf(fields: FieldMap, heading: string): string | null {
  const wanted = heading.trim().toLowerCase();
  if (wanted === 'id' || wanted === 'version') return wanted;
  const found = Object.entries(fields).find(
    ([name, { label }]) => name.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return found?.[0] ?? null;
}

function problemOf(names: (string | null)[], rows: string[][], errors: Papa.ParseError[]) {
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) {
    const place = quotes.row ? `Row ${quotes.row}` : 'The line of headings';
    return `${place} cannot be read: ${quotes.message}`;
  }
  if (names.length === 0) return 'The file is empty';
  if (names.every((name) => name === null)) return 'No column has the name of a field';
  const repeated = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (repeated) return `Two columns are named ${repeated}`;
  // A comma without quotes moves what follows it into the wrong columns.
  const long = rows.findIndex((cells) => cells.length > names.length);
  if (long !== -1) return `Row ${long + 1} has more cells than there are columns`;
  return rows.length === 0 ? 'The file has headings and no rows' : null;
}
