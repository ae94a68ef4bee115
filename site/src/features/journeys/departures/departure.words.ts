import { plural } from '#words/plural.ts';

/** The table of departures. */
export const title = 'Departures';
export const dates = 'Dates';
export const places = 'Places';
export const price = 'Per person';
export const request = 'Request this date';
export const which = (day: string) => `, ${day}`;
export const until = (first: string) => `${first} –`;
export const guaranteed = 'Guaranteed to run';
export const open = 'Places available';
export const full = 'Full';
export const left = (places: number) =>
  plural(places, { one: '1 place left', other: `${places} places left` });
export const both = (state: string, places: string) => `${state}, ${places}`;
