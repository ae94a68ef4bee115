/**
 * So many things are done at once, which share their reads and commands. What others save waits no
 * longer than for these.
 */
export const AT_ONCE = 25;

/**
 * Does things in their order, some at once; one that must be alone is. Gives a result for each.
 * Throws what one of them throws once all that were begun have ended.
 */
export async function inParts<One, Result>(
  list: readonly One[],
  act: (one: One) => Promise<Result>,
  isAlone: (one: One) => boolean = () => false,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < list.length) {
    const next = list.slice(results.length, results.length + AT_ONCE);
    const alone = next.findIndex(isAlone);
    const part = alone < 0 ? next : next.slice(0, Math.max(alone, 1));
    for (const ended of await Promise.allSettled(part.map(act))) {
      if (ended.status === 'rejected') throw ended.reason;
      results.push(ended.value);
    }
  }
  return results;
}

/** A list in its order, in parts of so many as are done at once. */
export function partsOf<One>(list: readonly One[]): One[][] {
  const count = Math.ceil(list.length / AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    list.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
