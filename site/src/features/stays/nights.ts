import type { ItineraryDay, Stay } from '@karibu/graph/contract';

/** A stay of a trip, with the number of its nights. */
export type Nights = { stay: Stay; count: number };

/** The stays of a trip in the order in which one gets there. A stay that is unknown has none. */
export function nightsOf(
  days: readonly ItineraryDay[],
  stayByName: (name: string) => Stay | undefined,
): Nights[] {
  const named = Map.groupBy(days, (day) => day.stay);
  return [...named].flatMap(([name, nights]) => {
    const stay = stayByName(name);
    return stay ? [{ stay, count: nights.length }] : [];
  });
}
