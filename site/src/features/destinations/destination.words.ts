import { plural, sayNumber } from '#words/plural.ts';

/** What the list of destinations says. */
export const listTitle = 'Destinations';
export const listText =
  'The plains, the mountain and the islands: places we know by road, on foot and under sail.';
export const listEmpty = 'No destinations yet. Write to us, and we will tell you where we go.';
export const listCount = (count: number) =>
  `${sayNumber(count)} ${plural(count, { one: 'destination', other: 'destinations' })}`;
/** The pages with the names of all, where they are more than the list has cards for. */
export const names = {
  byName: 'All destinations by name',
  title: (page: number) => `All destinations by name, page ${page}`,
  text: (from: string, to: string) => `Destinations from ${from} to ${to}.`,
  list: 'With pictures',
};
export const listTours = (count: number) =>
  `${sayNumber(count)} ${plural(count, { one: 'tour', other: 'tours' })}`;
export const listCallTitle = 'Not sure which?';
export const listCallText =
  'Tell us the month and what you would like to see. ' +
  'We will tell you where it is at its best, and what to save for another year.';

/**
 * What a destination says beside its own texts. A name stands where it needs no article before it:
 * one says `the Serengeti`, but `Zanzibar`. A long name has its place taken by other words.
 */
export const about = (name: string) => `About ${name}`;
export const aboutHere = 'About this place';
export const aboutText =
  'We plan every visit around the season, the light and the pace you like. ' +
  'Tell us what you hope to see, and your guide will know when and where to look for it.';
export const months = 'Month by month';
export const month = 'Month';
export const weather = 'Weather';
export const happens = 'What happens';
export const bestMonth = 'A good month';
export const available = 'Available Tours';
export const discover = (count: number, name: string) => {
  const tours = plural(count, { one: 'tour', other: 'tours' });
  return `Discover ${sayNumber(count)} amazing ${tours} in ${name}`;
};
export const similar = 'Explore Similar Tours';
export const allTours = 'View All Tours';
export const allOf = (count: number) => `See all ${sayNumber(count)} tours`;
export const read = (title: string) => `Read: ${title}`;
export const packages = (name: string) => `Packages that go to ${name}`;
export const packagesHere = 'Packages that go here';
export const packagesText = (count: number) =>
  plural(count, {
    one: 'Planned from the first flight to the last morning.',
    other: `${sayNumber(count)} journeys, planned from the first flight to the last morning.`,
  });
export const allPackages = (count: number) => `See all ${sayNumber(count)} packages`;
export const callTitle = (name: string) => `Plan your ${name} journey`;
export const callTitleHere = 'Plan your journey here';
export const callText =
  'Send us your dates. We will answer with a first plan, and asking costs nothing.';

export const notFoundTitle = 'Destination not found';
export const notFoundText =
  'There is no destination at this address. All destinations are in one list.';
export const notFoundBack = 'Back to all destinations';
