import { plural } from '#words/plural.ts';

/** What the bar's link to the shortlist says, and what a change of the shortlist. */
export const shortlist = 'Shortlist';
export const count = (count: number) => `Shortlist: ${countTours(count)}`;
export const changed = (title: string, isOn: boolean, count: number) =>
  `${title} is ${isOn ? 'on' : 'off'} your shortlist: ${countTours(count)}.`;

function countTours(count: number): string {
  return `${count} ${plural(count, { one: 'tour', other: 'tours' })}`;
}
