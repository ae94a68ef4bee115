import { types as typeTitles } from '#features/tours/tour.words.ts';
import { latest } from './latest.ts';
import { isCommon, splitWords } from './split-words.ts';
import type { Facets, TripFacts } from './trip-facts.ts';
import { fetchTrips } from './trip-index.ts';
import { partOf } from './trip-key.ts';

/** What a search found: by word whether a trip has it, and the words that it took for others. */
export type Found = {
  holds: ((trip: TripFacts) => boolean)[];
  /** By the word that was typed, the one that was looked for in its place. */
  corrections: Record<string, string>;
};

/** So many words of the texts are looked up for one word of a search, those it begins first. */
const MOST_WORDS = 12;
/** Shorter words are taken as they are. */
const SHORTEST_CORRECTED = 4;
const SHORTEST_STEM = 5;

/**
 * Looks for the trips that hold every word of a text, in their titles, descriptions, categories and
 * destinations, in the places of their days, and in the countries and continents of all of these. A
 * part of a word is enough. A word that stands nowhere is taken for one that differs in one letter,
 * or that it begins with. Throws where the index does not come.
 */
export async function searchTrips(facets: Facets, text: string): Promise<Found> {
  const vocabulary = wordsOf(await fetchTrips('vocabulary'));
  const wanted = splitWords(text).filter((word) => !isCommon(word));
  const corrections: Record<string, string> = {};
  const holds = await Promise.all(
    wanted.map(async (word) => {
      const found = await findWord(facets, vocabulary, word);
      if (found) return found;
      const other = findNearest(lexiconOf(vocabulary, facets), word);
      if (other === undefined) return () => false;
      corrections[word] = other;
      return (await findWord(facets, vocabulary, other)) ?? (() => false);
    }),
  );
  return { holds, corrections };
}

const wordsOf = latest((vocabulary: string) => vocabulary.split(' '));

/** Whether a trip has the word; undefined where none has. */
async function findWord(facets: Facets, vocabulary: string[], word: string) {
  const has = (text: string) => text.toLowerCase().includes(word);
  const places = namesOf(facets.places, ([text, regions]) => has(text) || regions.some(has));
  const categories = namesOf(facets.categories, ([, name]) => has(name));
  const types = Object.entries(typeTitles).filter(([, title]) => has(title));
  const words = vocabulary
    .filter((each) => each.includes(word))
    .toSorted((a, b) => Number(b.startsWith(word)) - Number(a.startsWith(word)))
    .slice(0, MOST_WORDS);
  if (places.size + categories.size + types.length + words.length === 0) return undefined;
  const ids = new Set((await Promise.all(words.map((each) => idsOf(facets, each)))).flat());
  return (trip: TripFacts) =>
    places.has(trip.destination) ||
    categories.has(trip.category) ||
    types.some(([type]) => type === trip.tourType) ||
    ids.has(trip.id);
}

function namesOf<Rest>(
  list: [name: string, rest: Rest][],
  isWanted: (entry: [name: string, rest: Rest]) => boolean,
): Set<string> {
  return new Set(list.filter(isWanted).map(([name]) => name));
}

async function idsOf({ parts }: Facets, word: string): Promise<string[]> {
  const part = await fetchTrips(`words-${partOf(word, parts)}`);
  return Object.hasOwn(part, word) ? (part[word]?.match(/.{4}/g) ?? []) : [];
}

/** All words that trips have. */
const lexiconOf = latest((vocabulary: string[], { places, categories }: Facets): string[] => {
  const names = [...places.flat(2), ...categories.map(([, name]) => name)];
  return [...vocabulary, ...splitWords([...names, ...Object.values(typeTitles)].join(' '))];
});

/**
 * The word that differs in one letter, or whose neighbouring letters changed places; else the
 * longest that the wanted one begins with, as `snorkelling` does with `snorkel`.
 */
function findNearest(lexicon: string[], word: string): string | undefined {
  if (word.length < SHORTEST_CORRECTED) return undefined;
  const near = lexicon.find((other) => isNear(word, other));
  if (near !== undefined) return near;
  return lexicon
    .filter((each) => each.length >= SHORTEST_STEM && word.startsWith(each))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Whether one letter is another, is missing or too many, or two neighbours changed places. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const restIsSame = (skipped: number, skippedOfOther: number) =>
    one.slice(at + skipped) === other.slice(at + skippedOfOther);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return (
    restIsSame(1, 1) || restIsSame(1, 0) || restIsSame(0, 1) || (isSwapped && restIsSame(2, 2))
  );
}
