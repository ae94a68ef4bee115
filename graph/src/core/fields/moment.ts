import { z } from 'zod';
import { toStoredMoment } from '../calendar.ts';
import { isCalendarDate } from '../format.ts';
import { type CommonOptions, defineField, type Field } from './field.ts';
import { requiredMessage, typeMessage } from './messages.ts';

type MomentOptions = CommonOptions<string> & { changesAnswers?: boolean };

/**
 * A moment, to the minute: ISO 8601 with a zone in, `2026-11-30T06:00:00.000Z` out. Seconds are cut
 * off. Optional and absent it is `''`. With `changesAnswers`, what visitors read changes then.
 */
export function moment(options: MomentOptions): Field<string> {
  const schema = z
    .string({ error: typeMessage(options, 'a moment') })
    .trim()
    .refine((value) => value !== '' || !options.required, {
      error: requiredMessage(options),
      abort: true,
    })
    .refine((value) => value === '' || readMoment(value) !== null, {
      error: `${options.label} must be a date and time with a zone, like 2026-11-30T09:00+03:00`,
      abort: true,
    })
    .transform((value) => readMoment(value) ?? '');
  const isSafe = (value: string) => value === '' || readMoment(value) === value;
  const parts = { type: 'string', control: 'moment', schema, emptyValue: '', isSafe } as const;
  const changes = options.changesAnswers ? { changesAt: 'moment' as const } : {};
  return defineField(options, { ...parts, ...changes });
}

const PATTERN =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:[0-5]\d)$/;

/** The moment as it is stored; null for a text that is none between 1900 and 9999. */
function readMoment(text: string): string | null {
  const date = PATTERN.exec(text)?.[1];
  const time = date !== undefined && isCalendarDate(date) ? Date.parse(text) : Number.NaN;
  const isInBounds = time >= FIRST && time <= LAST;
  return isInBounds ? toStoredMoment(new Date(time)) : null;
}

const FIRST = Date.UTC(1900);
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
