import { z } from 'zod';
import { isCalendarDate } from '../format.ts';
import { type CommonOptions, defineField, type Field } from './field.ts';
import { requiredMessage, typeMessage } from './messages.ts';

/** An earlier date is a mistake: something typed short, or a program's zero. */
const EARLIEST = '1900-01-01';

type DateOptions = CommonOptions<string> & { changesAt?: 'start' | 'end' };

/** A calendar date, `YYYY-MM-DD`, without time or zone. Optional and absent it is `''`. */
export function calendarDate(options: DateOptions): Field<string> {
  const isSafe = (value: string) => value === '' || isCalendarDate(value);
  const schema = z
    .string({ error: typeMessage(options, 'a date') })
    .trim()
    .refine((value) => value !== '' || !options.required, {
      error: requiredMessage(options),
      abort: true,
    })
    .refine(isSafe, {
      error: `${options.label} must be a date like 2026-11-30`,
      abort: true,
    })
    .refine((value) => value === '' || value >= EARLIEST, {
      error: `${options.label} must not be before 1900`,
    });
  const { changesAt } = options;
  const parts = { type: 'string', control: 'date', schema, emptyValue: '', isSafe } as const;
  return defineField(options, { ...parts, ...(changesAt && { changesAt }) });
}
