import {
  camelCase,
  contentResources,
  type Resource,
  type Snapshot,
  titleOf,
} from '@karibu/graph/contract.ts';
import type { PageFault } from '@karibu/graph/publication-state.ts';

type PlainRecord = { id: string; slug?: string };
type Owner = { stored: PlainRecord; named: NonNullable<PageFault['record']> };

/** The resources whose records have pages of their own, each with the name of its list. */
const WITH_PAGES = Object.values<Resource>(contentResources).flatMap((resource) =>
  typeof resource.address === 'function'
    ? [{ resource, addressOf: resource.address, member: camelCase(resource.name) }]
    : [],
);

/** The record whose page, or whose file beside that page, has this path. */
export function findOwner(snapshot: Snapshot, path: string): Owner | null {
  for (const { resource, addressOf, member } of WITH_PAGES) {
    const records = snapshot[member as keyof Snapshot] as unknown as PlainRecord[];
    const stored = records?.find(({ slug = '' }) => `${path}/`.startsWith(`${addressOf(slug)}/`));
    if (!stored) continue;
    const title = titleOf(resource, stored as Parameters<typeof titleOf>[1]);
    return { stored, named: { resource: resource.name, id: stored.id, title } };
  }
  return null;
}

/** What is said of a page, with the record whose page it is. */
export function describeFault(
  kind: PageFault['kind'],
  path: string,
  reason: string,
  snapshot: Snapshot,
): PageFault {
  return { path, kind, reason, record: findOwner(snapshot, path)?.named ?? null };
}

type Withheld = ReadonlyMap<object, unknown>;
type Filtered = { by: Withheld; records: object[] };

const filtered = new WeakMap<object[], Filtered>();

/** The content without some of its records. The same lists (`===`) give the same lists. */
export function withoutRecords(snapshot: Snapshot, withheld: Withheld): Snapshot {
  if (withheld.size === 0) return snapshot;
  const members = WITH_PAGES.map(({ member }) => {
    const list = snapshot[member as keyof Snapshot] as unknown as object[];
    return [member, withoutThese(list, withheld)];
  });
  return { ...snapshot, ...Object.fromEntries(members) };
}

function withoutThese(list: object[], withheld: Withheld): object[] {
  const known = filtered.get(list);
  if (known?.by === withheld) return known.records;
  const kept = list.filter((record) => !withheld.has(record));
  const records = kept.length === list.length ? list : kept;
  filtered.set(list, { by: withheld, records });
  return records;
}

/** Those of the withheld records that the content still has as they were. */
export function stillWithheld<Value>(
  snapshot: Snapshot,
  withheld: ReadonlyMap<object, Value>,
): ReadonlyMap<object, Value> {
  if (withheld.size === 0) return withheld;
  const there = new Set(
    WITH_PAGES.flatMap(({ member }) => snapshot[member as keyof Snapshot] as unknown as object[]),
  );
  const kept = [...withheld].filter(([record]) => there.has(record));
  return kept.length === withheld.size ? withheld : new Map(kept);
}
