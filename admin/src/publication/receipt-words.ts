import type { Receipt } from '@karibu/graph/contract';

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
