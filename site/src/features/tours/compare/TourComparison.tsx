import { useEffect, useRef } from 'react';
import { NotLoaded } from '../ListNotices.tsx';
import type { IndexedTour } from '../tour-index.ts';
import { ComparedTour } from './ComparedTour.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import * as words from './compare.words.ts';
import { MOST_COMPARED } from './compare-address.ts';
import { useCompared, useComparedAddress } from './use-compared.ts';

/** Up to three tours side by side. */
export function TourComparison() {
  const { slugs, isOwn, tours, hasFailed, retry, remove, show } = useCompared();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmptied = useRef(false);
  const known = slugs?.length === 0 ? [] : findTours(slugs, tours);
  const shown = known?.slice(0, MOST_COMPARED);
  useComparedAddress(
    shown?.map(({ slug }) => slug),
    isOwn,
  );
  if (slugs?.length === 0) return <Nothing takesFocus={isEmptied.current} />;
  if (hasFailed) return <NotLoaded retry={retry}>{words.notLoaded}</NotLoaded>;
  if (!slugs || !known || !shown) {
    return (
      <p className="needs-script" role="status">
        {words.loading}
      </p>
    );
  }

  const missing = slugs.filter((slug) => !known.some((tour) => tour.slug === slug));
  const waiting = known.slice(MOST_COMPARED);
  const removeTours = (...gone: string[]) => {
    remove(gone);
    isEmptied.current = true;
    // The button that had focus is gone.
    heading.current?.focus();
  };
  return (
    <>
      <div className="compare-head">
        <h2 ref={heading} tabIndex={-1}>
          {words.count(shown.length)}
        </h2>
        {shown.length > 0 && <CopyAddress />}
      </div>
      <Notice missing={missing} forget={removeTours} waiting={waiting} show={show} />
      <ul className="compared">
        {shown.map((tour) => (
          <ComparedTour key={tour.slug} tour={tour} remove={removeTours} />
        ))}
      </ul>
      <a className="button button-quiet" href="/tours">
        {words.more}
      </a>
    </>
  );
}

/** The tours of these slugs that are on offer, or undefined until both are known. */
function findTours(slugs: string[] | undefined, tours: IndexedTour[] | undefined) {
  if (!slugs || !tours) return undefined;
  return slugs.flatMap((slug) => tours.find((tour) => tour.slug === slug) ?? []);
}

type NoticeProps = {
  missing: string[];
  forget: (...missing: string[]) => void;
  waiting: IndexedTour[];
  show: (slug: string) => void;
};

/** What is not shown, and why. */
function Notice({ missing, forget, waiting, show }: NoticeProps) {
  if (missing.length === 0 && waiting.length === 0) return null;
  return (
    <div className="compare-notice" role="status">
      {missing.length > 0 && (
        <>
          <p>{words.gone(missing.length)}</p>
          <button type="button" onClick={() => forget(...missing)}>
            {words.forget(missing.length)}
          </button>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <p>{words.waiting}</p>
          {waiting.map(({ slug, title }) => (
            <button key={slug} type="button" onClick={() => show(slug)}>
              {title}
            </button>
          ))}
        </>
      )}
    </div>
  );
}

function Nothing({ takesFocus }: { takesFocus: boolean }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <div className="none">
      <p ref={title} className="none-title" tabIndex={-1}>
        {words.empty}
      </p>
      <p>{words.emptyText}</p>
      <a className="button" href="/tours">
        {words.allTours}
      </a>
    </div>
  );
}
