import type { Place, Tour } from '@karibu/graph/contract';
import * as words from '../journey.words.ts';

/** A place where days of a journey end. */
export type Stop = Place & {
  /** From 1, in the order of the journey. */
  number: number;
  name: string;
  /** The days that end here, as the itinerary calls them. */
  days: string[];
};

/** A stop on the way, and whether one comes there by air. */
type Step = { stop: Stop; isByAir: boolean };

/** The stops of a journey, and the way between them: a stop may be passed more than once. */
export type Route = { stops: Stop[]; way: Step[] };

/** The route of an itinerary. Days whose place is not known are left out. */
export function findRoute(itinerary: Tour['itinerary']): Route {
  const stops: Stop[] = [];
  const way: Step[] = [];
  for (const [index, entry] of itinerary.entries()) {
    const { day, title, place, latitude, longitude } = entry;
    if (latitude === null || longitude === null) continue;
    const known = stops.find((stop) => stop.latitude === latitude && stop.longitude === longitude);
    const number = stops.length + 1;
    const stop = known ?? { number, name: place || title, days: [], latitude, longitude };
    if (!known) stops.push(stop);
    stop.days.push(day || words.day(index + 1));
    if (way.at(-1)?.stop !== stop) way.push({ stop, isByAir: isFlight(entry) });
  }
  return { stops, way };
}

/**
 * Whether a day says in its title, or in the sentence after it, that one flies to where it ends.
 */
function isFlight({ title, description }: Tour['itinerary'][number]): boolean {
  const [sentence = ''] = description.split('.');
  return words.flight.test(`${title}. ${sentence}`);
}

/** Days in short: `Day 1`, `Days 1, 3–6`; days with names of their own one by one. */
export function sayDays(days: string[]): string {
  const numbers = days.map(numberOf);
  if (days.length < 2 || numbers.some(Number.isNaN)) return days.join(', ');
  const rows: number[][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row?.at(-1) === number - 1) row.push(number);
    else rows.push([number]);
  }
  const texts = rows.map((row) => (row.length > 1 ? `${row[0]}–${row.at(-1)}` : `${row[0]}`));
  return words.days(texts.join(', '));
}

/** The number of a day that has no name of its own, or NaN. */
function numberOf(day: string): number {
  const digits = /\d+/.exec(day)?.[0];
  return digits && day === words.day(digits) ? Number(digits) : Number.NaN;
}
