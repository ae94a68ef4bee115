import { plural } from '#words/plural.ts';

/** What the list of packages says. */
export const allPackages = 'All Packages';
export const listText =
  'Journeys planned from the first flight to the last morning. ' +
  'You choose the dates; we arrange the beds, boats and guides.';
export const listCategories = 'Package categories';
export const listCount = (count: number) =>
  `${count} ${plural(count, { one: 'package', other: 'packages' })}`;
export const listEmpty =
  'No packages yet. Tell us what you have in mind, and we will put one together for you.';
export const listEmptyCategory =
  'No packages in this category yet. ' +
  'Tell us what you have in mind, and we will put one together for you.';
export const listCallTitle = 'Looking for something made to measure?';
export const listCallText =
  'Tell us who is travelling, when, and what you would hate to miss. ' +
  'We will put together a custom package and send you a first plan.';

export const notFoundTitle = 'Package Not Found';
export const notFoundText =
  'This package is no longer offered, or its address has changed. ' +
  'Everything we run now is in one list.';
export const notFoundBack = 'Back to all packages';

export const noCategoryTitle = 'Category Not Found';
export const noCategoryText =
  'This category does not exist, or its address has changed. ' + 'All packages are in one list.';
export const noCategoryBack = 'Back to all packages';
