import type { IndexedTour } from '../tour-index.ts';

/** How many tours fit side by side. */
export const MOST_COMPARED = 3;

const PARAMETER = 'tours';

/** The slugs that the query of an address names, each once; none where it names no tours at all. */
export function readCompared(query: string): string[] | undefined {
  const named = new URLSearchParams(query).get(PARAMETER);
  if (named === null) return undefined;
  const slugs = named.split(',').map((slug) => slug.trim());
  return [...new Set(slugs)].filter(Boolean);
}

/** The query of the address that compares these tours, with its `?`; '' for none. */
export function writeCompared(slugs: readonly string[]): string {
  return slugs.length === 0 ? '' : `?${PARAMETER}=${slugs.map(encodeURIComponent).join(',')}`;
}

/** The slugs of a shortlist, beginning with those that an address names, in its order. */
export function namedFirst(shortlist: readonly string[], named: readonly string[] = []): string[] {
  const first = named.filter((slug) => shortlist.includes(slug));
  return [...new Set([...first, ...shortlist])];
}

/** The current slugs, each once. A slug that no tour has or had stays as it is. */
export function currentSlugs(
  slugs: readonly string[],
  tours: readonly Pick<IndexedTour, 'slug' | 'formerSlugs'>[],
): string[] {
  const find = (slug: string) => tours.find(({ formerSlugs }) => formerSlugs?.includes(slug));
  return [...new Set(slugs.map((slug) => find(slug)?.slug ?? slug))];
}

/** Brings a tour that waits into view, in the place of the last one that is shown. */
export function bringIntoView(slugs: readonly string[], slug: string): string[] {
  const others = slugs.filter((other) => other !== slug);
  return [...others.slice(0, MOST_COMPARED - 1), slug, ...others.slice(MOST_COMPARED - 1)];
}
