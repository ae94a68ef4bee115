import { query, single } from './query.ts';

/** The question for one of these records by its slug. */
export function bySlug<Found extends { slug: string }>(records: () => Found[]) {
  const index = single(() => new Map(records().map((record) => [record.slug, record])));
  return query((slug: string): Found | undefined => index().get(slug));
}
