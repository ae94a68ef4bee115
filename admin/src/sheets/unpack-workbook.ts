import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** What a workbook may hold once it is unpacked. Larger ones would stop the browser. */
export const MOST = { bytes: 80_000_000, files: 300, cells: 400_000, rows: 20_000, columns: 1000 };

/**
 * The parts of a workbook that say what its cells hold, packed again without compression. So
 * whoever reads them meets no more than was counted here, whatever the file says of itself. What
 * people do not see in it is left out, a cell's error is its text, and a formula that was never
 * computed is `UNCOMPUTED`.
 * Throws an Error, in words for people, for a file that is none or is too large.
 */
export function unpackWorkbook(bytes: ArrayBuffer, most = MOST): ArrayBuffer {
  const files = tidy(unpack(new Uint8Array(bytes), most));
  const sheets = Object.keys(files).filter((name) => SHEET.test(name));
  if (sheets.length === 0) throw new Error(NO_WORKBOOK);
  let cells = 0;
  for (const name of sheets) cells += countCells(strFromU8(files[name] ?? new Uint8Array()), most);
  if (cells > most.cells) throw tooLarge();
  return zipSync(files, { level: 0 }).slice().buffer;
}

/** Programs format rows down to the last of all, and cells beside a table: they hold nothing. */
const EMPTY_CELL = /<(?:\w+:)?c\b[^<>]*\/>/g;
const EMPTY_ROW = /<((?:\w+:)?row)\b[^<>]*(?:\/>|>\s*<\/\1>)/g;
/** `#N/A` would be read as an empty cell, and nobody would miss the value. */
const ERROR_TYPE = /(<(?:\w+:)?c\b[^<>]*\bt=["'])e(?=["'])/g;
/** It would be read as an empty cell as well. What a formula gives as an empty text is one. */
const FORMULA =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<\1f\b[^<>]*(?:\/>|>[^<]*<\/\1f>)\s*(?:<\1v\s*\/>|<\1v>\s*<\/\1v>\s*)?<\/\1c>/g;
const HIDDEN_SHEET = /<(?:\w+:)?sheet\b[^<>]*\bstate=["'](?:h|veryH)idden["'][^<>]*\/>/g;

function tidy(files: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const tidied = Object.entries(files).map(([name, bytes]) => {
    const text = strFromU8(bytes);
    if (/workbook\.xml$/i.test(name)) return [name, strToU8(text.replaceAll(HIDDEN_SHEET, ''))];
    if (!SHEET.test(name)) return [name, bytes];
    const filled = text.replaceAll(EMPTY_CELL, '').replaceAll(EMPTY_ROW, '');
    return [name, strToU8(filled.replaceAll(ERROR_TYPE, '$1str').replaceAll(FORMULA, markFormula))];
  });
  return Object.fromEntries(tidied);
}

/** Stands for the result of a formula that was never computed. */
export const UNCOMPUTED = '#UNCOMPUTED!';

function markFormula(cell: string, prefix: string, attributes: string): string {
  if (/\bt=["']str["']/.test(attributes)) return cell;
  const said = attributes.replace(/\s+t=["'][^"']*["']/, '');
  return `<${prefix}c${said} t="str"><${prefix}v>${UNCOMPUTED}</${prefix}v></${prefix}c>`;
}

const SHEET = /worksheets\/[^/]+\.xml$/i;

export const NO_WORKBOOK =
  'This is no Excel file that can be read. Save it as .xlsx and choose that one.';

/** No more is unpacked of a part than the archive says that it holds, and that is counted first. */
function unpack(archive: Uint8Array, most: typeof MOST): Record<string, Uint8Array> {
  let [bytes, files, isTooLarge] = [0, 0, false];
  try {
    return unzipSync(archive, {
      filter({ name, size, originalSize }) {
        if (!/\.(xml|rels)$/i.test(name)) return false;
        files += 1;
        bytes += Math.max(size, originalSize);
        isTooLarge ||= bytes > most.bytes || files > most.files;
        if (isTooLarge) throw tooLarge();
        return true;
      },
    });
  } catch {
    throw isTooLarge ? tooLarge() : new Error(NO_WORKBOOK);
  }
}

/** A single cell far out would make rows and columns up to it. */
function countCells(sheet: string, most: typeof MOST): number {
  let cells = 0;
  for (const [, tag, , column = '', row = '0'] of sheet.matchAll(CELL_OR_ROW)) {
    if (tag === 'c') cells += 1;
    if (Number(row) > most.rows || numberOf(column) > most.columns) throw tooLarge();
  }
  return cells;
}

const CELL_OR_ROW = /<(?:\w+:)?(c|row)\b([^>]*?\br\s*=\s*["']([A-Za-z]*)(\d+)["'])?/g;

function numberOf(column: string): number {
  const letters = [...column.toUpperCase()];
  return letters.reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function tooLarge(): Error {
  const [rows, columns] = [MOST.rows, MOST.columns].map((count) => count.toLocaleString('en-US'));
  return new Error(
    `The workbook is too large. It may have ${rows} rows and ${columns} columns. ` +
      'Delete what lies below and beside your table, or save it as CSV.',
  );
}
