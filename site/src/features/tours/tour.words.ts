/** The kinds of tours, as pages and the bar call them. */
export const types = {
  safari: 'Safaris',
  'zanzibar-excursion': 'Zanzibar Excursions',
};

/** What the pages that list tours say. */
export const allTours = 'All Tours';
export const allToursText =
  'From an afternoon on a dhow to a week beside the Mara. ' +
  'Each page tells you the driving times, the season and the price, in plain words.';
export const typeTexts = {
  safari:
    'Days on the northern plains, in the crater and on the mountain, ' +
    'with one guide from start to finish.',
  'zanzibar-excursion':
    'Short journeys over warm water and through old streets, from a morning to a few days.',
};
export const listCallTitle = 'Nothing quite right?';
export const listCallText =
  'Most journeys we plan are on no list. ' +
  'Tell us what you have in mind and we will sketch it for you.';
export const listDestinations = 'See destinations';

export const notFoundTitle = 'Tour Not Found';
export const notFoundText =
  'This tour is not on offer, or has a new address. The ones we run now are all in one list.';
export const notFoundNoType = 'There is no kind of tour by this name.';
export const notFoundBack = 'Back to all tours';

/** What stands in the place of a list that is empty, or did not come. */
export const noToursLoosen =
  'Loosen a filter or two, or tell us what you have in mind and we will plan it.';
export const noToursTell = 'Tell us what you have in mind and we will plan it.';
export const noToursAsk = 'Ask for a tour of your own';
export const notLoaded = 'The list did not come through.';
export const retry = 'Try again';
