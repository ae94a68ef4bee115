import { plural, sayNumber } from '#words/plural.ts';

/** What a list says while it is searched and paged through. */
export const heading = { tours: 'Tours', packages: 'Packages' };
export const loading = {
  tours: 'Finding your tours…',
  packages: 'Finding your packages…',
};
export const notLoaded = {
  tours: 'Try again, or choose a tour by name below.',
  packages: 'Try again, or choose a package by name below.',
};

/** What a list counts. `shown` is where the number stands. */
export const found = {
  tours: (count: number, shown: string) => `${shown} ${toursOf(count)} found`,
  packages: (count: number, shown: string) => `${shown} ${packagesOf(count)}`,
};
/** `count` is undefined until it is known. */
export const show = {
  tours: (count: number | undefined) =>
    `Show ${count === undefined ? '' : sayNumber(count)} ${toursOf(count)}`,
  // The number of packages stands above the list already, in the same words.
  packages: (count: number | undefined) =>
    `Show results (${count === undefined ? '…' : sayNumber(count)})`,
};
export const none = {
  tours: 'No tours found matching your criteria.',
  packages: 'No packages found matching your criteria.',
};

/** The filters that tours and packages have in common. */
export const filterMonth = 'Month';
export const anyMonth = 'Any month';
export const findName = { category: 'Find a category', destination: 'Find a destination' };
export const noName = {
  category: 'No category has this name.',
  destination: 'No destination has this name.',
};
export const moreNames = (count: number) => `${sayNumber(count)} more. Type more of the name.`;
export const filterStyle = 'Private or group';
export const styles = { private: 'Private', group: 'Small group' };
export const filterEffort = 'Effort';
export const efforts = {
  1: 'Easy',
  2: 'Light',
  3: 'Moderate',
  4: 'Demanding',
  5: 'Very demanding',
};
/** How many trips a choice would give, for those who hear it. */
export const choiceCount = (count: number) => `(${sayNumber(count)})`;

export const order = 'Sort by';
export const orderUsual = 'Recommended';
export const orderCheapest = 'Lowest price';
export const orderDearest = 'Highest price';
export const orderShortest = 'Shortest';
export const orderLongest = 'Longest';
export const orderRated = 'Best rated';

/** Why a trip suits the date or month that was asked for. */
export const bestIn = (month: string) => `Best in ${month}`;
export const departs = (day: string) => `Departs ${day}`;
/** Why a trip cannot begin on the date that was asked for. */
export const unavailable = {
  closed: 'Does not start on this day',
  full: 'Full on this day',
};
export const perPersonIn = (travelers: number, young: number) => {
  if (travelers === 1) return 'for one traveller';
  const all = `per person for ${travelers}`;
  return young > 0 ? `${all}, including ${children(young)}` : all;
};

/** What a search says beside its results. */
export const corrected = (word: string) => `Showing results for “${word}”.`;
export const children = (count: number) =>
  `${count} ${plural(count, { one: 'child', other: 'children' })}`;
export const nearest = 'The nearest we have';
export const others = { tours: 'Packages that fit', packages: 'Tours that fit' };
export const allOthers = {
  tours: (count: number) => `See all ${sayNumber(count)} ${packagesOf(count)}`,
  packages: (count: number) => `See all ${sayNumber(count)} ${toursOf(count)}`,
};

function toursOf(count = 0): string {
  return plural(count, { one: 'tour', other: 'tours' });
}

function packagesOf(count = 0): string {
  return plural(count, { one: 'package', other: 'packages' });
}
