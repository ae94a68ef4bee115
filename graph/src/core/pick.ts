/** The record with these members alone. */
export function pick<From, Key extends keyof From>(
  record: From,
  keys: readonly Key[],
): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<From, Key>;
}
