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
  /** The slugs to compare, or none until the browser has been asked. The first three are shown. */
  slugs: string[] | undefined;
  /** Whether they are the visitor's own, from the shortlist. */
  isOwn: boolean;
  remove: (gone: readonly string[]) => void;
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
 * Keeps the address at what is shown, once that is known, so that it can be passed on. That it is
 * the visitor's own is kept beside it, where a reload and Back find it and nobody else does.
 */
export function useComparedAddress(shown: readonly string[] | undefined, isOwn: boolean): void {
  const query = shown && writeCompared(shown);
  useEffect(() => {
    if (query === undefined) return;
    history.replaceState({ ...history.state, isOwn }, '', location.pathname + query);
  }, [query, isOwn]);
}
