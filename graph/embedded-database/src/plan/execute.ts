import { keyOf } from '../bson/key.ts';
import type { BsonDocument, BsonValue } from '../bson/value.ts';
import { compileFilter, type Predicate } from '../query/filter.ts';
import { PLAIN_SCOPE, type Scope } from '../query/scope.ts';
import { readSort, type SortField, sortRecords } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { type Access, chooseAccess } from './access.ts';
import { readBounds } from './bounds.ts';
import { readHint } from './hint.ts';
import type { IndexScan } from './index-scan.ts';
import { scanInOrder } from './ordered-scan.ts';

export type Query = {
  filter: BsonDocument;
  sort?: BsonDocument | undefined;
  skip?: number | undefined;
  /** 0 means no limit. */
  limit?: number | undefined;
  hint?: BsonValue;
  scope?: Scope | undefined;
  /** Filled by the query: how much it read. */
  examined?: { keys: number; documents: number };
};

export type QueryResult = {
  matches: Predicate;
  records: StoredDocument[];
  /** How the candidates were found. Undefined when there is no collection. */
  access: Access | undefined;
};

/**
 * Finds the stored documents of a query, in its order. The result is the same with and without an
 * index: every candidate is tested by the filter, and ties keep natural order. Only a hint changes
 * that: it gives what its index holds, in the order of the index.
 */
export function executeQuery(collection: Collection | undefined, query: Query): QueryResult {
  const { filter, scope = PLAIN_SCOPE } = query;
  const matches = compileFilter(filter, scope);
  const sort = readSort(query.sort ?? new Map(), scope.compareText);
  const hint = readHint(query.hint, collection);
  if (!collection) return { matches, records: [], access: undefined };
  const skip = query.skip ?? 0;
  const wanted = query.limit ? skip + query.limit : Number.POSITIVE_INFINITY;
  const isCollated = scope.compareText !== undefined;
  const bounds = readBounds(filter);
  const access = chooseAccess(collection, { sort, wanted, bounds, hint, isCollated });
  const search = { matches: query.examined ? counting(matches, query) : matches, sort, wanted };
  const found = findFirst(collection, access, search);
  if (query.examined) query.examined.keys = keysOf(access, query.examined.documents);
  return { matches, records: found.slice(skip), access };
}

/** How many documents a query finds. All of a collection are counted without a look at them. */
export function countMatches(collection: Collection | undefined, query: Query): number {
  const { filter, skip, limit, hint } = query;
  const isOfAll = filter.size === 0 && !skip && !limit && hint === undefined;
  if (isOfAll) return collection?.documents.size ?? 0;
  return executeQuery(collection, query).records.length;
}

function counting(matches: Predicate, { examined }: Query): Predicate {
  return (document) => {
    if (examined) examined.documents += 1;
    return matches(document);
  };
}

/** How many entries of an index were read. An index in the sort's order is left early. */
function keysOf(access: Access, documents: number): number {
  if (access.kind === 'collection') return 0;
  if (access.kind === 'ids') return access.ids.length;
  return access.scan.sortedFields > 0 ? documents : access.scan.size;
}

type Search = { matches: Predicate; sort: readonly SortField[]; wanted: number };

function findFirst(collection: Collection, access: Access, search: Search): StoredDocument[] {
  const { matches, sort, wanted } = search;
  if (access.kind === 'index' && access.scan.sortedFields > 0) {
    return scanInOrder(access.scan, matches, sort, wanted);
  }
  const enough = sort.length > 0 ? Number.POSITIVE_INFINITY : wanted;
  const found = filterCandidates(candidatesOf(collection, access), matches, enough);
  return sortRecords(found, sort, ({ document }) => document, wanted);
}

function candidatesOf(collection: Collection, access: Access): Iterable<StoredDocument> {
  const { documents } = collection;
  if (access.kind === 'ids') return inNaturalOrder(lookUp(collection, access.ids));
  if (access.kind === 'index') {
    const found = entriesOf(access.scan);
    return access.isHinted ? found : inNaturalOrder(found);
  }
  return access.isReverse ? [...documents.values()].reverse() : documents.values();
}

function lookUp(collection: Collection, ids: readonly BsonValue[]): Set<StoredDocument> {
  const found = new Set<StoredDocument>();
  for (const id of ids) {
    const stored = collection.documents.get(keyOf(id));
    if (stored) found.add(stored);
  }
  return found;
}

function entriesOf({ index, ranges }: IndexScan): Set<StoredDocument> {
  const found = new Set<StoredDocument>();
  for (const { start, end } of ranges) {
    for (let at = start; at < end; at += 1) {
      const entry = index.entries[at];
      if (entry) found.add(entry.stored);
    }
  }
  return found;
}

function inNaturalOrder(documents: ReadonlySet<StoredDocument>): StoredDocument[] {
  return [...documents].sort((a, b) => a.sequence - b.sequence);
}

function filterCandidates(
  candidates: Iterable<StoredDocument>,
  matches: Predicate,
  wanted: number,
): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const stored of candidates) {
    if (found.length >= wanted) break;
    if (matches(stored.document)) found.push(stored);
  }
  return found;
}
