import { z } from 'zod';
import { type CommonOptions, defineField, type Field } from './field.ts';
import { requiredMessage, typeMessage } from './messages.ts';

/** A calendar date, `YYYY-MM-DD`, without time or zone. Optional and absent it is `''`. */
export function calendarDate(options: CommonOptions<string>): Field<string> {
  const schema = z
    .string({ error: typeMessage(options, 'a date') })
    .trim()
    .refine((value) => value !== '' || !options.required, {
      error: requiredMessage(options),
      abort: true,
    })
    .refine((value) => value === '' || isCalendarDate(value), {
      error: `${options.label} must be a date like 2026-11-30`,
    });
  return defineField(options, { type: 'string', control: 'date', schema, emptyValue: '' });
}

/** Whether text is a date that the calendar has: `2026-02-29` is none. */
function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
