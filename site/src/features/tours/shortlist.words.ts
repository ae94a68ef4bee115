import { plural } from '#words/plural.ts';

/** What the heart of a tour and the bar's link to the shortlist say. */
export const shortlist = 'Shortlist';
export const keep = (title: string) => `Shortlist ${title}`;
export const count = (count: number) => `Shortlist: ${countTours(count)}`;
export const kept = (title: string, count: number) =>
  `${title} is on your shortlist: ${countTours(count)}.`;
export const dropped = (title: string, count: number) =>
  `${title} is off your shortlist: ${countTours(count)}.`;

function countTours(count: number): string {
  return `${count} ${plural(count, { one: 'tour', other: 'tours' })}`;
}
