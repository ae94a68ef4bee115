import * as words from '#features/tours/tour-browser.words.ts';
import { listPageNumbers } from './trip-pages.ts';

type Props = { page: number; pages: number; turnTo: (page: number) => void };

/** The buttons below the list: previous page, page numbers, next page. */
export function Pages({ page, pages, turnTo }: Props) {
  return (
    <nav className="pages needs-script" aria-label={words.pages}>
      <button type="button" disabled={page === 1} onClick={() => turnTo(page - 1)}>
        {words.previous}
      </button>
      {listPageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ by their place alone.
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={words.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => turnTo(number)}
          >
            {number}
          </button>
        ),
      )}
      <button type="button" disabled={page === pages} onClick={() => turnTo(page + 1)}>
        {words.next}
      </button>
    </nav>
  );
}
