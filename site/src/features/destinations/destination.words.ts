import { plural } from '#words/plural.ts';

/** What the list of destinations says. */
export const listTitle = 'Destinations';
export const listText =
  'The plains, the mountain and the islands: places we know by road, on foot and under sail.';
export const listEmpty = 'No destinations yet. Write to us, and we will tell you where we go.';
export const listCount = (count: number) =>
  `${count} ${plural(count, { one: 'destination', other: 'destinations' })}`;
export const listTours = (count: number) =>
  `${count} ${plural(count, { one: 'tour', other: 'tours' })}`;
export const listCallTitle = 'Not sure which?';
export const listCallText =
  'Tell us the month and what you would like to see. ' +
  'We will say where it is best, and where to wait for another year.';

/** What a destination says beside its own texts. `place` is its name, or what stands for it. */
export const thisPlace = 'this place';
export const about = (place: string) => `About ${place}`;
export const aboutText = (place: string) =>
  `We plan every visit to ${place} around the season, the light and the pace you like. ` +
  'Tell us what you hope to see, and your guide will know when and where to look for it.';
export const available = 'Available Tours';
export const discover = (count: number, name: string) =>
  `Discover ${count} amazing ${plural(count, { one: 'tour', other: 'tours' })} in ${name}`;
export const similar = 'Explore Similar Tours';
export const allTours = 'View All Tours';
export const allOf = (count: number) => `See all ${count} tours`;
export const read = (title: string) => `Read: ${title}`;
export const packages = (place: string) => `Packages that go to ${place}`;
export const packagesText = (count: number) =>
  plural(count, {
    one: 'Planned from the first flight to the last morning.',
    other: `${count} journeys, planned from the first flight to the last morning.`,
  });
export const allPackages = (count: number) => `See all ${count} packages`;
export const callTitle = (place: string) => `Ready for ${place}?`;
export const callText =
  'Send us your dates. We will answer with a first plan, and you pay nothing for asking.';

export const notFoundTitle = 'Destination not found';
export const notFoundText =
  'There is no destination at this address. All destinations are in one list.';
export const notFoundBack = 'Back to all destinations';
