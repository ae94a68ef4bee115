import { addDays, startOfDay } from '@karibu/graph/contract';

/** The moment when a deadline (`YYYY-MM-DD`) ends in a time zone; undefined without a date. */
export function endOfDeadline(date: string, timeZone: string): Date | undefined {
  return date ? startOfDay(timeZone, addDays(date, 1)) : undefined;
}
