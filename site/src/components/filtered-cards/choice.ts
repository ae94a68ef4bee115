/** What is chosen of each filter; '' for all. */
export type Choice = Record<string, string>;

/** The choice that an address makes. Other parameters than those of the filters are left alone. */
export function readChoice(query: string, filters: readonly string[]): Choice {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(filters.map((name) => [name, parameters.get(name) ?? '']));
}

/** The address with one filter changed: `?category=Wildlife`, or '' where nothing is chosen. */
export function writeChoice(query: string, name: string, value: string): string {
  const parameters = new URLSearchParams(query);
  if (value) parameters.set(name, value);
  else parameters.delete(name);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Whether a card with these values is shown. Upper and lower case are the same. */
export function isChosen(values: Record<string, string | undefined>, choice: Choice): boolean {
  return Object.entries(choice).every(
    ([name, value]) => value === '' || isSame(values[name], value),
  );
}

export function isSame(a: string | undefined, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase();
}
