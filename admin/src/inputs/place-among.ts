/**
 * Where a picture of several that were chosen together goes among the stored ones, so that they
 * stand in the order chosen: behind the nearest one before it that has arrived, else before the
 * nearest one after it. Null when none of them is there. `arrived` holds their addresses.
 */
export function placeAmong(
  stored: readonly { url: string }[],
  arrived: readonly (string | undefined)[],
  index: number,
): number | null {
  const placeOf = (url: string | undefined) =>
    url === undefined ? -1 : stored.findLastIndex((each) => each.url === url);
  const before = arrived.slice(0, index).findLast((url) => placeOf(url) !== -1);
  if (before !== undefined) return placeOf(before) + 1;
  const after = arrived.slice(index + 1).find((url) => placeOf(url) !== -1);
  return after === undefined ? null : placeOf(after);
}
