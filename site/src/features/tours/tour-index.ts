import type { Media } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import type { TourEntry } from '#content/tours.ts';
import { searchWords } from './tour-search.ts';

/** A tour in the index: what its card, the filters and the comparison need. */
export type IndexedTour = Omit<TourEntry, 'text'> & {
  /** The words of its description that its other texts do not hold; see `searchWords`. */
  words: string;
  /** What is known of its picture; none for a pasted address. */
  media: Media | null;
};

/** The file that holds all tours. Pages fetch it once a visitor asks for more than they show. */
const INDEX_PATH = '/tours/index.json';

/** All tours for the index, in the order of the list, as JSON. */
export function writeTourIndex(content: Content): string {
  const written = content.tourEntries().map((entry) => {
    const media = content.media(entry.image) ?? null;
    const known = lastWritten.get(entry);
    if (known?.media === media) return known.json;
    const json = JSON.stringify(indexTour(entry, media));
    lastWritten.set(entry, { media, json });
    return json;
  });
  return `[${written.join(',')}]`;
}

/** Most tours are as they were in the index before. */
const lastWritten = new WeakMap<TourEntry, { media: Media | null; json: string }>();

function indexTour({ text, ...tour }: TourEntry, media: Media | null): IndexedTour {
  const words = searchWords(text, `${tour.title} ${tour.destination} ${tour.category}`);
  return { ...tour, words, media };
}

/** Fetches the index. Throws where it does not come. */
export async function fetchTourIndex(): Promise<IndexedTour[]> {
  const response = await fetch(INDEX_PATH);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
