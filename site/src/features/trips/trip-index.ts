import type { Media } from '@karibu/graph/contract';
import type { TripCard } from '#content/trip-card.ts';
import type { TripDetails as Details, TripPrices } from '#content/trips.ts';
import type { WordPart } from '#content/word-index.ts';
import type { Facets } from './trip-facts.ts';
import { partOf } from './trip-key.ts';

/** A card with what is known of its picture; null for a pasted address. */
export type IndexedCard = TripCard & { media: Media | null };
export type IndexedDetails = Details;

/** How many parts there are, and the key of today of each trip that was renamed. */
export type TripNames = { parts: number; renames: Record<string, string> };

/** The files of the index. Those with a number are one part of several. */
type Files = {
  facets: Facets;
  names: TripNames;
  prices: TripPrices[];
  vocabulary: string;
  [cards: `cards-${number}`]: IndexedCard[];
  [details: `details-${number}`]: IndexedDetails[];
  [words: `words-${number}`]: WordPart;
};

const asked = new Map<string, Promise<unknown>>();

/** A file of the index, which is fetched once. Throws where it does not come. */
export function fetchTrips<Name extends keyof Files & string>(name: Name): Promise<Files[Name]> {
  const known = asked.get(name);
  if (known) return known as Promise<Files[Name]>;
  const answer = fetchFile(`/trips/${name}.json`);
  asked.set(name, answer);
  answer.catch(() => asked.delete(name));
  return answer as Promise<Files[Name]>;
}

/**
 * Does something with files of the index. The site may be published between two of them, and then
 * one lacks what another one names: should the work fail, it is done once more with files of now.
 */
export async function withIndex<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    asked.clear();
    return work();
  }
}

async function fetchFile(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/** The cards and details of trips by their keys. A key that no trip has has none. */
export async function fetchByKeys<Kind extends 'cards' | 'details'>(kind: Kind, keys: string[]) {
  const { parts } = await fetchTrips('names');
  const numbers = [...new Set(keys.map((key) => partOf(key, parts)))];
  const files = await Promise.all(numbers.map((number) => fetchTrips(`${kind}-${number}`)));
  const all = files.flat() as Files[`${Kind}-0`];
  return keys.flatMap((key) => all.filter((trip) => trip.key === key)) as Files[`${Kind}-0`];
}
