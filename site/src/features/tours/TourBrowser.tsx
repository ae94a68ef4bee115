import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { FilterOptions } from './filter-options.ts';
import { Pages } from './Pages.tsx';
import { SearchBanner } from './SearchBanner.tsx';
import { readCards, type TourCardFacts } from './tour-cards.ts';
import { passesFilters } from './tour-filter.ts';
import { countPages, takePage } from './tour-pages.ts';
import { useFilters } from './use-filters.ts';

type Props = {
  options: FilterOptions;
  /** How many tours there are before any filter. */
  count: number;
  /** The static list of all cards, which this island shows and hides. */
  children?: ReactNode;
};

/** The tours list with its filters and pages, all of which live in the address. */
export function TourBrowser({ options, count, children }: Props) {
  const { filters, change } = useFilters();
  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const [cards, setCards] = useState<TourCardFacts[]>();
  const matches = useMemo(
    () => cards?.filter((card) => passesFilters(card, filters, options.destinations)),
    [cards, filters, options.destinations],
  );
  const found = matches?.length ?? count;
  const pages = countPages(found);

  useLayoutEffect(() => {
    if (results.current) setCards(readCards(results.current));
  }, []);

  useLayoutEffect(() => {
    if (!cards || !matches) return;
    const shown = new Set(takePage(matches, filters.page));
    for (const card of cards) card.element.hidden = !shown.has(card);
    document.documentElement.removeAttribute('data-awaiting');
  }, [cards, matches, filters.page]);

  const turnTo = (page: number) => {
    change({ page });
    heading.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className="browser-grid">
      <FilterPanel options={options} filters={filters} change={change} found={found} />
      <div className="results" ref={results} data-ready={cards ? '' : undefined}>
        <h2 className="hidden-text">Tours</h2>
        <SearchBanner filters={filters} change={change} />
        <div className="results-head">
          <p ref={heading} tabIndex={-1} aria-live="polite">
            <b>{found}</b> {found === 1 ? 'tour' : 'tours'} found
          </p>
          <button className="open-filters needs-script" type="button" popoverTarget="filters">
            <Icon name="sliders" /> Filters
          </button>
        </div>
        <p className="loading" role="status">
          Looking for your tours…
        </p>
        {children}
        {found === 0 && (
          <div className="none">
            <p className="none-title">No tours found matching your criteria.</p>
            <p>Loosen a filter or two, or tell us what you have in mind and we will plan it.</p>
            <a className="button" href="/contact">
              Ask for a tour of your own
            </a>
          </div>
        )}
        {pages > 1 && <Pages page={Math.min(filters.page, pages)} pages={pages} turnTo={turnTo} />}
      </div>
    </div>
  );
}
