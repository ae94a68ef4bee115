import type { Reference } from '#core/resource.ts';

/** The records that a trip names: where its days end, and who plans it. */
export const TRIP_REFERENCES: readonly Reference[] = [
  { field: 'itinerary.stay', resource: 'stays', by: 'title' },
  { field: 'planner', resource: 'team', by: 'title' },
];
