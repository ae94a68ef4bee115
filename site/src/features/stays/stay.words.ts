import type { STAY_KINDS } from '@karibu/graph/contract';

/** What the page of a stay says. */
export const kinds: Record<(typeof STAY_KINDS)[number], string> = {
  camp: 'Camp',
  lodge: 'Lodge',
  hotel: 'Hotel',
  boat: 'Boat',
  house: 'House',
};
export const facilities = 'Facilities';
export const trips = 'Trips that stay here';

export const notFoundTitle = 'Stay not found';
export const notFoundText = 'There is no camp, lodge or hotel at this address.';
export const notFoundBack = 'All destinations';
