import { entries, type Index, single } from './query.ts';

/**
 * The query for one of these records by a key; the last one where several have it. A record is in
 * the list once.
 */
export function oneOf<Member>(records: () => readonly Member[], keyOf: (member: Member) => string) {
  let before: readonly Member[] = [];
  let index = new Map<string, Member>();
  return entries((): Index<Member> => {
    const now = records();
    const replaced = findReplaced(before, now, keyOf);
    if (!replaced) index = new Map(now.map((record) => [keyOf(record), record]));
    before = now;
    // One that a later record hides stays hidden.
    for (const { key, was, is } of replaced ?? []) if (index.get(key) === was) index.set(key, is);
    return withChanges(index, replaced);
  });
}

/** The query for one of these records by its slug. */
export function bySlug<Found extends { slug: string }>(records: () => readonly Found[]) {
  return oneOf(records, ({ slug }) => slug);
}

const NONE: never[] = [];

/**
 * The query for the records that share a key, in their order. It depends on those alone. A record
 * is in the list once.
 */
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
  let before: { records: readonly Member[]; keyOf: unknown } = { records: [], keyOf: null };
  let groups = new Map<string, Member[]>();
  return entries((): Index<readonly Member[]> => {
    const now = records();
    const keyOf = keying();
    const replaced = keyOf === before.keyOf ? findReplaced(before.records, now, keyOf) : null;
    if (!replaced) groups = regroup(groups, Map.groupBy(now, keyOf));
    before = { records: now, keyOf };
    for (const { key, was, is } of replaced ?? []) {
      const group = groups.get(key) ?? [];
      groups.set(key, group.with(group.indexOf(was), is));
    }
    return withChanges(groups, replaced);
  }, NONE);
}

/** The new groups, where one that has the same members is the same value. */
function regroup<Member>(before: Map<string, Member[]>, now: Map<string, Member[]>) {
  for (const [key, group] of now) {
    const known = before.get(key);
    if (known && findDifferences(known, group)?.length === 0) now.set(key, known);
  }
  return now;
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
    const places = findDifferences(old, now);
    const next = places
      ? made.slice()
      : now.map((record, at) => (record === old[at] ? (made[at] as Made) : make(record)));
    for (const at of places ?? []) next[at] = make(now[at] as From);
    before = { records: now, made: next };
    return next;
  });
}

/** An index is faster made anew than changed in more places. */
const MOST_REPLACED = 50;

/** A record that took the place of another with the same key. */
type Replaced<Member> = { key: string; was: Member; is: Member };

/** What an edit of records replaced in a list; `null` where it did more to the list. */
function findReplaced<Member>(
  before: readonly Member[],
  now: readonly Member[],
  keyOf: (member: Member) => string,
): Replaced<Member>[] | null {
  const places = findDifferences(before, now);
  if (!places || places.length > MOST_REPLACED) return null;
  const replaced: Replaced<Member>[] = [];
  for (const at of places) {
    const [was, is] = [before[at], now[at]];
    if (was === undefined || is === undefined || keyOf(was) !== keyOf(is)) return null;
    replaced.push({ key: keyOf(is), was, is });
  }
  // A list whose records changed places is not one with replaced records.
  const gone = new Set(replaced.map(({ was }) => was));
  return replaced.some(({ is }) => gone.has(is)) ? null : replaced;
}

function withChanges<Value>(
  index: ReadonlyMap<string, Value>,
  replaced: { key: string }[] | null,
): Index<Value> {
  const get = (key: string) => index.get(key);
  return replaced ? { get, changed: replaced.map(({ key }) => key) } : { get };
}

/** The places where two lists of the same length differ; `null` for others. */
function findDifferences(one: readonly unknown[], other: readonly unknown[]): number[] | null {
  if (one.length !== other.length) return null;
  const places: number[] = [];
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) places.push(at);
  return places;
}
