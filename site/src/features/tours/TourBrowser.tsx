import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import * as icons from '#components/icons.ts';
import type { FilterOptions } from '#content/tour-lists.ts';
import { around } from '#words/around.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { NoTours, NotLoaded } from './ListNotices.tsx';
import { Pages } from './Pages.tsx';
import { SearchBanner } from './SearchBanner.tsx';
import { TourResults } from './TourResults.tsx';
import { readFilters, writeFilters } from './tour-address.ts';
import * as words from './tour-browser.words.ts';
import { isNarrowed, passesFilters } from './tour-filter.ts';
import { countPages, takePage } from './tour-pages.ts';
import type { TourType } from './tour-type.ts';
import { useFilters } from './use-filters.ts';
import { useRightPage } from './use-right-page.ts';
import { useTourIndex } from './use-tour-index.ts';

type Props = {
  options: FilterOptions;
  /** How many tours there are before any filter. */
  count: number;
  /** The type that the list is of; all tours when left out. */
  type?: TourType | undefined;
  /** The cards of the first page, which need no script. */
  children?: ReactNode;
  /** The links to every tour by its name, which need none either. */
  names?: ReactNode;
};

/**
 * The list of tours. The address holds its filters and its page. Its first page comes with the
 * HTML; the index of all tours is fetched once a filter or another page is asked for.
 */
export function TourBrowser({ options, count, type, children, names }: Props) {
  const { filters, change } = useFilters();
  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const isWhole = !isNarrowed(filters);
  const isFirstPage = isWhole && filters.page === 1;
  const { tours, hasFailed, retry } = useTourIndex(!isFirstPage);
  const matches = useMemo(
    () =>
      tours?.filter(
        (tour) =>
          (!type || tour.tourType === type) && passesFilters(tour, filters, options.destinations),
      ),
    [tours, type, filters, options.destinations],
  );
  const isReady = isFirstPage || matches !== undefined;
  const found = isWhole ? count : matches?.length;
  const pages = countPages(found ?? 0);

  const isSettled = isReady || hasFailed;
  useLayoutEffect(() => {
    // The first draw repeats the server's, which knows no filters: it may show too much.
    const isAsked = writeFilters(filters) === writeFilters(readFilters(location.search));
    if (isSettled && isAsked) document.documentElement.removeAttribute('data-awaiting');
  }, [isSettled, filters]);

  useRightPage(found === undefined ? undefined : pages, change);

  const turnTo = (page: number) => {
    change({ page });
    heading.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className="browser-grid">
      <FilterPanel options={options} filters={filters} change={change} found={found} />
      <div className="results" ref={results} data-ready={isReady ? '' : undefined}>
        <h2 className="hidden-text">{words.tours}</h2>
        <SearchBanner options={options} filters={filters} change={change} />
        <div className="results-head">
          <p ref={heading} tabIndex={-1} aria-live="polite">
            {found !== undefined && <Count found={found} />}
          </p>
          <button className="open-filters needs-script" type="button" popoverTarget="filters">
            <Icon path={icons.sliders} /> {words.openFilters}
          </button>
        </div>
        <p className="loading" role="status" data-shown={isSettled ? undefined : ''}>
          {words.loading}
        </p>
        <div className="first-page" hidden={!isFirstPage}>
          {children}
        </div>
        {!isFirstPage && matches && <TourResults tours={takePage(matches, filters.page)} />}
        {!isReady && hasFailed && <NotLoaded retry={retry}>{words.notLoaded}</NotLoaded>}
        {found === 0 && <NoTours isNarrowed={!isWhole} />}
        {pages > 1 && <Pages page={Math.min(filters.page, pages)} pages={pages} turnTo={turnTo} />}
        {names}
      </div>
    </div>
  );
}

function Count({ found }: { found: number }) {
  const [before, after] = around((shown) => words.found(found, shown));
  return (
    <>
      {before}
      <b>{found}</b>
      {after}
    </>
  );
}
