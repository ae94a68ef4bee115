import type { Cell } from './cell-meanings.ts';

/** A table of a file, whose first line has the headings. Rows are counted as spreadsheets do. */
export type Table = {
  /** Of the list whose rows it holds, or '' where it holds records. */
  list: string;
  /** The name of its sheet where a file has several tables of rows, or ''. */
  sheet: string;
  lines: { row: number; cells: Cell[] }[];
  /** What is written with an apostrophe before it, which is no part of the text. */
  escaped: RegExp;
};

export type Row = Record<string, unknown>;

/** Stands in a cell to clear its field; an empty cell leaves the field as it is. */
export const CLEAR = '(empty)';
/** Spreadsheets run what begins like this in a CSV file. */
export const CSV_ESCAPED = /^'*(?:[=+\-@\t\r]|\(empty\)$)/i;
export const EXCEL_ESCAPED = /^'*\(empty\)$/i;
