import type { Snapshot, TeamMember } from '@karibu/graph/contract';
import { changesOf } from './page-changes.ts';
import { part, query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

export const team = resourceContent({
  queries: teamQueries,
  changes: (snapshot) => changesOf(snapshot.team, () => ['/about']),
});

function teamQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.team.filter(({ isActive }) => isActive));
  const byName = single(() => new Map(active().map((member) => [member.name, member])));
  return {
    /** Active members of the team by their display order. */
    team: active,
    /** The member that a trip names as its planner. */
    memberByName: query((name: string): TeamMember | undefined => part(() => byName().get(name))),
    /** Whether somebody of this name is an active member. */
    isInTeam: query((name: string) => active().some((member) => member.name === name)),
  };
}
