import { htmlToText, type Snapshot } from '@karibu/graph/contract';
import { searchWords } from '../features/trips/split-words.ts';
import { type TripKind, tripId, tripKey } from '../features/trips/trip-key.ts';
import { single } from './query.ts';
import type { regionQuery } from './regions.ts';
import type { Trip, TripMaker } from './trip-card.ts';
import type { TripWords } from './word-index.ts';

/** What one trip says of itself. `places` and `stays` are those of its days, each once. */
type Said = {
  id: string;
  text: string;
  destination: string;
  category: string;
  places: string[];
  stays: string[];
};

/**
 * A query for the words by which trips are found beside their destination and category: those of
 * title, description and extras, of the stays and places where its days end, and of the countries
 * and continents that these are in. A trip's words are one object as long as they are the same.
 */
export function tripWordsQuery(
  snapshot: Snapshot,
  all: TripMaker,
  regions: ReturnType<typeof regionQuery>,
): () => TripWords[] {
  const said = all(saidOf);
  const placeOfStay = single(() => {
    const active = snapshot.stays.filter(({ isActive }) => isActive);
    return new Map(active.map(({ name, place }) => [name, place]));
  });
  const made = new WeakMap<Said, { of: object[]; from: string; words: TripWords }>();
  return single(() => {
    const [regionsOf, places] = [regions(), placeOfStay()];
    return said().map((trip) => {
      const before = made.get(trip);
      if (before?.of[0] === regionsOf && before.of[1] === places) return before.words;
      const { id, destination, category } = trip;
      const stops = [...trip.places, ...trip.stays.map((stay) => places.get(stay) ?? '')];
      const route = [...stops, ...trip.stays, ...stops.flatMap(regionsOf)].join(' ');
      const known = [destination, category, ...regionsOf(destination)].join(' ');
      const from = `${route}\n${known}`;
      const words =
        before?.from === from
          ? before.words
          : { id, words: searchWords(`${trip.text} ${route}`, known) };
      made.set(trip, { of: [regionsOf, places], from, words });
      return words;
    });
  });
}

function saidOf(kind: TripKind, trip: Trip): Said {
  const { title, description, destination, category, itinerary } = trip;
  const extras = trip.extras.map(({ name }) => name).join(' ');
  return {
    id: tripId(tripKey(kind, trip.slug)),
    text: `${title} ${htmlToText(description)} ${extras}`,
    destination,
    category,
    places: distinct(itinerary.map(({ place }) => place)),
    stays: distinct(itinerary.map(({ stay }) => stay)),
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
