import Papa from 'papaparse';
import { CSV_ESCAPED, type Table } from './table.ts';

export type Parsed = { tables: Table[]; problem: string | null };

const DELIMITERS = [',', ';', '\t', '|'];
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The text of a file. Spreadsheets write UTF-8, UTF-16, or Windows-1252. A wrong guess would lose
 * accents for good.
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  const [first, second, third, fourth] = new Uint8Array(bytes.slice(0, 4));
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  // A heading begins with a letter of one byte, beside which UTF-16 has a zero.
  if (isLittle || (second === 0 && fourth === 0)) return new TextDecoder('utf-16le').decode(bytes);
  if (isBig || (first === 0 && third === 0)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The table of a CSV file. The sign between its cells is named in the line that Excel may put above
 * the headings, else it is the one that finds the most headings that are known.
 */
export function parseCsv(text: string, isKnown: (heading: string) => boolean): Parsed {
  // No text has this sign.
  if (text.includes('\0')) return { tables: [], problem: NO_CSV };
  const { named, sheet } = takeHint(text.replace(BYTE_ORDER_MARK, ''));
  const delimiter = named || guessDelimiter(sheet, isKnown);
  const { data, errors } = Papa.parse<string[]>(sheet, { delimiter });
  const lines = data.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ row: index + 1, cells }] : [],
  );
  const quotes = errors.find(({ type }) => type === 'Quotes');
  const problem = quotes ? `Row ${(quotes.row ?? 0) + 1} cannot be read: ${QUOTES}` : null;
  return { tables: [{ list: '', sheet: '', lines, escaped: CSV_ESCAPED }], problem };
}

const QUOTES = 'a cell begins with a quotation mark and does not end with one';
const NO_CSV = 'This is no CSV or Excel file. Save the sheet as one and choose that.';

const HINT = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n|$)/i;

function takeHint(text: string): { named: string; sheet: string } {
  const [line = '', named = ''] = HINT.exec(text) ?? [];
  return { named, sheet: text.slice(line.length) };
}

function guessDelimiter(sheet: string, isKnown: (heading: string) => boolean): string {
  const counts = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(sheet, { delimiter, preview: 1 });
    return (data[0] ?? []).filter(isKnown).length;
  });
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
