import type { z } from 'zod';
import {
  type Field,
  integer,
  isBlankRow,
  rowId,
  rows,
  text,
  type ValuesOf,
} from '#core/fields/index.ts';
import { monthName } from '#core/format.ts';

const texts = {
  weather: text({ label: 'Weather', maxLength: 300 }),
  happens: text({ label: 'What happens', maxLength: 500 }),
};

const noteFields = {
  id: rowId(),
  month: integer({ label: 'Month', required: true, min: 1, max: 12, say: monthName }),
  ...texts,
};

/** What a month is like at a destination. */
export type MonthlyNote = ValuesOf<typeof noteFields>;

/** The months of a destination, each at most once, in the order of the year. */
export function monthlyNotes(): Field<MonthlyNote[]> {
  const field = rows({
    label: 'Month by month',
    fields: noteFields,
    // A month of which nothing is said is none.
    keep: (row) => !isBlankRow(texts, row),
    maxRows: 12,
  });
  const schema = field.schema.superRefine(refuseRepeated).transform(inOrder);
  return { ...field, schema: schema as unknown as z.ZodType<MonthlyNote[]> };
}

function refuseRepeated(list: MonthlyNote[], context: z.RefinementCtx<MonthlyNote[]>): void {
  for (const [index, { month }] of list.entries()) {
    if (list.findIndex((each) => each.month === month) === index) continue;
    const message = `${monthName(month)} is there twice`;
    context.addIssue({ code: 'custom', path: [index, 'month'], message });
  }
}

function inOrder(list: MonthlyNote[]): MonthlyNote[] {
  return list.toSorted((a, b) => a.month - b.month);
}
