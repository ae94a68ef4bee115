import type { FieldMap } from '@karibu/graph/contract';
import { headingsOf } from './headings.ts';
import { decodeCsv, type Parsed, parseCsv } from './parse-csv.ts';
import { CSV_ESCAPED } from './table.ts';

/** The tables of a file of records, CSV or Excel's, as they are written. */
export async function parseFile(fields: FieldMap, bytes: ArrayBuffer): Promise<Parsed> {
  if (!isArchive(bytes)) return parseSheet(fields, decodeCsv(bytes));
  // What reads archives is large, and comes when one is chosen.
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(fields, bytes);
}

/** The same of a text. */
export function parseSheet(fields: FieldMap, text: string): Parsed {
  const isKnown = (heading: string) => {
    const lines = [{ row: 1, cells: [heading] }];
    return headingsOf(fields, { list: '', sheet: '', lines, escaped: CSV_ESCAPED })[0] !== null;
  };
  return parseCsv(text, isKnown);
}

function isArchive(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return first === 0x50 && second === 0x4b;
}
