import { textOf } from './cell-meanings.ts';
import type { Heading } from './headings.ts';
import type { Table } from './table.ts';

export const NO_HEADING =
  'No column has the name of a field. The first row has to hold the headings: delete what stands ' +
  'above them.';

/** Why a file cannot be used at all, in a sentence; null for one that can. */
export function problemOf(tables: Table[], headings: (Heading | null)[][]): string | null {
  if (tables.every(({ lines }) => lines.length === 0)) return 'The file is empty';
  if (headings.flat().every((heading) => heading === null)) return NO_HEADING;
  const problems = tables.map((table, index) => problemOfTable(table, headings[index] ?? []));
  const problem = problems.find((each) => each !== null);
  if (problem) return problem;
  const isBare = tables.every(({ lines }) => lines.length < 2);
  return isBare ? 'The file has headings and no rows' : null;
}

function problemOfTable({ lines: [, ...lines] }: Table, headings: (Heading | null)[]) {
  const names = headings.map((heading) => heading && nameOf(heading));
  const repeated = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (repeated) return `Two columns are named ${repeated}`;
  // A comma without quotes moves what follows it into the wrong columns.
  const isFilled = (cell: Parameters<typeof textOf>[0]) => textOf(cell).trim() !== '';
  const long = lines.find(({ cells }) => cells.slice(headings.length).some(isFilled));
  return long ? `Row ${long.row} has more cells than there are columns` : null;
}

function nameOf({ column, key }: Heading): string {
  return key === undefined ? column.heading : `${column.heading} ${key}`;
}
