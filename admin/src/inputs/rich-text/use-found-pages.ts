import { camelCase, capitalise } from '@karibu/graph/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDataProvider } from 'react-admin';
import { resources } from '../../generated/resources.ts';
import type { KaribuDataProvider, SearchAnswer } from '../../providers/data-provider.ts';
import { hasOwnPage, knownResource } from '../../providers/known-resource.ts';
import { findSitePages } from './site-pages.ts';

export type FoundPage = { title: string; kind: string } & (
  | { path: string }
  | { resource: string; id: string }
);

const SHORTEST = 2;

/** The pages of the site with these words: its own, and those of records. */
export function useFoundPages(text: string): { pages: FoundPage[]; isSearching: boolean } {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const words = useDeferredValue(text.trim());
  const isSearched =
    words.length >= SHORTEST && !/^(?:https?:|mailto:|tel:|[#?]|www\.)/i.test(words);
  const { data, isFetching } = useQuery({
    queryKey: ['pages', words],
    queryFn: () => dataProvider.search(words, { edit: false, administer: false }),
    enabled: isSearched,
    placeholderData: (before) => before,
  });
  if (!isSearched) return { pages: [], isSearching: false };
  const own = findSitePages(words).map((page) => ({ ...page, kind: 'Pages' }));
  return { pages: [...own, ...(data ? listRecords(data) : [])], isSearching: isFetching };
}

function listRecords(answer: SearchAnswer): FoundPage[] {
  const byName: Partial<Record<string, SearchAnswer[keyof SearchAnswer]>> = answer;
  return Object.keys(resources)
    .filter(hasOwnPage)
    .flatMap((resource) => {
      const kind = capitalise(knownResource(resource).words.plural);
      const { items = [] } = byName[camelCase(resource)] ?? {};
      return items.map(({ id, title }) => ({ title, kind, resource, id }));
    });
}
