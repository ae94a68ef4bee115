import type { Snapshot } from '@karibu/graph/contract';
import { entries, query, single } from './query.ts';

/** A page of a destination. */
export type PlaceLink = { name: string; slug: string };

/** A text in which places are named, and what it is known by. */
type Naming = { key: string; text: string };

/** Queries about which texts name a place, and which places a text names. Case does not matter. */
export function placeQueries(texts: () => readonly Naming[], places: () => readonly PlaceLink[]) {
  const small = single(() => texts().map(({ key, text }) => ({ key, text: text.toLowerCase() })));
  /** The keys of the texts that name a place. */
  const naming = query((name: string): string[] => {
    const sought = name.toLowerCase();
    return small()
      .filter(({ text }) => text.includes(sought))
      .map(({ key }) => key);
  });
  const byKey = single(() => {
    const links = places().flatMap((place) => naming(place.name).map((key) => ({ key, place })));
    const grouped = Map.groupBy(links, ({ key }) => key);
    return new Map([...grouped].map(([key, found]) => [key, found.map(({ place }) => place)]));
  });
  return { naming, placesOf: entries<readonly PlaceLink[], readonly PlaceLink[]>(byKey, []) };
}

/** The same of the destination texts of trips, and all the places. */
export function tripPlaceQueries(snapshot: Snapshot, trips: () => readonly Placed[]) {
  const places = single((): PlaceLink[] =>
    snapshot.destinations
      .filter(({ isActive }) => isActive)
      .map(({ name, slug }) => ({ name, slug })),
  );
  const destinations = single(() => [...new Set(trips().map(({ destination }) => destination))]);
  const texts = single(() => destinations().map((text) => ({ key: text, text })));
  return { places, ...placeQueries(texts, places) };
}

type Placed = { destination: string };
