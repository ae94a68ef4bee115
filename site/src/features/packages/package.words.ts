import { plural } from '#words/plural.ts';

/** What the list of packages says. */
export const allPackages = 'All Packages';
export const listText =
  'Journeys that are planned from the first flight to the last morning. ' +
  'You choose the dates; the beds, boats and guides are arranged.';
export const listCategories = 'Package categories';
export const listCount = (count: number) =>
  `${count} ${plural(count, { one: 'package', other: 'packages' })}`;
export const listEmpty =
  'No packages yet. Tell us what you have in mind, and we will put one together for you.';
export const listEmptyCategory =
  'No packages in this category yet. ' +
  'Tell us what you have in mind, and we will put one together for you.';
export const listCallTitle = 'Looking for a package of your own?';
export const listCallText =
  'Tell us who travels, when, and what must not be missing. ' +
  'We will put a custom package together and send you a first plan.';

/** What a package says beside its own texts and those of every journey. */
export const accommodation = 'Accommodation';

export const notFoundTitle = 'Package Not Found';
export const notFoundText =
  'This package is not on offer, or has a new address. ' +
  'The ones we run now are all in one list.';
export const notFoundBack = 'Back to all packages';

export const noCategoryTitle = 'Category Not Found';
export const noCategoryText =
  'There is no such category of packages, or it has a new address. ' +
  'All packages are in one list.';
export const noCategoryBack = 'Back to all packages';
