import type { z } from 'zod';
import {
  calendarDate,
  type Field,
  flag,
  group,
  integer,
  isBlankRow,
  money,
  optionalInteger,
  optionalMoney,
  rowId,
  rows,
  text,
  type ValuesOf,
} from '#core/fields/index.ts';
import { isOverlapping } from './season.ts';

const partyPrice = {
  travellers: integer({
    label: 'From this many travellers on',
    required: true,
    min: 1,
    max: 1000,
    say: (count) => (count === 1 ? '1 traveller' : `${count} travellers`),
  }),
  price: money({ label: 'Price per person', required: true }),
};

const age = (label: string) => optionalInteger({ label, min: 0, max: 17 });

const child = {
  fromAge: age('Children from age'),
  toAge: age('Children to age'),
  percent: optionalInteger({
    label: 'Share of the adult price in percent',
    min: 0,
    max: 100,
    help: 'Left empty, a child pays what an adult pays.',
  }),
};

const rateFields = {
  id: rowId(),
  season: text({ label: 'Season', required: true, maxLength: 60 }),
  from: calendarDate({ label: 'First day', required: true }),
  to: calendarDate({ label: 'Last day', required: true }),
  everyYear: flag({
    label: 'Every year',
    help: 'The years do not count, and the season may run over New Year.',
    defaultValue: true,
  }),
  perPerson: rows({
    label: 'Prices per person',
    fields: partyPrice,
    keep: (row) => !isBlankRow(partyPrice, row),
    maxRows: 20,
  }),
  singleSupplement: optionalMoney({
    label: 'Single supplement',
    help: 'US dollars for each room with one person in it.',
  }),
  child: group({ label: 'Children', fields: child }),
};

/** What a trip costs in one season. */
export type Rate = ValuesOf<typeof rateFields>;

/** The prices of a trip by season and number of travellers. No two seasons share a day. */
export function rates(): Field<Rate[]> {
  const field = rows({
    label: 'Rates',
    help: 'Prices by season and number of travellers. Without any, the price is for everybody.',
    fields: rateFields,
    keep: (row) => !isBlankRow(rateFields, row),
    maxRows: 24,
  });
  return { ...field, schema: field.schema.superRefine(checkRates) };
}

type Issues = z.RefinementCtx<Rate[]>;

function checkRates(list: Rate[], context: Issues): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const [index, rate] of list.entries()) {
    for (const { path, message } of faultsOf(rate)) refuse([index, ...path], message);
    const other = list.slice(0, index).find((each) => isOverlapping(each, rate));
    if (other) refuse([index, 'from'], `${rate.season} and ${other.season} share days`);
  }
}

function faultsOf({ from, to, everyYear, perPerson, child: { fromAge, toAge } }: Rate) {
  const faults: { path: (string | number)[]; message: string }[] = [];
  if (!everyYear && from > to) {
    faults.push({ path: ['to'], message: 'Last day must not be before the first' });
  }
  if (perPerson.length === 0) {
    faults.push({ path: ['perPerson'], message: 'Give the price for at least one traveller' });
  }
  if (fromAge !== null && toAge !== null && fromAge > toAge) {
    const message = 'Children to age must not be below children from age';
    faults.push({ path: ['child', 'toAge'], message });
  }
  for (const [row, { travellers }] of perPerson.entries()) {
    const first = perPerson.findIndex((each) => each.travellers === travellers);
    if (first === row) continue;
    const message = `There are two prices for ${travellers} travellers`;
    faults.push({ path: ['perPerson', row, 'travellers'], message });
  }
  return faults;
}
