import { plural } from '#words/plural.ts';

/** The form in the opening picture. */
export const searchLabel = 'Tours';
export const searchDestination = 'Destination';
export const searchDestinationExample = 'Serengeti, Zanzibar…';
export const searchDate = 'Date';
export const searchTravelers = 'Travellers';
export const searchCount = (count: number) =>
  `${count} ${plural(count, { one: 'traveller', other: 'travellers' })}`;
/** Travellers are everybody; the children are among them. */
export const searchChildren = 'Including children';
export const searchNoChildren = 'None';
export const searchSearch = 'Search Tours';

/** What the operator counts. */
export const statsDestinations = 'destinations';
export const statsTravelers = 'happy travellers';
export const statsRating = 'average rating';

/** The sections of the home page. */
export const featured = 'Featured tours';
export const featuredText =
  'A few journeys we would send our own friends on, each with the months when it is at its best.';
export const allTours = 'See all tours';
export const packages = 'Or with everything arranged, from the first flight to the last morning:';
export const allPackages = 'See all packages';
export const why = 'Why choose us';
export const whyText = 'What you can count on, from the first message to the last sunset.';
export const popular = 'Popular destinations';
export const popularText = 'Grass to the horizon, a mountain standing alone, and a warm sea.';
export const gallery = 'Travel gallery';
export const galleryText = 'A few of the moments our guests wrote home about.';
export const allPhotos = 'See all photos';
export const guests = 'What our guests say';
export const guestsText = 'Some wrote from the airport, some a year later.';
export const callTitle = 'Tell us when you are free';
export const callText =
  'A few lines are enough: the month, who is coming, and what you would be sorry to miss. ' +
  'We will answer with a plan, and asking costs nothing.';
