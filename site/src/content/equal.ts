/**
 * Whether two answers are written alike: plain data with equal values in the same order, the order
 * of members included. A Map or a Set, by which queries look up, is equal to itself alone.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areEqual(one, other);
  if (Array.isArray(other) || isIndex(one) || isIndex(other)) return false;
  const names = Object.keys(one);
  const others = Object.keys(other);
  return (
    names.length === others.length &&
    names.every(
      (name, index) =>
        name === others[index] &&
        isEqual((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}

function isIndex(value: object): boolean {
  return value instanceof Map || value instanceof Set;
}

function areEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] !== other[at] && !isEqual(one[at], other[at])) return false;
  }
  return true;
}
