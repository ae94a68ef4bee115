export type Receipt = {
  changed: string[];
  added: string[];
  removed: string[];
  redirected: string[];
};
export type Release = {
  id: string;
  at: string;
  pages: number;
  durationMs: number;
  receipt: Receipt;
};

/** What is live, and what is on its way. `reason` says why a publish failed. */
export type Publication = {
  state: 'live' | 'queued' | 'publishing' | 'failed';
  reason: string | null;
  /** The release that is live. */
  current: string | null;
  /** Whether somebody went back to it: what was saved since is not live. */
  isRolledBack: boolean;
  releases: Release[];
};

export const PUBLICATION_KEY = ['publication'];

const STATES = ['live', 'queued', 'publishing', 'failed'];

/** Reads the API's JSON. Anything it does not know counts as live and without releases. */
export function readPublication(answer: unknown): Publication {
  const { state, ...rest } = (answer ?? {}) as Partial<Publication>;
  const isKnown = state !== undefined && STATES.includes(state);
  return {
    state: isKnown ? state : 'live',
    reason: rest.reason ?? null,
    current: rest.current ?? null,
    isRolledBack: rest.isRolledBack ?? false,
    releases: rest.releases ?? [],
  };
}

/** What a publish did, in few words: `2 pages changed, 1 added`. */
export function describeReceipt({ changed, added, removed, redirected }: Receipt): string {
  const counts = [
    { count: changed.length, word: 'changed' },
    { count: added.length, word: 'added' },
    { count: removed.length, word: 'removed' },
    { count: redirected.length, word: 'redirected' },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return 'No page changed';
  return counts
    .map(({ count, word }, index) => {
      const noun = index === 0 ? (count === 1 ? ' page' : ' pages') : '';
      return `${count}${noun} ${word}`;
    })
    .join(', ');
}

/** A duration as people say it: `240 ms`, `1.4 seconds`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`;
  return `${(durationMs / 1000).toFixed(1)} seconds`;
}
