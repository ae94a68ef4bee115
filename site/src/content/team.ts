import type { Snapshot } from '@karibu/graph/contract';
import { changesOf } from './page-changes.ts';
import { single } from './query.ts';
import { resourceContent } from './resource-content.ts';

export const team = resourceContent({
  queries: (snapshot: Snapshot) => ({
    /** Active members of the team by their display order. */
    team: single(() => snapshot.team.filter(({ isActive }) => isActive)),
  }),
  changes: (snapshot) => changesOf(snapshot.team, () => ['/about']),
});
