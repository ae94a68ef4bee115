import { part, query, single } from './query.ts';

/** The query for one of these records by its slug. It depends on that record alone. */
export function bySlug<Found extends { slug: string }>(records: () => Found[]) {
  const index = single(() => new Map(records().map((record) => [record.slug, record])));
  return query((slug: string): Found | undefined => part(() => index().get(slug)));
}

const NONE: never[] = [];

/** Looks up the records that share a key, in their order. What asks depends on those alone. */
export function groupsOf<Member>(records: () => Member[], keyOf: (member: Member) => string) {
  let before = new Map<string, Member[]>();
  const groups = single(() => {
    const made = Map.groupBy(records(), keyOf);
    for (const [key, group] of made) {
      const known = before.get(key);
      if (known && isSame(known, group)) made.set(key, known);
    }
    before = made;
    return made;
  });
  return (key: string): readonly Member[] => part(() => groups().get(key) ?? NONE);
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
