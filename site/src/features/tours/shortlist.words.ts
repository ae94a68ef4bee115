import { plural } from '#words/plural.ts';

/** What the bar's link to the shortlist says, and what a change of the shortlist. */
export const shortlist = 'Shortlist';
export const count = (count: number) => `Shortlist: ${countTrips(count)}`;
export const changed = (title: string, isOn: boolean, count: number) =>
  `${title} is ${isOn ? 'on' : 'off'} your shortlist: ${countTrips(count)}.`;

function countTrips(count: number): string {
  return `${count} ${plural(count, { one: 'trip', other: 'trips' })}`;
}
