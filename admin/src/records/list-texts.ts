import { capitalise, titleCase } from '@karibu/graph/contract';
import { knownResource } from '../providers/known-resource.ts';

/** What a list says. */
export type ListTexts = {
  /** The heading of the page. */
  title: string;
  /** Stands below the heading. */
  lead?: string;
  /** Names the field of the search. */
  search: string;
  /** Stands in place of the records while there are none at all. */
  empty: string;
  /** The same after a search that finds nothing. */
  emptySearch?: string;
  /** Stands there when the list cannot be read. */
  failure: string;
};

/** What a list says: its own texts, and for the rest those made of the words of its resource. */
export function listTexts(resource: string, own: Partial<ListTexts> = {}): ListTexts {
  const { singular, plural } = knownResource(resource).words;
  return {
    title: titleCase(plural),
    search: `Search ${plural}`,
    empty: `No ${plural} found. Add your first ${singular} to get started!`,
    failure: `${capitalise(plural)} could not be loaded.`,
    ...own,
  };
}
