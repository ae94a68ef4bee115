import type { BinFilter } from '../providers/history-calls.ts';

export const WHOLE_BIN: BinFilter = { search: '', resource: '', by: '', since: '', until: '' };

/** When something was deleted, in days before now; `since` is the nearer end of the bin. */
export const TIMES = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Last 24 hours', days: 1 },
  { value: '7', label: 'Last 7 days', days: 7 },
  { value: '30', label: 'Last 30 days', days: 30 },
  { value: 'earlier', label: 'Earlier', days: 30 },
] as const;

const DAY_MS = 86_400_000;

/** The moments between which a time of `TIMES` lies, from now. */
export function momentsOf(value: string, now: number): Pick<BinFilter, 'since' | 'until'> {
  const time = TIMES.find((each) => each.value === value);
  if (!time || !('days' in time)) return { since: '', until: '' };
  const moment = new Date(now - time.days * DAY_MS).toISOString();
  return value === 'earlier' ? { since: '', until: moment } : { since: moment, until: '' };
}
