import { sayDay } from '#components/day.ts';
import { Icon } from '#components/Icon.tsx';
import * as icons from '#components/icons.ts';
import type { FilterOptions } from '#content/trip-lists.ts';
import * as words from '#features/tours/tour-browser.words.ts';
import { NO_PARTY } from './party.ts';
import { isSame, type TripFilters } from './trip-filter.ts';
import * as listWords from './trip-list.words.ts';

type Props = {
  options: FilterOptions;
  filters: TripFilters;
  change: (part: Partial<TripFilters>) => void;
};

/**
 * What the visitor asked the search form for; the number of travellers comes from that form alone.
 * It also names a category or destination of the address that the filters do not offer.
 */
export function SearchBanner({ options, filters, change }: Props) {
  const { destination, travelers, children, date } = filters;
  const category = isOffered(options.categories.names, filters.category) ? '' : filters.category;
  const isPlaceOffered = isOffered(options.destinations.names, destination);
  if (!travelers && !date && !category && isPlaceOffered) return null;
  return (
    <div className="banner">
      <p>
        <span className="banner-label">{words.search}</span>
        {destination && (
          <span>
            <Icon path={icons.pin} size={18} /> {destination}
          </span>
        )}
        {category && <span>{category}</span>}
        {travelers && (
          <span>
            <Icon path={icons.users} size={18} /> {words.travelers(Number(travelers))}
            {children && ` (${listWords.children(Number(children))})`}
          </span>
        )}
        {date && (
          <span>
            <Icon path={icons.calendar} size={18} /> {sayDay(date)}
          </span>
        )}
      </p>
      <button
        type="button"
        aria-label={words.clearSearch}
        onClick={() => change({ destination: '', ...NO_PARTY, ...(category && { category: '' }) })}
      >
        <Icon path={icons.close} size={18} />
      </button>
    </div>
  );
}

function isOffered(options: string[], value: string): boolean {
  return value === '' || options.some((option) => isSame(option, value));
}
