import type { ReactNode } from 'react';

/** What stands in the list's place when no tour passes the filters, or there is none at all. */
export function NoTours({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="none">
      <p className="none-title">No tours found matching your criteria.</p>
      <p>
        {isNarrowed ? 'Loosen a filter or two, or tell' : 'Tell'} us what you have in mind and we
        will plan it.
      </p>
      <a className="button" href="/contact">
        Ask for a tour of your own
      </a>
    </div>
  );
}

/** What stands in the list's place when it did not come, as where the network is poor. */
export function NotLoaded({ retry, children }: { retry: () => void; children: ReactNode }) {
  return (
    <div className="none" role="alert">
      <p className="none-title">The list did not come through.</p>
      <p>{children}</p>
      <button className="button" type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
