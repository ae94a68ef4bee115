import { readParty } from './party.ts';
import { DURATION_BANDS, NO_FILTERS, PRICE_BANDS, type TripFilters } from './trip-filter.ts';
import { ORDERS } from './trip-order.ts';

type TextFilter = Exclude<keyof TripFilters, 'page'>;

const TEXT_FILTERS = Object.keys(NO_FILTERS).filter((name): name is TextFilter => name !== 'page');

const MONTH = /^([1-9]|1[0-2])$/;
const STYLE = /^(private|group)$/;
const EFFORT = /^[1-5]$/;

/** Reads the filters from the query of an address. What makes no sense counts as not chosen. */
export function readFilters(query: string): TripFilters {
  const parameters = new URLSearchParams(query);
  const filters = { ...NO_FILTERS };
  for (const name of TEXT_FILTERS) filters[name] = parameters.get(name)?.trim() ?? '';
  filters.price = PRICE_BANDS.find(({ value }) => value === filters.price)?.value ?? '';
  filters.duration = findDuration(filters.duration);
  filters.sort = ORDERS.find(({ value }) => value === filters.sort)?.value ?? '';
  filters.month = MONTH.test(filters.month) ? filters.month : '';
  filters.style = STYLE.test(filters.style) ? filters.style : '';
  filters.effort = EFFORT.test(filters.effort) ? filters.effort : '';
  const page = Number(parameters.get('page'));
  filters.page = Number.isSafeInteger(page) && page > 1 ? page : 1;
  return { ...filters, ...readParty(parameters) };
}

/** The query of the address that shows these filters, with its `?`; '' for none. */
export function writeFilters(filters: TripFilters): string {
  const parameters = new URLSearchParams();
  for (const name of TEXT_FILTERS) if (filters[name]) parameters.set(name, filters[name]);
  if (filters.page > 1) parameters.set('page', String(filters.page));
  const query = parameters.toString();
  return query && `?${query}`;
}

/** A hand-typed `7+` arrives as `7 `, because a plus sign in an address means a space. */
function findDuration(text: string): string {
  return DURATION_BANDS.find(({ value }) => value === text || value === `${text}+`)?.value ?? '';
}
