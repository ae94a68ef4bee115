import { useEffect, useState } from 'react';
import { readShortlist, toggleShortlist } from '../shortlist.ts';
import type { IndexedTour } from '../tour-index.ts';
import { type TourIndex, useTourIndex } from '../use-tour-index.ts';
import { bringIntoView, currentSlugs, readCompared, writeCompared } from './compare-address.ts';

type Compared = TourIndex & {
  /** The slugs to compare, or none until the browser has been asked. The first three are shown. */
  slugs: string[] | undefined;
  remove: (slug: string) => void;
  show: (slug: string) => void;
};

/**
 * The tours to compare: those that the address names, else those of the shortlist. Only what came
 * from the shortlist is taken off the shortlist when it is removed. Tours that have been given
 * another slug since go by that one once the index is there.
 */
export function useCompared(): Compared {
  const [chosen, setSlugs] = useState<string[]>();
  const [isOwn, setOwn] = useState(false);
  const index = useTourIndex(chosen !== undefined && chosen.length > 0);
  const { tours } = index;
  const slugs = chosen && tours ? currentSlugs(chosen, tours) : chosen;

  useEffect(() => {
    const named = readCompared(location.search);
    setOwn(named === undefined);
    setSlugs(named ?? readShortlist());
  }, []);

  useEffect(() => {
    tours?.forEach(renameOnShortlist);
  }, [tours]);

  return {
    ...index,
    slugs,
    remove(slug) {
      if (isOwn) toggleShortlist(slug);
      setSlugs(slugs?.filter((other) => other !== slug));
    },
    show: (slug) => setSlugs(slugs && bringIntoView(slugs, slug)),
  };
}

/** What was put on the shortlist under a former slug stays on it under the slug of today. */
function renameOnShortlist({ slug, formerSlugs = [] }: IndexedTour): void {
  const former = readShortlist().filter((kept) => formerSlugs.includes(kept));
  if (former.length === 0) return;
  for (const old of former) toggleShortlist(old);
  if (!readShortlist().includes(slug)) toggleShortlist(slug);
}

/** Keeps the address at what is shown, once that is known, so that it can be passed on. */
export function useComparedAddress(shown: readonly string[] | undefined): void {
  const query = shown && writeCompared(shown);
  useEffect(() => {
    if (query !== undefined) history.replaceState(null, '', location.pathname + query);
  }, [query]);
}
