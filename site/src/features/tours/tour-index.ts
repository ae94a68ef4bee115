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

/** All tours for the index, in the order of the list. */
export function indexTours(content: Content): IndexedTour[] {
  return content.tourEntries().map(({ text, ...tour }) => ({
    ...tour,
    words: searchWords(text, `${tour.title} ${tour.destination} ${tour.category}`),
    media: content.media(tour.image) ?? null,
  }));
}

/** Fetches the index. Throws where it does not come. */
export async function fetchTourIndex(): Promise<IndexedTour[]> {
  const response = await fetch(INDEX_PATH);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
