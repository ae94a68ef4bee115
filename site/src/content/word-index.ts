import { partOf } from '../features/trips/trip-key.ts';
import { part, query, single } from './query.ts';

/** The words by which one trip is found. It is one object as long as they are the same. */
export type TripWords = { id: string; words: string[] };

/** Of each word of a part, the ids of the trips that hold it, one after the other. */
export type WordPart = Record<string, string>;

type Trips = Set<TripWords>;

/**
 * Queries about which trips hold a word. What a change leaves is kept, so an edit takes as long as
 * it changes words, and no more; the answers do not depend on what was there before.
 */
export function wordQueries(trips: () => TripWords[], partCount: () => number) {
  let before: State | undefined;
  let count = 0;
  const index = single(() => {
    const isFresh = count !== partCount();
    count = partCount();
    const now = new Set(trips());
    const { known, words, parts, vocabulary } = (isFresh ? undefined : before) ?? begin();
    const changed = exchange(words, known, now);
    const written = writeParts(words, parts, changed, count);
    const isSame = changed.values().every((word) => words.has(word) === vocabulary.has(word));
    const all = isSame ? vocabulary : new Set([...words.keys()].toSorted());
    before = { known: now, words, parts: written, vocabulary: all };
    return before;
  });
  return {
    /** Every word in the order of the alphabet, with spaces between them. */
    tripVocabulary: single(() => [...part(() => index().vocabulary)].join(' ')),
    /** The words whose number falls in this part; see `partOf`. */
    tripWordPart: query(
      (number: string): WordPart => part(() => index().parts.get(Number(number)) ?? NONE),
    ),
  };
}

const NONE: WordPart = {};

type State = {
  known: Trips;
  words: Map<string, Trips>;
  parts: Map<number, WordPart>;
  /** The words in the order of the alphabet. */
  vocabulary: Set<string>;
};

function begin(): State {
  return { known: new Set(), words: new Map(), parts: new Map(), vocabulary: new Set() };
}

/** Takes out what is gone and puts in what is new. Gives the words that it touched. */
function exchange(words: Map<string, Trips>, known: Trips, now: Trips): Set<string> {
  const changed = new Set<string>();
  for (const trip of known.difference(now)) {
    for (const word of trip.words) {
      changed.add(word);
      words.get(word)?.delete(trip);
      if (words.get(word)?.size === 0) words.delete(word);
    }
  }
  for (const trip of now.difference(known)) {
    for (const word of trip.words) {
      changed.add(word);
      const holders = words.get(word);
      if (holders) holders.add(trip);
      else words.set(word, new Set([trip]));
    }
  }
  return changed;
}

/** The parts as they are now. A part none of whose words changed is the one that it was. */
function writeParts(
  words: Map<string, Trips>,
  parts: Map<number, WordPart>,
  changed: Set<string>,
  count: number,
): Map<number, WordPart> {
  const written = new Map(parts);
  const touched = Map.groupBy(changed, (word) => partOf(word, count));
  for (const [number, names] of touched) {
    const entries = new Map(Object.entries(parts.get(number) ?? NONE));
    for (const word of names) {
      const holders = words.get(word);
      if (holders)
        entries.set(
          word,
          [...holders]
            .map(({ id }) => id)
            .toSorted()
            .join(''),
        );
      else entries.delete(word);
    }
    written.set(number, Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1))));
  }
  return written;
}
