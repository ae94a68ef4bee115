import type { Snapshot } from '@karibu/graph/contract';
import type { PageChange } from './page-changes.ts';

/** What the site says about one resource: its queries, and the pages it has. */
export type ResourceContent<Queries> = {
  /** Answers queries about the resource in one snapshot. Give each a name that no other has. */
  queries: (snapshot: Snapshot) => Queries;
  /** The addresses that are there whatever the content, such as the list and its feed. */
  fixedPaths: string[];
  /** The addresses that depend on the records. It asks the queries of the resource. */
  paths: (content: Queries) => string[];
  /** When the pages that show its records changed. Only the first release needs to know. */
  changes: (snapshot: Snapshot) => PageChange[];
};

/** Describes a resource; one that is shown on the pages of others has no paths of its own. */
export function resourceContent<Queries>(
  content: Pick<ResourceContent<Queries>, 'queries'> & Partial<ResourceContent<Queries>>,
): ResourceContent<Queries> {
  return { fixedPaths: [], paths: () => [], changes: () => [], ...content };
}
