import type { z } from 'zod';
import {
  calendarDate,
  type Field,
  isBlankRow,
  optionalInteger,
  optionalMoney,
  rowId,
  rows,
  select,
  text,
  type ValuesOf,
} from '#core/fields/index.ts';
import { formatDate } from '#core/format.ts';

export const DEPARTURE_STATES = ['open', 'guaranteed', 'full'] as const;

const departureFields = {
  id: rowId(),
  date: calendarDate({ label: 'Date', required: true, changesAt: 'end' }),
  places: optionalInteger({ label: 'Places left', min: 0, max: 1000 }),
  state: select({ label: 'State', options: DEPARTURE_STATES }),
  price: optionalMoney({
    label: 'Price',
    help: 'US dollars per person. Left empty, the rates count.',
  }),
};

/** A date on which a trip begins. */
export type Departure = ValuesOf<typeof departureFields>;

/** The dates on which a trip begins, each once, in their order. */
export function departures(): Field<Departure[]> {
  const field = rows({
    label: 'Departures',
    help: 'Dates on which the trip begins. One that is past is no longer shown.',
    fields: departureFields,
    keep: (row) => !isBlankRow(departureFields, row),
  });
  const schema = field.schema.superRefine(refuseRepeated).transform(inOrder);
  return { ...field, schema: schema as unknown as z.ZodType<Departure[]> };
}

function refuseRepeated(list: Departure[], context: z.RefinementCtx<Departure[]>): void {
  for (const [index, { date }] of list.entries()) {
    if (list.findIndex((each) => each.date === date) === index) continue;
    const message = `There are two departures on ${formatDate(date)}`;
    context.addIssue({ code: 'custom', path: [index, 'date'], message });
  }
}

function inOrder(list: Departure[]): Departure[] {
  return list.toSorted((a, b) => a.date.localeCompare(b.date));
}

const closedFields = {
  id: rowId(),
  from: calendarDate({ label: 'First day', required: true, changesAt: 'end' }),
  to: calendarDate({
    label: 'Last day',
    help: 'Left empty, the first day alone.',
    changesAt: 'end',
  }),
  reason: text({ label: 'Reason' }),
};

/** Days on which a trip does not begin. */
export type ClosedDates = ValuesOf<typeof closedFields>;

/** The days on which nobody can begin a trip. */
export function closedDates(): Field<ClosedDates[]> {
  const field = rows({
    label: 'Closed dates',
    help: 'Days on which the trip does not begin.',
    fields: closedFields,
    keep: (row) => !isBlankRow(closedFields, row),
  });
  return { ...field, schema: field.schema.superRefine(refuseBackwards) };
}

function refuseBackwards(list: ClosedDates[], context: z.RefinementCtx<ClosedDates[]>): void {
  for (const [index, { from, to }] of list.entries()) {
    if (to === '' || from <= to) continue;
    const message = 'Last day must not be before the first';
    context.addIssue({ code: 'custom', path: [index, 'to'], message });
  }
}
