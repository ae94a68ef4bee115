import { addDays, startOfDay } from '@karibu/graph/contract';

/** The moment when a deadline (`YYYY-MM-DD`) is over in a time zone; none where there is no date. */
export function endOfDeadline(date: string, timeZone: string): Date | undefined {
  return date ? startOfDay(timeZone, addDays(date, 1)) : undefined;
}
