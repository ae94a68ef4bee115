import { useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterOptions } from './filter-options.ts';
import { DURATION_BANDS, NO_FILTERS, PRICE_BANDS, type TourFilters } from './tour-filter.ts';
import { useDrawerStep } from './use-drawer-step.ts';
import { useEarlyChoices } from './use-early-choices.ts';

type Props = {
  options: FilterOptions;
  filters: TourFilters;
  change: (part: Partial<TourFilters>, step?: 'push' | 'replace') => void;
  /** How many tours pass the filters, once that is known. */
  found: number | undefined;
};

/** The filters: beside the list on a wide screen, a drawer over it on a small one. */
export function FilterPanel({ options, filters, change, found }: Props) {
  const panel = useRef<HTMLElement>(null);
  const { onToggle, choose } = useDrawerStep(panel, filters, change);
  useEarlyChoices(panel, choose);
  return (
    <aside
      className="filters needs-script"
      id="filters"
      popover="auto"
      aria-label="Filters"
      ref={panel}
      onBeforeToggle={onToggle}
    >
      <div className="filters-head">
        <h2>Filters</h2>
        <button
          className="close"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close filters"
          // biome-ignore lint/a11y/noAutofocus: an opened drawer takes focus off the button it covers.
          autoFocus
        >
          <Icon name="close" />
        </button>
      </div>
      <label className="search-box">
        <span>Search</span>
        <input
          type="search"
          value={filters.search}
          placeholder="Flamingos, coffee…"
          onChange={(event) => choose({ search: event.target.value }, 'replace')}
        />
      </label>
      <FilterGroup
        legend="Category"
        name="category"
        options={options.categories.map(asOption)}
        value={filters.category}
        onChoose={(category) => choose({ category })}
      />
      <FilterGroup
        legend="Destination"
        name="destination"
        options={options.destinations.map(asOption)}
        value={filters.destination}
        onChoose={(destination) => choose({ destination })}
      />
      <FilterGroup
        legend="Price Range"
        name="price"
        options={PRICE_BANDS}
        value={filters.price}
        onChoose={(price) => choose({ price })}
      />
      <FilterGroup
        legend="Duration"
        name="duration"
        options={DURATION_BANDS}
        value={filters.duration}
        onChoose={(duration) => choose({ duration })}
      />
      <div className="filters-foot">
        <button className="button button-quiet" type="button" onClick={() => choose(NO_FILTERS)}>
          Clear All Filters
        </button>
        <button
          className="button show"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
        >
          Show {found} {found === 1 ? 'tour' : 'tours'}
        </button>
      </div>
    </aside>
  );
}

function asOption(text: string) {
  return { value: text, label: text };
}
