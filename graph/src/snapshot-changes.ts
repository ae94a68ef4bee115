import { camelCase, contentResources, type Snapshot } from './contract.ts';

type Change = { resource: string; recordId: string };
type Records = readonly { id: string }[];

/** The name of the list of each resource that has one. */
const MEMBERS = new Map(
  Object.values(contentResources)
    .filter(({ isSingle }) => !isSingle)
    .map(({ name }) => [name as string, camelCase(name) as keyof Snapshot]),
);

/** Whether changes name records of lists, or pictures, and nothing that every page may show. */
export function areOfRecords(changes: readonly Change[]): boolean {
  return changes.every(
    ({ resource, recordId }) =>
      recordId !== '' && (MEMBERS.has(resource) || resource === 'uploads'),
  );
}

/**
 * The content `before`, with the records that the changes name as they are in the content `after`.
 * What is known of pictures, and where old addresses lead, is as it is after.
 */
export function withChanges(
  before: Snapshot,
  after: Snapshot,
  changes: readonly Change[],
): Snapshot {
  const byResource = Map.groupBy(changes, ({ resource }) => resource);
  const lists = [...byResource].flatMap(([resource, named]) => {
    const member = MEMBERS.get(resource);
    if (!member) return [];
    const [old, fresh] = [before, after].map((content) => content[member] as unknown as Records);
    const ids = new Set(named.map(({ recordId }) => recordId));
    return [[member, mergeLists(old ?? [], fresh ?? [], ids)]];
  });
  const { media, redirects } = after;
  return { ...before, media, redirects, ...Object.fromEntries(lists) };
}

/** The old list with some records of the new one, each before those that it precedes there. */
function mergeLists(old: Records, fresh: Records, ids: ReadonlySet<string>): Records {
  const places = new Map(fresh.map(({ id }, place) => [id, place]));
  const merged = old.filter(({ id }) => !ids.has(id));
  for (const [place, record] of fresh.entries()) {
    if (!ids.has(record.id)) continue;
    const next = merged.findIndex(({ id }) => (places.get(id) ?? -1) > place);
    merged.splice(next < 0 ? merged.length : next, 0, record);
  }
  const isFresh =
    merged.length === fresh.length && merged.every((record, place) => record === fresh[place]);
  return isFresh ? fresh : merged;
}
