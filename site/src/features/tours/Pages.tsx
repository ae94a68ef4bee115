import { listPageNumbers } from './tour-pages.ts';

type Props = { page: number; pages: number; turnTo: (page: number) => void };

/** Previous, the page numbers, Next. */
export function Pages({ page, pages, turnTo }: Props) {
  return (
    <nav className="pages needs-script" aria-label="Pages">
      <button type="button" disabled={page === 1} onClick={() => turnTo(page - 1)}>
        Previous
      </button>
      {listPageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing of its own to tell it by.
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => turnTo(number)}
          >
            {number}
          </button>
        ),
      )}
      <button type="button" disabled={page === pages} onClick={() => turnTo(page + 1)}>
        Next
      </button>
    </nav>
  );
}
