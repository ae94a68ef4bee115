import type { Snapshot } from '@karibu/graph/contract.ts';
import type { PageFault } from '@karibu/graph/publication-state.ts';
import type { PageRenderer, Read, SiteRenderer } from './site-renderer.ts';

/** A query, the answer that pages were rendered with, and those pages. */
export type Query = { read: Read; value: unknown; pages: Set<string> };

/** A page that was rendered: the hash of its content, and what it asked. */
export type KnownPage = { hash: string; queries: readonly Query[] };

/**
 * What the publisher knows of the pages that it rendered last. One content lives on in it, whose
 * snapshot is exchanged for each publish.
 */
export type PageMemory = {
  pages: Map<string, KnownPage>;
  queries: Map<string, Query>;
  /** The release that has these pages; none if that is to be found out. */
  release: string | null;
  /** The content of that release, if it is known. */
  snapshot: Snapshot | null;
  /** The keys of the queries whose answers may not be those that pages were rendered with. */
  changed: Set<string>;
  /** Whether the renderer has had another content since, so that equal answers are other values. */
  isAstray: boolean;
  /** The list of pages as it was then. */
  paths: readonly string[];
  /** When each page changed, by path. */
  changes: ReadonlyMap<string, string>;
  /** What is wrong with pages, by path. */
  faults: Map<string, PageFault>;
  /** The records that are left out until they change, because a page of theirs failed. */
  withheld: ReadonlyMap<object, PageFault>;
  renderer: PageRenderer | null;
};

/** An answer that no query has. */
export const UNKNOWN = Symbol('unknown');

export function createPageMemory(): PageMemory {
  return {
    ...{ pages: new Map(), queries: new Map(), release: null, snapshot: null },
    ...{
      changed: new Set(),
      isAstray: false,
      paths: [],
      changes: new Map(),
      faults: new Map(),
      withheld: new Map(),
      renderer: null,
    },
  };
}

/** All that is wrong with what was published last. */
export function listFaults({ faults, withheld }: PageMemory): PageFault[] {
  return [...withheld.values(), ...faults.values()];
}

/** Goes on with another snapshot. */
export function exchangeSnapshot(memory: PageMemory, site: SiteRenderer, snapshot: Snapshot) {
  const { renderer, changed } = memory;
  for (const read of renderer?.exchange(snapshot) ?? []) changed.add(keyOf(read));
  memory.renderer = renderer ?? site.createRenderer(snapshot);
  return memory.renderer;
}

type Known = Pick<PageMemory, 'queries' | 'isAstray'>;

/** Asks the queries with these keys again, and gives the pages whose answers changed. */
export function findDirty(
  { queries, isAstray }: Known,
  renderer: PageRenderer,
  keys: Iterable<string>,
): Set<string> {
  const dirty = new Set<string>();
  for (const key of keys) {
    const query = queries.get(key);
    if (!query) continue;
    const value = renderer.ask(query.read);
    if (value === query.value) continue;
    if (isAstray && isAlike(value, query.value)) query.value = value;
    else for (const path of query.pages) dirty.add(path);
  }
  return dirty;
}

/** Whether answers are written alike. They are plain data. */
function isAlike(one: unknown, other: unknown): boolean {
  return other !== UNKNOWN && JSON.stringify(one) === JSON.stringify(other);
}

/** Whether one of the queries of a page has another answer now. */
export function isAnsweredAnew({ queries }: KnownPage, renderer: PageRenderer): boolean {
  return queries.some(({ read, value }) => renderer.ask(read) !== value);
}

/** Remembers a rendered page with its queries in place of what was known of it. */
export function rememberPage(memory: PageMemory, path: string, hash: string, reads: Read[]): void {
  const { pages, queries, renderer } = memory;
  const before = pages.get(path)?.queries ?? [];
  const asked = reads.map((read) => {
    const key = keyOf(read);
    const value = renderer?.ask(read);
    const query = queries.get(key) ?? { read, value, pages: new Set() };
    // Every page that asks a changed query is rendered, so this is the value for all of them.
    query.value = value;
    query.pages.add(path);
    queries.set(key, query);
    return query;
  });
  pages.set(path, { hash, queries: asked });
  const kept = new Set(asked);
  for (const query of before) if (!kept.has(query)) leave(memory, query, path);
}

export function forgetPage(memory: PageMemory, path: string): void {
  for (const query of memory.pages.get(path)?.queries ?? []) leave(memory, query, path);
  memory.pages.delete(path);
  memory.faults.delete(path);
}

function leave({ queries }: PageMemory, query: Query, path: string): void {
  query.pages.delete(path);
  if (query.pages.size === 0) queries.delete(keyOf(query.read));
}

export function keyOf(read: Read): string {
  return read.join(' ');
}
