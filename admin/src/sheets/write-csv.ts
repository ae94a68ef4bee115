import type { FieldMap } from '@karibu/graph/contract';
import Papa from 'papaparse';
import { writeMoment } from './moment-meanings.ts';
import { CSV_ESCAPED, type Row } from './table.ts';
import { toLines, type Written } from './write-lines.ts';

/** The records as a file that spreadsheets open. Times are on the clocks of `zone`. */
export function writeCsv(fields: FieldMap, records: readonly Row[], zone: string): string {
  const { columns, lines } = toLines(fields, records);
  const data = lines.map((values) =>
    values.map((value, index) => {
      const isMoment = columns[index]?.column.field.control === 'moment';
      return isMoment ? writeMoment(String(value ?? ''), zone) : writeValue(value);
    }),
  );
  const text = Papa.unparse({ fields: columns.map(nameOf), data }, { escapeFormulae: CSV_ESCAPED });
  return `\uFEFF${text}`;
}

/** The text of a cell for a value: lists as lines, structured values as JSON, HTML as it is. */
export function writeValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return value.join('\n');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function nameOf({ column, key }: Written): string {
  return key === undefined ? column.name : `${column.name}.${key}`;
}
