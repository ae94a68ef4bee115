import { useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import * as icons from '#components/icons.ts';
import type { FilterOptions } from '#content/trip-lists.ts';
import * as words from '#features/tours/tour-browser.words.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { ListedNames } from './list-trips.ts';
import { MonthChoice } from './MonthChoice.tsx';
import { NameChoice } from './NameChoice.tsx';
import { DURATION_BANDS, NO_FILTERS, PRICE_BANDS, type TripFilters } from './trip-filter.ts';
import type { TripKind } from './trip-key.ts';
import * as listWords from './trip-list.words.ts';
import { useDrawerStep } from './use-drawer-step.ts';
import { useEarlyChoices } from './use-early-choices.ts';

type Props = {
  kind: TripKind;
  /** The tour type or package category that the list is of; '' for all. */
  of: string;
  options: FilterOptions;
  filters: TripFilters;
  change: (part: Partial<TripFilters>, step?: 'push' | 'replace') => void;
  /** How many tours pass the filters, once that is known. */
  found: number | undefined;
  /** How many each choice would give, once that is known. */
  counts: Record<string, number> | undefined;
  /** All categories and destinations to choose from, once they are known. */
  names: ListedNames | undefined;
  /** Runs when somebody turns to the filters. */
  onUse: () => void;
};

/** The filters: beside the list on a wide screen, a drawer over it on a small one. */
export function FilterPanel(props: Props) {
  const { kind, filters, change, found, onUse } = props;
  const panel = useRef<HTMLElement>(null);
  const { onToggle, choose } = useDrawerStep(panel, filters, change);
  useEarlyChoices(panel, choose);
  const [clears, setClears] = useState(0);
  const clear = () => {
    choose(NO_FILTERS);
    // What was typed to find a name goes too.
    setClears(clears + 1);
  };
  return (
    <aside
      className="filters needs-script"
      id="filters"
      popover="auto"
      aria-label={words.filters}
      ref={panel}
      onBeforeToggle={onToggle}
      onPointerEnter={onUse}
      onFocus={onUse}
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
      <Groups key={clears} {...props} choose={choose} />
      <div className="filters-foot">
        <button className="button button-quiet" type="button" onClick={clear}>
          {words.clearFilters}
        </button>
        <button
          className="button show"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
        >
          {listWords.show[kind](found)}
        </button>
      </div>
    </aside>
  );
}

type GroupsProps = Props & { choose: (part: Partial<TripFilters>) => void };

/** The groups of choices. One in which trips say nothing is left out. */
function Groups(props: GroupsProps) {
  const { options, filters, counts, names, choose, onUse } = props;
  const named = [
    {
      name: 'category' as const,
      legend: words.filterCategory,
      offered: options.categories,
    },
    {
      name: 'destination' as const,
      legend: words.filterDestination,
      offered: options.destinations,
    },
  ];
  const groups = [
    { name: 'price' as const, legend: words.filterPrice, options: PRICE_BANDS },
    { name: 'duration' as const, legend: words.filterDuration, options: DURATION_BANDS },
    {
      name: 'style' as const,
      legend: listWords.filterStyle,
      options: options.styles.map((value) => ({ value, label: listWords.styles[value] })),
    },
    {
      name: 'effort' as const,
      legend: listWords.filterEffort,
      options: options.efforts.map((value) => ({
        value: String(value),
        label: listWords.efforts[value as keyof typeof listWords.efforts],
      })),
    },
  ];
  const chosen = <Name extends keyof TripFilters & string>(name: Name) => ({
    name,
    counts,
    value: filters[name],
    onChoose: (value: string) => choose({ [name]: value }),
  });
  return (
    <>
      {options.hasMonths && (
        <MonthChoice value={filters.month} counts={counts} choose={(month) => choose({ month })} />
      )}
      {named
        .filter(({ offered }) => offered.names.length > 0)
        .map(({ name, offered, ...group }) => (
          <NameChoice
            key={name}
            {...group}
            {...chosen(name)}
            options={offered.names.map(asOption)}
            hasMore={offered.hasMore}
            all={names?.[name]}
            onFind={onUse}
          />
        ))}
      {groups
        .filter((group) => group.options.length > 0)
        .map((group) => (
          <FilterGroup key={group.name} {...group} {...chosen(group.name)} />
        ))}
    </>
  );
}

function asOption(text: string) {
  return { value: text, label: text };
}
