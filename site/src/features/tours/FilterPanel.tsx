import { useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import * as icons from '#components/icons.ts';
import type { FilterOptions } from '#content/tour-lists.ts';
import { FilterGroup } from './FilterGroup.tsx';
import * as words from './tour-browser.words.ts';
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
      aria-label={words.filters}
      ref={panel}
      onBeforeToggle={onToggle}
    >
      <div className="filters-head">
        <h2>{words.filters}</h2>
        <button
          className="close"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={words.closeFilters}
          // biome-ignore lint/a11y/noAutofocus: the open drawer covers the button that had focus.
          autoFocus
        >
          <Icon path={icons.close} />
        </button>
      </div>
      <label className="search-box">
        <span>{words.filterSearch}</span>
        <input
          type="search"
          value={filters.search}
          placeholder={words.filterSearchExample}
          onChange={(event) => choose({ search: event.target.value }, 'replace')}
        />
      </label>
      <FilterGroup
        legend={words.filterCategory}
        name="category"
        options={options.categories.map(asOption)}
        value={filters.category}
        onChoose={(category) => choose({ category })}
      />
      <FilterGroup
        legend={words.filterDestination}
        name="destination"
        options={options.destinations.map(asOption)}
        value={filters.destination}
        onChoose={(destination) => choose({ destination })}
      />
      <FilterGroup
        legend={words.filterPrice}
        name="price"
        options={PRICE_BANDS}
        value={filters.price}
        onChoose={(price) => choose({ price })}
      />
      <FilterGroup
        legend={words.filterDuration}
        name="duration"
        options={DURATION_BANDS}
        value={filters.duration}
        onChoose={(duration) => choose({ duration })}
      />
      <div className="filters-foot">
        <button className="button button-quiet" type="button" onClick={() => choose(NO_FILTERS)}>
          {words.clearFilters}
        </button>
        <button
          className="button show"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
        >
          {words.showTours(found)}
        </button>
      </div>
    </aside>
  );
}

function asOption(text: string) {
  return { value: text, label: text };
}
