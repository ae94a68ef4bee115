import type { Destination } from '@karibu/graph/contract';
import type { TourSummary } from '#content/tours.ts';

/** The values that the sidebar offers; price and duration bands are always the same. */
export type FilterOptions = { categories: string[]; destinations: string[] };

/** The categories of these tours, and the destinations that at least one of them goes to. */
export function listFilterOptions(
  tours: TourSummary[],
  destinations: Destination[],
): FilterOptions {
  const categories = [...new Set(tours.map((tour) => tour.category))];
  const texts = tours.map((tour) => tour.destination.toLowerCase());
  const visited = destinations
    .map(({ name }) => name)
    .filter((name) => texts.some((text) => text.includes(name.toLowerCase())));
  return { categories: sortTexts(categories), destinations: sortTexts([...new Set(visited)]) };
}

function sortTexts(texts: string[]): string[] {
  return texts.toSorted((a, b) => a.localeCompare(b, 'en'));
}
