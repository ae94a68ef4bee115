import type { Place } from '../providers/data-provider.ts';

/**
 * The pictures whose place changes when those that are shown get a new order among themselves. All
 * others stay where they are, between them. `all` is the whole gallery in its order, `shown` the ids
 * of a part of it in the order that is wanted.
 */
export function placesToChange(all: readonly Place[], shown: readonly string[]): Place[] {
  const known = new Map(all.map((place) => [place.id, place]));
  const wanted = shown.filter((id) => known.has(id));
  const moving = new Set(wanted);
  const ordered = all.map(({ id }) => (moving.has(id) ? (wanted.shift() ?? id) : id));
  return withNumbers(all, ordered).filter(
    ({ id, sortOrder }) => known.get(id)?.sortOrder !== sortOrder,
  );
}

/** Keeps the numbers that are in use where it can, but never one twice. */
function withNumbers(all: readonly Place[], ids: readonly string[]): Place[] {
  let last = 0;
  return ids.map((id, index) => {
    last = Math.max(all[index]?.sortOrder ?? 0, last + 1);
    return { id, sortOrder: last };
  });
}
