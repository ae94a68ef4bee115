import { formatDate } from '@karibu/graph/contract';
import { Icon } from '#components/Icon.tsx';
import type { TourFilters } from './tour-filter.ts';

type Props = { filters: TourFilters; change: (part: Partial<TourFilters>) => void };

/** What the visitor asked the search form for. Only that form sends a number of travellers. */
export function SearchBanner({ filters, change }: Props) {
  const { destination, travelers, date } = filters;
  if (!travelers && !date) return null;
  return (
    <div className="banner">
      <p>
        <span className="banner-label">Your search</span>
        {destination && (
          <span>
            <Icon name="pin" size={18} /> {destination}
          </span>
        )}
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
        onClick={() => change({ destination: '', travelers: '', date: '' })}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
