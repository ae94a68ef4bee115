import type { Snapshot } from '@karibu/graph/contract';
import { query } from './query.ts';

/** Queries about the date where the operator is. A page that asks changes in the night. */
export function todayQueries(snapshot: Snapshot) {
  return {
    /** Whether a calendar date is over. No date is never over. */
    isOver: query((date: string) => isOver(date, snapshot.today)),
    /** Whether a calendar date is still to come. */
    isAhead: query((date: string) => date > snapshot.today),
  };
}

/** Whether a calendar date is before today; both are `YYYY-MM-DD`. No date is never over. */
export function isOver(date: string, today: string): boolean {
  return date !== '' && date < today;
}
