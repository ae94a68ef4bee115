/**
 * The order of two versions of a list together, by the keys of their entries: that of whoever moved
 * them, with what the other added behind what it stood behind. Null where both moved them.
 */
export function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] | null {
  const isShared = (key: string) => [base, mine, theirs].every((keys) => keys.includes(key));
  const [before, here, there] = [base, mine, theirs].map((keys) => keys.filter(isShared).join());
  if (there === before) return withOthers(mine, theirs);
  return here === before || here === there ? withOthers(theirs, mine) : null;
}

function withOthers(keys: string[], others: string[]): string[] {
  const order = [...keys];
  for (const [place, key] of others.entries()) {
    if (order.includes(key)) continue;
    const previous = others[place - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
  }
  return order;
}
