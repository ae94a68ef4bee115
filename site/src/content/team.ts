import type { Snapshot } from '@karibu/graph/contract';
import { oneOf } from './lookups.ts';
import { changesOf } from './page-changes.ts';
import { query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

export const team = resourceContent({
  queries: teamQueries,
  changes: (snapshot) => changesOf(snapshot.team, () => ['/about']),
});

function teamQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.team.filter(({ isActive }) => isActive));
  return {
    /** Active members of the team by their display order. */
    team: active,
    /** The member that a trip names as its planner. */
    memberByName: oneOf(active, ({ name }) => name),
    /** Whether somebody of this name is an active member. */
    isInTeam: query((name: string) => active().some((member) => member.name === name)),
  };
}
