import { type Cell, meaningsOf, textOf } from './cell-meanings.ts';
import type { Heading } from './headings.ts';
import type { Meaning } from './meaning.ts';
import { CLEAR, type Table } from './table.ts';

/** A filled cell, and what it may mean. */
export type ReadCell = {
  heading: Heading;
  row: number;
  sheet: string;
  text: string;
  meanings: Meaning[];
};

/** The filled cells of each line under the headings. */
export function readLines(
  { lines, sheet, escaped }: Table,
  headings: (Heading | null)[],
  zone: string,
): ReadCell[][] {
  return lines.slice(1).map(({ row, cells }) =>
    headings.flatMap((heading, index) => {
      const cell = cells[index] ?? null;
      const text = textOf(cell);
      if (!heading || cell === null || text.trim() === '') return [];
      return [{ heading, row, sheet, text, meanings: readCell(heading, cell, { escaped, zone }) }];
    }),
  );
}

/** The meanings of a cell; one that cannot be read keeps its text, so that the API refuses it. */
function readCell(
  { column, key }: Heading,
  cell: Exclude<Cell, null>,
  { escaped, zone }: { escaped: RegExp; zone: string },
): Meaning[] {
  if (textOf(cell).trim().toLowerCase() === CLEAR) return [{ value: null, under: {} }];
  const isEscaped = typeof cell === 'string' && cell.startsWith("'") && escaped.test(cell);
  const bare = isEscaped ? cell.slice(1) : cell;
  const { field, pair } = column;
  const second = pair && key !== undefined ? field.of?.fields?.[pair.value] : undefined;
  const meanings = meaningsOf(second ?? field, bare, zone);
  return meanings.length > 0 ? meanings : [{ value: textOf(bare), under: {} }];
}
