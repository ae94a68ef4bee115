import type { Publication } from '@karibu/graph/contract';

type State = Publication['state'];

/** Each state in a word. */
export const STATE_WORDS: Record<State, string> = {
  live: 'Live',
  queued: 'Queued',
  publishing: 'Publishing…',
  failed: 'Publishing failed',
};

/** The state of the site in a word or two; null while the server does not say it. */
export function nameState(publication: Publication | null): string {
  if (!publication) return 'No connection';
  const { state, isRolledBack } = publication;
  if (state === 'live' && isRolledBack) return 'Earlier release';
  return STATE_WORDS[state];
}

/** What it means for who has just saved something; null while the server does not say it. */
export function explainState(publication: Publication | null): string {
  if (!publication) return 'The server cannot be reached';
  const { state, isRolledBack } = publication;
  if (state === 'live' && isRolledBack) return 'An earlier release is live';
  return {
    live: 'All changes are live',
    queued: 'A change waits to be published',
    publishing: 'Changes are being published',
    failed: 'The last change is not live',
  }[state];
}
