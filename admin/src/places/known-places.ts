import { boundsOf, middleOf, type Place } from '@karibu/graph/contract';
import type { KnownPlacesQuery } from '../generated/graphql.ts';

const KINDS = ['Destinations', 'Stays', 'Places of trips'] as const;

/** A place that can be chosen by its name. */
export type KnownPlace = Place & { name: string; kind: (typeof KINDS)[number] };

/** A point as records keep it: both coordinates, or neither. */
export type Point = { latitude: number | null; longitude: number | null };
type Named = Place & { name: string };

/**
 * The destinations, stays and places of trips whose point is known, each name once. A destination
 * has no point of its own: it is where days that end there are, or amid the stays within it.
 */
export function listKnownPlaces(answer: KnownPlacesQuery): KnownPlace[] {
  const { destinations, stays, tours, packages } = answer;
  const days = [...tours.items, ...packages.items].flatMap(({ itinerary }) => itinerary);
  const visited = commonest(days.flatMap((day) => withPoint(day.place, day)));
  const slept = stays.items.flatMap((stay) =>
    withPoint(stay.name, stay).map((named) => ({ ...named, within: partsOf(stay.place) })),
  );
  const located = destinations.items.flatMap(({ name }) => {
    const known = visited.find((each) => fold(each.name) === fold(name));
    const inside = slept.filter(({ within }) => within.includes(fold(name)));
    if (known) return [{ ...known, name }];
    return inside.length > 0 ? [{ name, ...middleOf(boundsOf(inside)) }] : [];
  });
  return onceEach([
    ...located.map((each) => toKnown(each, 'Destinations')),
    ...slept.map((each) => toKnown(each, 'Stays')),
    ...visited.map((each) => toKnown(each, 'Places of trips')),
  ]);
}

/** The known place of a name, however it is written; undefined for any other. */
export function findByName<At extends { name: string }>(known: readonly At[], name: string) {
  return known.find((each) => fold(each.name) === fold(name));
}

/**
 * The name of the known place at a new point, and of a stay only where it alone is there. None
 * where somebody has written another name than that of the point before: it stays.
 */
export function nameAt(
  known: readonly KnownPlace[],
  point: Place,
  written: { name: string; point: Place | null },
): string | undefined {
  const found = written.name === '' ? undefined : findByName(known, written.name);
  const cameAlong = found && written.point && isSamePoint(found, written.point);
  if (written.name !== '' && !cameAlong) return undefined;
  const here = known.filter((each) => isSamePoint(each, point));
  return (here.find(({ kind }) => kind !== 'Stays') ?? here[0])?.name;
}

/** The place of a record, or none. */
export function pointOf({ latitude, longitude }: Point): Place[] {
  return latitude === null || longitude === null ? [] : [{ latitude, longitude }];
}

/** Whether two places are one, to the digit. */
export function isSamePoint(a: Place, b: Place): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

function toKnown({ name, latitude, longitude }: Named, kind: KnownPlace['kind']): KnownPlace {
  return { name: name.trim(), latitude, longitude, kind };
}

function withPoint(name: string, point: Point): Named[] {
  return name.trim() === '' ? [] : pointOf(point).map((place) => ({ name, ...place }));
}

/** Each name with the point that most days give it. */
function commonest(days: Named[]): Named[] {
  return [...Map.groupBy(days, ({ name }) => fold(name)).values()].flatMap((same) => {
    const points = Map.groupBy(same, ({ latitude, longitude }) => `${latitude} ${longitude}`);
    const [most] = [...points.values()].toSorted((a, b) => b.length - a.length);
    return most?.slice(0, 1) ?? [];
  });
}

function onceEach(places: KnownPlace[]): KnownPlace[] {
  const byName = new Map(places.toReversed().map((each) => [fold(each.name), each]));
  return places
    .filter((each) => byName.get(fold(each.name)) === each)
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(a.name, b.name));
}

function compare(a: string, b: string): number {
  return a.localeCompare(b);
}

/** `Seronera, Serengeti` lies within both. */
function partsOf(place: string): string[] {
  return place.split(',').map(fold);
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}
