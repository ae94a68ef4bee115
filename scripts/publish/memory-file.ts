import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeDurably } from '@karibu/graph/publish/objects.ts';
import {
  createPageMemory,
  exchangeSnapshot,
  keyOf,
  type PageMemory,
  type Query,
  UNKNOWN,
} from './page-memory.ts';
import { describeFault } from './page-owner.ts';
import type { Read, SiteRenderer } from './site-renderer.ts';

/** A memory on the disk. Querys have digests of their answers, pages the places of queries. */
type StoredMemory = {
  build: string;
  queries: [query: string, argument: string, digest: string][];
  pages: [path: string, hash: string, queries: number[], mended?: string][];
};

/** So many digests are made before something else may run. */
const DIGESTS_AT_ONCE = 500;

/** Writes a memory. It stops, and keeps the file as it was, once `isWanted` says no. */
export async function saveMemory(
  file: string,
  memory: PageMemory,
  { build }: SiteRenderer,
  isWanted: () => boolean,
): Promise<void> {
  const places = new Map<Query, number>();
  const queries: StoredMemory['queries'] = [];
  for (const query of memory.queries.values()) {
    places.set(query, queries.length);
    queries.push([...query.read, digestOf(query.value)]);
    if (queries.length % DIGESTS_AT_ONCE === 0) await new Promise(setImmediate);
    if (!isWanted()) return;
  }
  const pages: StoredMemory['pages'] = [];
  for (const [path, { hash, queries: asked }] of memory.pages) {
    const fault = memory.faults.get(path);
    // A page that failed is tried again after a start.
    if (fault?.kind === 'kept') continue;
    const numbers = asked.map((query) => places.get(query) ?? -1);
    pages.push(fault ? [path, hash, numbers, fault.reason] : [path, hash, numbers]);
  }
  await writeDurably(file, JSON.stringify({ build, queries, pages } satisfies StoredMemory));
}

/**
 * Reads a memory for the content of a snapshot. One of another build, or a damaged one, is empty.
 * A query whose answer is another one now counts as changed.
 */
export async function readMemory(
  file: string,
  site: SiteRenderer,
  snapshot: Parameters<SiteRenderer['createRenderer']>[0],
): Promise<PageMemory> {
  const memory = createPageMemory();
  const stored = parseMemory(await readFile(file, 'utf8').catch(() => ''));
  if (stored?.build !== site.build) return memory;
  const renderer = exchangeSnapshot(memory, site, snapshot);
  const queries = stored.queries.map(([query, argument, digest]): Query => {
    const read: Read = [query, argument];
    const value = renderer.ask(read);
    return { read, value: digestOf(value) === digest ? value : UNKNOWN, pages: new Set() };
  });
  for (const query of queries) {
    memory.queries.set(keyOf(query.read), query);
    if (query.value === UNKNOWN) memory.changed.add(keyOf(query.read));
  }
  for (const [path, hash, places, mended] of stored.pages) {
    const asked = places.flatMap((place) => queries[place] ?? []);
    for (const query of asked) query.pages.add(path);
    memory.pages.set(path, { hash, queries: asked });
    if (mended) memory.faults.set(path, describeFault('mended', path, mended, snapshot));
  }
  return memory;
}

function parseMemory(text: string): StoredMemory | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const digests = new WeakMap<object, string>();

/** A digest of an answer. Equal answers have equal digests. */
function digestOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return makeDigest(value);
  const known = digests.get(value) ?? makeDigest(value);
  digests.set(value, known);
  return known;
}

function makeDigest(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return createHash('sha1').update(text).digest('base64');
}
