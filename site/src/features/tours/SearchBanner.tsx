import { formatDate } from '@karibu/graph/contract';
import { Icon } from '#components/Icon.tsx';
import type { FilterOptions } from './filter-options.ts';
import { isSame, type TourFilters } from './tour-filter.ts';

type Props = {
  options: FilterOptions;
  filters: TourFilters;
  change: (part: Partial<TourFilters>) => void;
};

/**
 * What the visitor asked the search form for. Only that form sends a number of travellers. What an
 * address asks for and the filters do not offer is said here too: none of them shows it.
 */
export function SearchBanner({ options, filters, change }: Props) {
  const { destination, travelers, date } = filters;
  const category = isOffered(options.categories, filters.category) ? '' : filters.category;
  if (!travelers && !date && !category && isOffered(options.destinations, destination)) return null;
  return (
    <div className="banner">
      <p>
        <span className="banner-label">Your search</span>
        {destination && (
          <span>
            <Icon name="pin" size={18} /> {destination}
          </span>
        )}
        {category && <span>{category}</span>}
        {travelers && (
          <span>
            <Icon name="users" size={18} /> {travelers}{' '}
            {travelers === '1' ? 'traveller' : 'travellers'}
          </span>
        )}
        {date && (
          <span>
            <Icon name="calendar" size={18} /> {formatDate(date)}
          </span>
        )}
      </p>
      <button
        type="button"
        aria-label="Clear your search"
        onClick={() =>
          change({ destination: '', travelers: '', date: '', ...(category && { category: '' }) })
        }
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

function isOffered(options: string[], value: string): boolean {
  return value === '' || options.some((option) => isSame(option, value));
}
