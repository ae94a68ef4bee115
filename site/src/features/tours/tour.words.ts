/** The kinds of tours, as pages and the bar call them. */
export const types = {
  safari: 'Safaris',
  'zanzibar-excursion': 'Zanzibar Excursions',
};

/** What the pages that list tours say. */
export const allTours = 'All Tours';
export const allToursText =
  'From an afternoon on a dhow to a week beside the Mara. ' +
  'Each page gives the driving times, the season and the price in plain words.';
export const typeTexts = {
  safari: 'Plains, forests, mountains and far shores, with guides who know them.',
  'zanzibar-excursion':
    'Short trips on warm water and through old streets, from a day to the best part of a week.',
};
export const listNoScript = 'Filters need JavaScript.';
export const listNoScriptText = 'All tours are listed below by name.';
export const listCallTitle = 'Nothing quite right?';
export const listCallText =
  'Most of the journeys we plan are not on any list. ' +
  'Tell us what you have in mind and we will sketch it for you.';
export const listDestinations = 'See destinations';

/** The names of all tours, for those whose scripts are off. */
export const byName = 'All tours by name';
export const namesTitle = (page: number) => `All tours by name, page ${page}`;
export const namesText = (from: string, to: string) => `Tours from ${from} to ${to}.`;
export const namesRange = (from: string, to: string) => `${from} – ${to}`;
export const namesPages = 'Pages';
export const namesPrevious = 'Previous';
export const namesNext = 'Next';
export const namesList = 'With pictures and filters';

export const notFoundTitle = 'Tour Not Found';
export const notFoundText =
  'This tour is no longer offered, or its address has changed. ' +
  'Everything we run now is in one list.';
export const notFoundNoType = 'We have no tours of that kind.';
export const notFoundBack = 'Back to all tours';

/** What stands in the place of a list that is empty, or did not come. */
export const noTours = 'No tours found matching your criteria.';
export const noToursLoosen =
  'Loosen a filter or two, or tell us what you have in mind and we will plan it.';
export const noToursTell = 'Tell us what you have in mind and we will plan it.';
export const noToursAsk = 'Ask for a custom tour';
export const notLoaded = 'The list could not be loaded.';
export const retry = 'Try again';
