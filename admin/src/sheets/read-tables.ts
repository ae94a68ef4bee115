import type { FieldMap } from '@karibu/graph/contract';
import { textOf } from './cell-meanings.ts';
import { foldLines, type Placed } from './fold-lines.ts';
import { type Heading, headingsOf } from './headings.ts';
import { type Convention, narrow } from './meaning.ts';
import { problemOf } from './problem.ts';
import { type ReadCell, readLines } from './read-cell.ts';
import type { Table } from './table.ts';

export type ReadFile = {
  records: Placed[];
  unknownColumns: string[];
  problem: string | null;
  /** Cells that may mean two things. */
  questions: ReadCell[];
  /** Cells in whose reading a person may be mistaken: numbers, dates, yes and no. */
  readings: ReadCell[];
};

/**
 * The records of a file. Columns are matched by the names or the labels of the fields, in any
 * order; an empty cell is left out. What could mean two things is asked, unless the convention that
 * was chosen, or other cells of the same kind, leave one meaning. Times are on the clocks of
 * `zone`.
 */
export function readTables(
  fields: FieldMap,
  tables: Table[],
  chosen: Convention,
  zone: string,
): ReadFile {
  const headings = tables.map((table) => headingsOf(fields, table));
  const written = tables.flatMap((table, index) => readLines(table, headings[index] ?? [], zone));
  const shown = showConventions(written.flat());
  const lines = written.map((cells) =>
    cells.map((cell) => ({
      ...cell,
      meanings: narrow(cell.meanings, { ...shown.get(kindOf(cell)), ...chosen }),
    })),
  );
  const cells = lines.flat();
  return {
    records: foldLines(lines),
    unknownColumns: tables.flatMap((table, index) => unknownOf(table, headings[index] ?? [])),
    problem: problemOf(tables, headings),
    questions: cells.filter(({ meanings }) => meanings.length > 1),
    readings: cells.filter(isConverted),
  };
}

/** By kind of cell, what those with one meaning show. What they do not agree on is not shown. */
function showConventions(cells: ReadCell[]): Map<string, Convention> {
  const shown = new Map<string, Convention>();
  const kinds = Map.groupBy(cells, kindOf);
  for (const [kind, those] of kinds) {
    const certain = those.flatMap(({ meanings: [first, other] }) =>
      first && !other ? [first.under] : [],
    );
    const decimal = agreed(certain.map((under) => under.decimal));
    const order = agreed(certain.map((under) => under.order));
    shown.set(kind, { ...(decimal && { decimal }), ...(order && { order }) });
  }
  return shown;
}

function agreed<Value>(values: (Value | undefined)[]): Value | undefined {
  const [one, ...others] = new Set(values.filter((value) => value !== undefined));
  return others.length === 0 ? one : undefined;
}

/** Coordinates come out of maps with points in any country: they show nothing about prices. */
function kindOf({ heading: { column } }: ReadCell): string {
  if (column.pair) return 'money';
  const { control = '' } = column.field;
  return control === 'moment' ? 'date' : control;
}

function isConverted({ heading: { column, key }, meanings: [first, other] }: ReadCell): boolean {
  if (!first || other || first.value === null) return false;
  const { type, control } = column.field;
  const isTime = control === 'date' || control === 'moment';
  return key !== undefined || (type !== 'string' && type !== 'list') || isTime;
}

function unknownOf({ lines }: Table, headings: (Heading | null)[]): string[] {
  const texts = (lines[0]?.cells ?? []).map(textOf);
  return texts.filter((text, index) => text.trim() !== '' && !headings[index]);
}
