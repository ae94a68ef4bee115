import type { FieldMap } from '@karibu/graph/contract';
import readExcelFile from 'read-excel-file/universal';
import { type Cell, textOf } from './cell-meanings.ts';
import { listsOf } from './columns.ts';
import { headingsOf } from './headings.ts';
import type { Parsed } from './parse-csv.ts';
import { NO_HEADING } from './problem.ts';
import { sheetName } from './sheet-name.ts';
import { EXCEL_ESCAPED, type Table } from './table.ts';
import { NO_WORKBOOK, UNCOMPUTED, unpackWorkbook } from './unpack-workbook.ts';

/**
 * The tables of an Excel file: sheets named like a list hold its rows, others hold records. A sheet
 * none of whose headings is known is left out.
 */
export async function readWorkbook(fields: FieldMap, bytes: ArrayBuffer): Promise<Parsed> {
  try {
    const unpacked = unpackWorkbook(bytes);
    const sheets = await readExcelFile(unpacked, { trim: false }).catch(() => {
      throw new Error(NO_WORKBOOK);
    });
    const tables = sheets.map(({ sheet, data }) => toTable(fields, sheet, data as Cell[][]));
    const known = tables.filter((table) => headingsOf(fields, table).some(Boolean));
    const uncomputed = known.map((table) => findUncomputed(fields, table)).find(Boolean);
    return { tables: known, problem: uncomputed ?? (known.length > 0 ? null : NO_HEADING) };
  } catch (error) {
    return { tables: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

/** What is said of a formula without a result in a column that is read; null without one. */
function findUncomputed(fields: FieldMap, table: Table): string | null {
  const headings = headingsOf(fields, table);
  for (const { row, cells } of table.lines) {
    const column = cells.findIndex((cell, index) => cell === UNCOMPUTED && headings[index]);
    if (column < 0) continue;
    const place = `Cell ${letterOf(column)}${row}${table.sheet && ` of ${table.sheet}`}`;
    return `${place} has a formula without a result. Open and save the file in Excel first.`;
  }
  return null;
}

/** A to Z, then AA: as spreadsheets call their columns. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

/** A number as Excel shows it: what it computes is stored as 394.20000000000005. */
function asShown(cell: Cell): Cell {
  return typeof cell === 'number' ? Number(cell.toPrecision(15)) : cell;
}

function toTable(fields: FieldMap, name: string, rows: Cell[][]): Table {
  const list = listsOf(fields).find(({ label }) => sheetName(label) === name.trim());
  const lines = rows.flatMap((cells, index) =>
    cells.some((cell) => textOf(cell).trim() !== '')
      ? [{ row: index + 1, cells: cells.map(asShown) }]
      : [],
  );
  return { list: list?.name ?? '', sheet: list ? name : '', lines, escaped: EXCEL_ESCAPED };
}
