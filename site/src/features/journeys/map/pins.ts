import type { MapPoint, MapView } from '@karibu/graph/contract';
import * as words from './map.words.ts';
import { spreadOut } from './spread.ts';
import type { Stop } from './stops.ts';

/** What marks one stop of the map, or several that are too near each other to be told apart. */
export type Pin = MapPoint & {
  stops: Stop[];
  /** Half its width and half its height: that of one with more to say is longer. */
  reach: { x: number; y: number };
};

const RADIUS = 9.5;
const LETTER = 6.2;
/** Stops that are nearer than this, in units of the map, share a pin. */
const NEAR = 12;
/** Longer than this a row of names is cut short: the list beside the map has them all. */
const MOST_LETTERS = 36;

/** The pins of these stops, none on another. */
export function gatherPins(stops: readonly Stop[], { project }: MapView): Pin[] {
  const groups: (MapPoint & { stops: Stop[] })[] = [];
  for (const stop of stops) {
    const at = project(stop);
    const near = groups.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < NEAR);
    if (near) near.stops.push(stop);
    else groups.push({ ...at, stops: [stop] });
  }
  return spreadOut(groups, 2 * RADIUS).map((group) => {
    const more = Math.max(0, numbersOf(group).length - 2);
    return { ...group, reach: { x: RADIUS + (more * LETTER) / 2, y: RADIUS } };
  });
}

/** The numbers of a pin's stops; those in a row as `2–4`. */
export function numbersOf({ stops }: Pick<Pin, 'stops'>): string {
  const numbers = stops.map(({ number }) => number);
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const isRow = numbers.length > 2 && last - first === numbers.length - 1;
  return isRow ? `${first}–${last}` : numbers.join(', ');
}

/** The names of a pin's stops, or the first of too many. */
export function nameOf({ stops }: Pin): string {
  const all = stops.map(({ name }) => name).join(', ');
  const [first] = stops;
  const isShort = stops.length < 2 || all.length <= MOST_LETTERS;
  return isShort || !first ? all : words.more(first.name, stops.length - 1);
}
