import { useEffect, useState } from 'react';
import { readShortlist, takeOffShortlist, toggleShortlist } from '../shortlist.ts';
import type { IndexedTour } from '../tour-index.ts';
import { type TourIndex, useTourIndex } from '../use-tour-index.ts';
import {
  bringIntoView,
  currentSlugs,
  namedFirst,
  readCompared,
  writeCompared,
} from './compare-address.ts';

type Compared = TourIndex & {
  /** The slugs to compare, or undefined until the browser was asked. The first three are shown. */
  slugs: string[] | undefined;
  /** Whether they are the visitor's own, from the shortlist. */
  isOwn: boolean;
  remove: (gone: readonly string[]) => void;
  show: (slug: string) => void;
};

/**
 * The tours to compare: those that the address names, else those of the shortlist. A removed tour
 * leaves the shortlist only if it came from there. Once the index is there, former slugs are
 * replaced by the current ones.
 */
export function useCompared(): Compared {
  const [chosen, setSlugs] = useState<string[]>();
  const [isOwn, setOwn] = useState(false);
  const index = useTourIndex(chosen !== undefined && chosen.length > 0);
  const { tours } = index;
  const slugs = chosen && tours ? currentSlugs(chosen, tours) : chosen;

  useEffect(() => {
    const named = readCompared(location.search);
    const isOwn = named === undefined || history.state?.isOwn === true;
    setOwn(isOwn);
    setSlugs(isOwn ? namedFirst(readShortlist(), named) : named);
  }, []);

  useEffect(() => {
    tours?.forEach(renameOnShortlist);
  }, [tours]);

  return {
    ...index,
    slugs,
    isOwn,
    remove(gone) {
      if (isOwn) takeOffShortlist(gone);
      setSlugs(slugs?.filter((slug) => !gone.includes(slug)));
    },
    show: (slug) => setSlugs(slugs && bringIntoView(slugs, slug)),
  };
}

/** What was put on the shortlist under a former slug stays on it under the slug of today. */
function renameOnShortlist({ slug, formerSlugs = [] }: IndexedTour): void {
  if (!readShortlist().some((kept) => formerSlugs.includes(kept))) return;
  takeOffShortlist(formerSlugs);
  if (!readShortlist().includes(slug)) toggleShortlist(slug);
}

/**
 * Writes the tours that are shown into the address, so that it can be passed on. The state beside
 * it keeps whether they are the visitor's own, for a reload and for Back.
 */
export function useComparedAddress(shown: readonly string[] | undefined, isOwn: boolean): void {
  const query = shown && writeCompared(shown);
  useEffect(() => {
    if (query === undefined) return;
    history.replaceState({ ...history.state, isOwn }, '', location.pathname + query);
  }, [query, isOwn]);
}
