import { isCalendarDate } from '@karibu/graph/contract';
import { DURATION_BANDS, NO_FILTERS, PRICE_BANDS, type TourFilters } from './tour-filter.ts';

type TextFilter = Exclude<keyof TourFilters, 'page'>;

const TEXT_FILTERS = Object.keys(NO_FILTERS).filter((name): name is TextFilter => name !== 'page');

/** Reads the filters from the query of an address. What makes no sense counts as not chosen. */
export function readFilters(query: string): TourFilters {
  const parameters = new URLSearchParams(query);
  const filters = { ...NO_FILTERS };
  for (const name of TEXT_FILTERS) filters[name] = parameters.get(name)?.trim() ?? '';
  filters.price = PRICE_BANDS.find(({ value }) => value === filters.price)?.value ?? '';
  filters.duration = findDuration(filters.duration);
  filters.travelers = /^[1-8]$/.test(filters.travelers) ? filters.travelers : '';
  filters.date = isCalendarDate(filters.date) ? filters.date : '';
  const page = Number(parameters.get('page'));
  filters.page = Number.isSafeInteger(page) && page > 1 ? page : 1;
  return filters;
}

/** The query of the address that shows these filters, with its `?`; '' for none. */
export function writeFilters(filters: TourFilters): string {
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
