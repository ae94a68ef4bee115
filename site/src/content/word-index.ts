import { ID_LENGTH, partOf } from '../features/trips/trip-key.ts';
import { entries, single } from './query.ts';

/** The words by which one trip is found. It is one object as long as they are the same. */
export type TripWords = { id: string; words: string[] };

/** Of each word of a part, the ids of the trips that hold it, one after the other. */
export type WordPart = Record<string, string>;

/** The ids of trips in their order, one after the other. */
type Ids = string;

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
  const vocabulary = single(() => index().vocabulary);
  const parts = single(() => index().parts);
  return {
    /** Every word in the order of the alphabet, with spaces between them. */
    tripVocabulary: single(() => [...vocabulary()].join(' ')),
    /** The words whose number falls in this part; see `partOf`. */
    tripWordPart: entries<WordPart, WordPart>(parts, NONE),
  };
}

const NONE: WordPart = {};

type State = {
  known: Set<TripWords>;
  words: Map<string, Ids>;
  parts: Map<string, WordPart>;
  /** The words in the order of the alphabet. */
  vocabulary: Set<string>;
};

function begin(): State {
  return { known: new Set(), words: new Map(), parts: new Map(), vocabulary: new Set() };
}

/** Takes out what is gone and puts in what is new. Gives the words that it touched. */
function exchange(
  words: Map<string, Ids>,
  known: Set<TripWords>,
  now: Set<TripWords>,
): Set<string> {
  const gone = idsByWord(known.difference(now));
  const come = idsByWord(now.difference(known));
  const isChanged = (word: string) => String(gone.get(word)) !== String(come.get(word));
  const changed = new Set([...gone.keys(), ...come.keys()].filter(isChanged));
  for (const word of changed) {
    const left = takeOut(words.get(word)?.match(ID) ?? [], gone.get(word) ?? []);
    // What is nearly in order is sorted quickly.
    const ids = [...left, ...(come.get(word) ?? [])].toSorted().join('');
    if (ids) words.set(word, ids);
    else words.delete(word);
  }
  return changed;
}

const ID = new RegExp(`.{${ID_LENGTH}}`, 'g');

function idsByWord(trips: Set<TripWords>): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const trip of trips) {
    for (const word of trip.words) {
      const known = ids.get(word);
      if (known) known.push(trip.id);
      else ids.set(word, [trip.id]);
    }
  }
  return ids;
}

/** Takes out an id as often as it is gone: two trips may share one. */
function takeOut(ids: string[], gone: string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of gone) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.filter((id) => {
    const count = counts.get(id) ?? 0;
    if (count > 0) counts.set(id, count - 1);
    return count === 0;
  });
}

/** The parts as they are now. A part none of whose words changed is the one that it was. */
function writeParts(
  words: Map<string, Ids>,
  parts: Map<string, WordPart>,
  changed: Set<string>,
  count: number,
): Map<string, WordPart> {
  const written = new Map(parts);
  const touched = Map.groupBy(changed, (word) => String(partOf(word, count)));
  for (const [number, names] of touched) {
    const part = new Map(Object.entries(parts.get(number) ?? NONE));
    for (const word of names) {
      const ids = words.get(word);
      if (ids === undefined) part.delete(word);
      else part.set(word, ids);
    }
    written.set(number, Object.fromEntries([...part].toSorted(([a], [b]) => (a < b ? -1 : 1))));
  }
  return written;
}
