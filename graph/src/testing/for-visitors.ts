import type { Json } from './answer.ts';

/** A record as visitors read it: who has made it is for staff. */
export function forVisitors({ createdBy: _, ...record }: Json): Json {
  return record;
}
