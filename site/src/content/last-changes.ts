import type { Snapshot } from '@karibu/graph/contract';
import { RESOURCES } from './content.ts';
import { newestByPath } from './page-changes.ts';

/**
 * By path, when the records that a page shows last changed, as an ISO 8601 moment. It is for a
 * first release: later ones compare pages with those before.
 */
export function lastChanges(snapshot: Snapshot): Map<string, string> {
  return newestByPath(Object.values(RESOURCES).flatMap(({ changes }) => changes(snapshot)));
}
