import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import * as icons from '#components/icons.ts';
import type { FilterOptions } from '#content/trip-lists.ts';
import * as words from '#features/tours/tour-browser.words.ts';
import { around } from '#words/around.ts';
import { sayNumber } from '#words/plural.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { NotLoaded } from './ListNotices.tsx';
import { readFilters, writeFilters } from './list-address.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { OtherTrips } from './OtherTrips.tsx';
import { Pages } from './Pages.tsx';
import { SearchBanner } from './SearchBanner.tsx';
import { TripResults } from './TripResults.tsx';
import { isNarrowed } from './trip-filter.ts';
import type { TripKind } from './trip-key.ts';
import * as listWords from './trip-list.words.ts';
import { countPages } from './trip-pages.ts';
import { useFilters } from './use-filters.ts';
import { useListing } from './use-listing.ts';
import { useRightPage } from './use-right-page.ts';

type Props = {
  kind: TripKind;
  /** The tour type or package category that the list is of; all of the kind when left out. */
  of?: string | undefined;
  options: FilterOptions;
  /** How many trips there are before any filter. */
  count: number;
  /** The cards of the first page, which need no script. */
  children?: ReactNode;
  /** The links to every trip by its name, which need none either. */
  names?: ReactNode;
};

/**
 * A list of tours or packages. The address holds its filters and its page. Its first page comes
 * with the HTML; the index of all trips is fetched once somebody turns to the filters.
 */
export function TripBrowser({ kind, of = '', options, count, children, names }: Props) {
  const { filters, change } = useFilters();
  const [isCounted, setCounted] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const scope = useMemo(() => ({ kind, of }), [kind, of]);
  const isFirstPage = !isNarrowed(filters) && filters.page === 1;
  const state = useListing(scope, filters, !isFirstPage || isCounted);
  const { listing, isCurrent, hasFailed, retry } = state;
  const isReady = isFirstPage || isCurrent;
  const last = hasFailed ? undefined : listing?.found;
  const found = isNarrowed(filters) ? last : count;
  const pages = countPages(found ?? 0, kind);

  const isSettled = isReady || hasFailed;
  useLayoutEffect(() => {
    // The first draw repeats the server's, which knows no filters: it may show too much.
    const isAsked = writeFilters(filters) === writeFilters(readFilters(location.search));
    if (isSettled && isAsked) document.documentElement.removeAttribute('data-awaiting');
  }, [isSettled, filters]);

  useRightPage(isReady ? pages : undefined, change);

  const turnTo = (page: number) => {
    change({ page });
    heading.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  };
  const shown = isFirstPage || hasFailed ? undefined : listing;

  return (
    <div className="browser-grid">
      <FilterPanel
        {...{ kind, of, options, filters, change, found }}
        counts={listing?.counts}
        names={listing?.names}
        onUse={() => setCounted(true)}
      />
      <div className="results" ref={results} data-ready={isReady ? '' : undefined}>
        <h2 className="hidden-text">{listWords.heading[kind]}</h2>
        <SearchBanner {...{ options, filters, change }} names={listing?.names} />
        <div className="results-head">
          <p ref={heading} tabIndex={-1} aria-live="polite">
            {found !== undefined && <Count kind={kind} found={found} />}
          </p>
          <OrderChoice value={filters.sort} choose={(sort) => change({ sort })} />
          <button className="open-filters needs-script" type="button" popoverTarget="filters">
            <Icon path={icons.sliders} /> {words.openFilters}
          </button>
        </div>
        <p className="loading" role="status" data-shown={isSettled || shown ? undefined : ''}>
          {listWords.loading[kind]}
        </p>
        <div className="first-page" hidden={!isFirstPage}>
          {children}
        </div>
        {shown && (
          <div className="found" aria-busy={!isCurrent}>
            {shown.corrections.map((word) => (
              <p key={word} className="corrected">
                {listWords.corrected(word)}
              </p>
            ))}
            <TripResults results={shown.results} party={shown.filters} />
            <OtherTrips kind={kind} listing={shown} />
          </div>
        )}
        {!isReady && hasFailed && <NotLoaded retry={retry}>{listWords.notLoaded[kind]}</NotLoaded>}
        {isFirstPage && count === 0 && <OtherTrips kind={kind} listing={undefined} />}
        {pages > 1 && !hasFailed && (
          <Pages page={Math.min(filters.page, pages)} pages={pages} turnTo={turnTo} />
        )}
        {names}
      </div>
    </div>
  );
}

function Count({ kind, found }: { kind: TripKind; found: number }) {
  const [before, after] = around((shown) => listWords.found[kind](found, shown));
  return (
    <>
      {before}
      <b>{sayNumber(found)}</b>
      {after}
    </>
  );
}
