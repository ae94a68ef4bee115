import type { Place } from '../providers/data-provider.ts';

/**
 * The pictures whose place changes when the shown ones get a new order among themselves. All others
 * keep their places. `all` is the whole gallery in its order, `shown` the ids of a part of it in
 * the order that is wanted.
 */
export function placesToChange(all: readonly Place[], shown: readonly string[]): Place[] {
  const known = new Set(all.map(({ id }) => id));
  const wanted = shown.filter((id) => known.has(id));
  const moving = new Set(wanted);
  const ordered = all.map(({ id }) => (moving.has(id) ? (wanted.shift() ?? id) : id));
  return renumber(all, ordered);
}

/** Whether pictures are still in the order that someone saw. Deleted ones do not count. */
export function standAsSeen(all: readonly Place[], seen: readonly string[]): boolean {
  const known = new Set(all.map(({ id }) => id));
  const expected = seen.filter((id) => known.has(id));
  const among = new Set(expected);
  const found = all.filter(({ id }) => among.has(id));
  return found.every(({ id }, index) => id === expected[index]);
}

/**
 * Gives new numbers to the pictures that moved, and to those after them only as far as needed.
 * Numbers in use are used again, so that a move changes few pictures.
 */
function renumber(all: readonly Place[], ids: readonly string[]): Place[] {
  const first = ids.findIndex((id, index) => id !== all[index]?.id);
  const last = ids.findLastIndex((id, index) => id !== all[index]?.id);
  const changed: Place[] = [];
  let before = all[first - 1]?.sortOrder ?? Number.NEGATIVE_INFINITY;
  for (const [index, { sortOrder }] of all.entries()) {
    if (first === -1 || index < first) continue;
    if (index > last && sortOrder > before) break;
    before = Math.max(sortOrder, before + 1);
    changed.push({ id: ids[index] ?? '', sortOrder: before });
  }
  const stored = new Map(all.map((place) => [place.id, place.sortOrder]));
  return changed.filter(({ id, sortOrder }) => stored.get(id) !== sortOrder);
}
