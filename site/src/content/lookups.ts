import { part, query, single } from './query.ts';

/** The query for one entry of an index. It depends on that entry alone. */
export function entryOf<Entry>(index: () => ReadonlyMap<string, Entry>) {
  return query((key: string): Entry | undefined => part(() => index().get(key)));
}

/** The query for one of these records by a key; the last one where several have it. */
export function oneOf<Member>(records: () => readonly Member[], keyOf: (member: Member) => string) {
  return entryOf(single(() => new Map(records().map((record) => [keyOf(record), record]))));
}

/** The query for one of these records by its slug. */
export function bySlug<Found extends { slug: string }>(records: () => readonly Found[]) {
  return oneOf(records, ({ slug }) => slug);
}

const NONE: never[] = [];

/** The query for the records that share a key, in their order. It depends on those alone. */
export function groupsOf<Member>(
  records: () => readonly Member[],
  keyOf: (member: Member) => string,
) {
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
  return query((key: string): readonly Member[] => part(() => groups().get(key) ?? NONE));
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
