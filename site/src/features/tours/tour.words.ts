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
export const listCallTitle = 'Nothing quite right?';
export const listCallText =
  'Most of the journeys we plan are not on any list. ' +
  'Tell us what you have in mind and we will sketch it for you.';
export const listDestinations = 'See destinations';

export const notFoundTitle = 'Tour Not Found';
export const notFoundText =
  'This tour is no longer offered, or its address has changed. ' +
  'Everything we run now is in one list.';
export const notFoundNoType = 'We have no tours of that kind.';
export const notFoundBack = 'Back to all tours';

/** What stands in the place of a list that is empty, or did not come. */
export const noToursLoosen =
  'Loosen a filter or two, or tell us what you have in mind and we will plan it.';
export const noToursTell = 'Tell us what you have in mind and we will plan it.';
export const noToursAsk = 'Ask for a custom tour';
export const notLoaded = 'The list could not be loaded.';
export const retry = 'Try again';
