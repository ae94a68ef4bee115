import type { FieldMap } from '@karibu/graph/contract';
import readExcelFile from 'read-excel-file/universal';
import { type Cell, textOf } from './cell-meanings.ts';
import { listsOf } from './columns.ts';
import { headingsOf } from './headings.ts';
import type { Parsed } from './parse-csv.ts';
import { NO_HEADING } from './problem.ts';
import { sheetName } from './sheet-name.ts';
import { EXCEL_ESCAPED, type Table } from './table.ts';
import { NO_WORKBOOK, unpackWorkbook } from './unpack-workbook.ts';

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
    return {
      tables: known,
      problem: known.length > 0 ? null : NO_HEADING,
    };
  } catch (error) {
    return { tables: [], problem: error instanceof Error ? error.message : String(error) };
  }
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
