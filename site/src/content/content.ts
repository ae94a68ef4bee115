import type { Media, Metrics, Settings, Snapshot } from '@karibu/graph/contract';
import { blogQueries } from './blog-queries.ts';
import { changeQueries } from './change-queries.ts';
import { fillSettings } from './default-profile.ts';
import { peopleQueries } from './people-queries.ts';
import { placeQueries } from './place-queries.ts';
import { query, single } from './query.ts';
import { packageQueries, tourQueries } from './tour-queries.ts';

/**
 * Everything a page may ask about the published content. Each question takes at most one text, and
 * its answer is plain data: what a page asked is how the publisher knows when to render it again.
 */
export type Content = ReturnType<typeof createContent>;

/** Answers questions about one snapshot. All answers are pure and remembered. */
export function createContent(snapshot: Snapshot) {
  const mediaByUrl = single(() => new Map(snapshot.media.map((entry) => [entry.url, entry])));
  return {
    /** The origin of the public site, without a slash at its end. */
    publicUrl: single((): string => snapshot.publicUrl.replace(/\/+$/, '')),
    settings: single((): Settings => fillSettings(snapshot.settings)),
    metrics: single((): Metrics => snapshot.metrics),
    media: query((url: string): Media | undefined => mediaByUrl().get(url)),
    /** When each page last changed. Only what is rendered after all the others may ask. */
    pageChanges: single((): Record<string, string> => snapshot.pageChanges ?? {}),
    ...tourQueries(snapshot),
    ...packageQueries(snapshot),
    ...placeQueries(snapshot),
    ...blogQueries(snapshot),
    ...peopleQueries(snapshot),
    ...changeQueries(snapshot),
  };
}
