import type { FieldMap } from '@karibu/graph/contract';
import type { Cell } from './cell-meanings.ts';
import { IDENTITY, listsOf, ownColumns } from './columns.ts';
import { shortHeading } from './headings.ts';
import { writeMoment } from './moment-meanings.ts';
import { type PackedSheet, packWorkbook } from './pack-workbook.ts';
import { sheetName } from './sheet-name.ts';
import { EXCEL_ESCAPED, type Row } from './table.ts';
import { writeValue } from './write-csv.ts';
import { rowsIn, valueIn, type Written, writtenColumns } from './write-lines.ts';

/** Excel takes no longer text in a cell, and would call the file damaged. */
const MOST_LENGTH = 32_767;
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Records as an Excel file: a sheet of the records, and one for each of their lists, whose rows
 * name their record. Times are on the clocks of `zone`. Throws an Error for a text that no cell can
 * hold.
 */
export function writeWorkbook(
  fields: FieldMap,
  words: string,
  records: readonly Row[],
  zone: string,
): Blob {
  const own = ownColumns(fields).map((column): Written => ({ column }));
  const identity = own.filter(({ column }) => IDENTITY.includes(column.name));
  const rowOf = (columns: readonly Written[], values: Row) =>
    columns.map((written) => toCell(written, valueIn(values, written), zone));
  const main = records.map((record) => rowOf(own, record));
  const lists = listsOf(fields).map(({ name, label, columns }) => {
    const written = writtenColumns(columns, records);
    const rows = records.flatMap((record) =>
      rowsIn(record, name).map((row) => [...rowOf(identity, record), ...rowOf(written, row)]),
    );
    return toSheet(label, [...identity, ...written], rows);
  });
  const bytes = packWorkbook([toSheet(words, own, main), ...lists]);
  return new Blob([bytes], { type: MEDIA_TYPE });
}

function toSheet(name: string, columns: Written[], rows: Cell[][]): PackedSheet {
  const headings = columns.map(({ column, key }) => {
    const heading = shortHeading(column);
    return key === undefined ? heading : `${heading} ${key}`;
  });
  return { name: sheetName(name), rows: [headings, ...rows] };
}

function toCell({ column: { field, heading } }: Written, value: unknown, zone: string): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (field.control === 'date' && typeof value === 'string') return new Date(`${value}T00:00:00Z`);
  if (field.control === 'moment') return toTime(writeMoment(String(value), zone));
  const text = writeValue(value);
  if (text.length > MOST_LENGTH) {
    throw new Error(`${heading} has a text that is too long for Excel. Export CSV instead`);
  }
  return EXCEL_ESCAPED.test(text) ? `'${text}` : text;
}

/** A cell of Excel's has no offset: a time that needs one stays a text. */
function toTime(written: string): Cell {
  const date = new Date(`${written.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? written : date;
}
