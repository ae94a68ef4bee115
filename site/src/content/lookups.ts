import { entries, single } from './query.ts';

/** The query for one of these records by a key; the last one where several have it. */
export function oneOf<Member>(records: () => readonly Member[], keyOf: (member: Member) => string) {
  return entries(single(() => new Map(records().map((record) => [keyOf(record), record]))));
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
  return groupsBy(records, () => keyOf);
}

/** As `groupsOf`, where other queries give the function that tells the key of a record. */
export function groupsBy<Member>(
  records: () => readonly Member[],
  keying: () => (member: Member) => string,
) {
  let before = new Map<string, Member[]>();
  const groups = single(() => {
    const made = Map.groupBy(records(), keying());
    for (const [key, group] of made) {
      const known = before.get(key);
      if (known && isSame(known, group)) made.set(key, known);
    }
    before = made;
    return made;
  });
  return entries<readonly Member[], readonly Member[]>(groups, NONE);
}

/**
 * The query for what is made of each of these records, in their order. `make` depends on the
 * record alone and remembers what it made; see `ofRecord`. One that stays in place is not asked.
 */
export function eachOf<From, Made>(
  records: () => readonly From[],
  make: (record: From) => Made,
): () => Made[] {
  let before: { records: readonly From[]; made: Made[] } = { records: [], made: [] };
  return single(() => {
    const now = records();
    const { records: old, made } = before;
    const next = now.map((record, at) => (record === old[at] ? (made[at] as Made) : make(record)));
    before = { records: now, made: next };
    return next;
  });
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
