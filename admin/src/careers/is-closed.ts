import type { Career } from '@karibu/graph/contract';

/** Whether the deadline has passed. Its own day still counts; `today` is `YYYY-MM-DD`. */
export function isClosed(career: Pick<Career, 'applicationDeadline'>, today: string): boolean {
  return career.applicationDeadline !== '' && career.applicationDeadline < today;
}
