import { plural } from '#words/plural.ts';

/** What the list of tours says while it is searched and paged through. */
export const openFilters = 'Filters';
export const search = 'Your search';
export const travelers = (count: number) =>
  `${count} ${plural(count, { one: 'traveller', other: 'travellers' })}`;
export const clearSearch = 'Clear your search';
export const pages = 'Pages';
export const page = (number: number) => `Page ${number}`;
export const previous = 'Previous';
export const next = 'Next';

/** The heart of a card. */
export const shortlist = (title: string) => `Shortlist ${title}`;

/** The filters of the list. */
export const filters = 'Filters';
export const closeFilters = 'Close filters';
export const filterSearch = 'Search';
export const filterSearchExample = 'Flamingos, coffee…';
export const filterCategory = 'Category';
export const filterDestination = 'Destination';
export const filterPrice = 'Price Range';
export const filterDuration = 'Duration';
export const filterAll = 'All';
export const clearFilters = 'Clear All Filters';
export const priceUnder = 'Under $2000';
export const priceBetween = '$2000-$3000';
export const priceOver = 'Over $3000';
export const durationShort = '3-5 days';
export const durationMiddle = '5-7 days';
export const durationLong = '7+ days';
