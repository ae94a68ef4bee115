export const STATUSES = ['all', 'active', 'inactive'] as const;
export type Status = (typeof STATUSES)[number];

type Filter = Record<string, unknown>;

/** Which subscribers a filter of the list lets through. */
export function statusOf({ isActive }: Filter): Status {
  if (isActive === undefined) return 'all';
  return isActive ? 'active' : 'inactive';
}

/** The filter with another status; the search in it stays. */
export function withStatus({ isActive: _, ...others }: Filter, status: Status): Filter {
  return status === 'all' ? others : { ...others, isActive: status === 'active' };
}
