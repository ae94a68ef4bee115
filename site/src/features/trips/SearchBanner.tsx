import { sayDay } from '#components/day.ts';
import { Icon } from '#components/Icon.tsx';
import * as icons from '#components/icons.ts';
import type { FilterOptions, OfferedNames } from '#content/trip-lists.ts';
import * as words from '#features/tours/tour-browser.words.ts';
import type { ListedNames } from './list-trips.ts';
import { NO_PARTY } from './party.ts';
import { isSame, type TripFilters } from './trip-filter.ts';
import * as listWords from './trip-list.words.ts';

type Props = {
  options: FilterOptions;
  filters: TripFilters;
  /** All categories and destinations to choose from, once they are known. */
  names: ListedNames | undefined;
  change: (part: Partial<TripFilters>) => void;
};

/**
 * What the visitor asked the search form for; the number of travellers comes from that form alone.
 * It also names a category or destination of the address that no filter shows.
 */
export function SearchBanner({ options, filters, names, change }: Props) {
  const { destination, travelers, children, date } = filters;
  const isCategoryShown = isShown(filters.category, options.categories, names?.category);
  const category = isCategoryShown ? '' : filters.category;
  const isPlaceShown = isShown(destination, options.destinations, names?.destination);
  if (!travelers && !date && !category && isPlaceShown) return null;
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

/** Whether a filter shows what is chosen. Where it has more names, it shows each that is chosen. */
function isShown(value: string, offered: OfferedNames, all: readonly string[] = []): boolean {
  const names = offered.hasMore ? [...offered.names, ...all] : offered.names;
  return value === '' || names.some((name) => isSame(name, value));
}
