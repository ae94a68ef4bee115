import type { Publication } from '../providers/publication.ts';

type State = Publication['state'];

/** The state of the site in a word. */
export const STATE_WORDS: Record<State, string> = {
  live: 'Live',
  queued: 'Queued',
  publishing: 'Publishing…',
  failed: 'Publishing failed',
};

/** What it means for who has just saved something. */
export function explainState({ state, isRolledBack }: Publication): string {
  if (state === 'live' && isRolledBack) return 'An earlier release is live';
  return {
    live: 'All changes are live',
    queued: 'A change waits to be published',
    publishing: 'Changes are being published',
    failed: 'The last change is not live',
  }[state];
}
