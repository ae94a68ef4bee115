import type { PageFault, Publication } from '@karibu/graph/contract';

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

/** How many records the site leaves out. */
export function explainLeftOut(count: number): string {
  return count === 1
    ? 'One record is not on the site as it is stored'
    : `${count} records are not on the site as they are stored`;
}

/** How many pages are not as their records have them. */
export function explainFaults(count: number): string {
  return count === 1
    ? 'One page is not live as it was saved'
    : `${count} pages are not live as they were saved`;
}

/** What became of a page that is not live as it was saved. */
export const FAULT_WORDS: Record<PageFault['kind'], string> = {
  kept: 'the page is as it was before.',
  leftOut: 'it is not on the site.',
  mended: 'the page is live without what leads nowhere.',
};

/** The same to who has just saved its record. */
export const SAVED_WORDS: Record<PageFault['kind'], string> = {
  kept: 'The page is as it was before',
  leftOut: 'Not on the site',
  mended: 'Live, without a link that leads nowhere',
};

/** The fields of a record that may not be shown: `Main image and Slug`. */
export function nameFields(labels: string[]): string {
  return new Intl.ListFormat('en-GB').format(labels);
}
