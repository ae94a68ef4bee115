import { type Party, readParty, writeParty } from '../party.ts';

/** How many trips fit side by side. */
export const MOST_COMPARED = 3;

const PARAMETER = 'tours';

/** The keys that the query of an address names, each once; none where it names no trips at all. */
export function readCompared(query: string): string[] | undefined {
  const named = new URLSearchParams(query).get(PARAMETER);
  if (named === null) return undefined;
  const keys = named.split(',').map((key) => key.trim());
  return [...new Set(keys)].filter(Boolean);
}

/** The query of the address that compares these trips for a party, with its `?`; '' for none. */
export function writeCompared(keys: readonly string[], party?: Party): string {
  const named = keys.map((key) => key.split('/').map(encodeURIComponent).join('/')).join(',');
  const parts = [named && `${PARAMETER}=${named}`, party && writeParty(party)].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The party of the address. */
export function readComparedParty(query: string): Party {
  return readParty(new URLSearchParams(query));
}

/** The keys of a shortlist, beginning with those that an address names, in its order. */
export function namedFirst(shortlist: readonly string[], named: readonly string[] = []): string[] {
  const first = named.filter((key) => shortlist.includes(key));
  return [...new Set([...first, ...shortlist])];
}

/** The keys of today, each once. A key that no trip has or had stays as it is. */
export function currentKeys(keys: readonly string[], renames: Record<string, string>): string[] {
  const today = (key: string) => (Object.hasOwn(renames, key) ? (renames[key] ?? key) : key);
  return [...new Set(keys.map(today))];
}

/** Brings a trip that waits into view, in the place of the last one that is shown. */
export function bringIntoView(keys: readonly string[], key: string): string[] {
  const others = keys.filter((other) => other !== key);
  return [...others.slice(0, MOST_COMPARED - 1), key, ...others.slice(MOST_COMPARED - 1)];
}
