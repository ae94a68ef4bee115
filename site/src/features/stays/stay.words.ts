import type { STAY_KINDS } from '@karibu/graph/contract';
import { plural } from '#words/plural.ts';

/** What the page of a stay says. */
export const kinds: Record<(typeof STAY_KINDS)[number], string> = {
  camp: 'Camp',
  lodge: 'Lodge',
  hotel: 'Hotel',
  boat: 'Boat',
  house: 'House',
};
export const destinations = 'Destinations';
export const about = 'About the place';
export const gallery = 'Pictures';
export const facilities = 'Facilities';
export const where = 'Location';
export const map = 'Open the map';
export const more = (place: string) => `More about ${place}`;
export const trips = 'Trips that stay here';
export const tripsText = 'These trips spend a night or more here.';
export const allTrips = 'All trips that stay here';
export const callTitle = (name: string) => `A few nights at ${name}?`;
export const callText =
  'It can be part of most of our trips. Tell us your dates, and we will find the nights.';

/** A point on the map: `2.43° S, 34.82° E`. */
export const point = (latitude: string, longitude: string) => `${latitude}, ${longitude}`;
export const north = (degrees: string) => `${degrees}° N`;
export const south = (degrees: string) => `${degrees}° S`;
export const east = (degrees: string) => `${degrees}° E`;
export const west = (degrees: string) => `${degrees}° W`;

/** The stays of a trip. */
export const listTitle = 'Where you stay';
export const nights = (count: number) =>
  `${count} ${plural(count, { one: 'night', other: 'nights' })}`;
export const kindAt = (kind: string, place: string) => `${kind}, ${place}`;

export const notFoundTitle = 'Stay not found';
export const notFoundText = 'There is no camp, lodge or hotel at this address.';
export const notFoundBack = 'All destinations';
