type Props = { page: number; pages: number; turnTo: (page: number) => void };

/** Previous, the page numbers, Next. */
export function Pages({ page, pages, turnTo }: Props) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className="pages needs-script" aria-label="Pages">
      <button type="button" disabled={page === 1} onClick={() => turnTo(page - 1)}>
        Previous
      </button>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => turnTo(number)}
        >
          {number}
        </button>
      ))}
      <button type="button" disabled={page === pages} onClick={() => turnTo(page + 1)}>
        Next
      </button>
    </nav>
  );
}
