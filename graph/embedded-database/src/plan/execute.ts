import { keyOf } from '../bson/key.ts';
import type { BsonDocument, BsonValue } from '../bson/value.ts';
import { compileFilter, type Predicate } from '../query/filter.ts';
import { readSort, type SortField, sortRecords } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { type PathBounds, readBounds } from './bounds.ts';
import { type IndexScan, planIndexScan } from './index-scan.ts';
import { scanInOrder } from './ordered-scan.ts';

export type Query = {
  filter: BsonDocument;
  sort?: BsonDocument | undefined;
  skip?: number | undefined;
  /** 0 means no limit. */
  limit?: number | undefined;
};

export type QueryResult = { matches: Predicate; records: StoredDocument[] };

/**
 * Finds the stored documents of a query, in its order. The result is the same with and without an
 * index: every candidate is tested by the filter, and ties keep natural order.
 */
export function executeQuery(collection: Collection | undefined, query: Query): QueryResult {
  const matches = compileFilter(query.filter);
  const sort = readSort(query.sort ?? new Map());
  if (!collection) return { matches, records: [] };
  const skip = query.skip ?? 0;
  const wanted = query.limit ? skip + query.limit : Number.POSITIVE_INFINITY;
  const found = findFirst(collection, { matches, sort, wanted, bounds: readBounds(query.filter) });
  return { matches, records: found.slice(skip) };
}

type Search = {
  matches: Predicate;
  sort: readonly SortField[];
  /** The largest number of documents needed. */
  wanted: number;
  bounds: ReadonlyMap<string, PathBounds>;
};

function findFirst(collection: Collection, search: Search): StoredDocument[] {
  const { matches, sort, wanted, bounds } = search;
  const ids = bounds.get('_id')?.points;
  if (ids) return sortCandidates(lookUp(collection, ids), search);
  const scan = chooseScan(collection, bounds, sort, wanted);
  if (!scan) return sortCandidates(collection.documents.values(), search);
  if (scan.sortedFields > 0) return scanInOrder(scan, matches, sort, wanted);
  return sortCandidates(entriesOf(scan), search);
}

/** Filters candidates in natural order and sorts the matches. */
function sortCandidates(
  candidates: Iterable<StoredDocument>,
  { matches, sort, wanted }: Search,
): StoredDocument[] {
  const enough = sort.length > 0 ? Number.POSITIVE_INFINITY : wanted;
  const found = filterCandidates(candidates, matches, enough);
  return sortRecords(found, sort, ({ document }) => document, wanted);
}

/** The cheapest index scan. Undefined when a full scan costs no more. */
function chooseScan(
  collection: Collection,
  bounds: ReadonlyMap<string, PathBounds>,
  sort: readonly SortField[],
  wanted: number,
): IndexScan | undefined {
  let best: IndexScan | undefined;
  let bestCost = collection.documents.size;
  for (const index of collection.indexes) {
    const scan = planIndexScan(index, bounds, sort);
    const cost = scan ? costOf(scan, wanted) : Number.POSITIVE_INFINITY;
    if (cost >= bestCost && (best || cost > bestCost || scan?.sortedFields === 0)) continue;
    best = scan;
    bestCost = cost;
  }
  return best;
}

/** An ordered scan stops at enough matches. How many entries that takes is an assumption. */
function costOf({ size, sortedFields }: IndexScan, wanted: number): number {
  return sortedFields > 0 ? Math.min(size, wanted * ENTRIES_PER_MATCH) : size * COLLECT_COST;
}

const ENTRIES_PER_MATCH = 4;
/** The cost per entry of collecting documents and sorting them into natural order. */
const COLLECT_COST = 2;

function lookUp(collection: Collection, ids: readonly BsonValue[]): StoredDocument[] {
  const found = new Set<StoredDocument>();
  for (const id of ids) {
    const stored = collection.documents.get(keyOf(id));
    if (stored) found.add(stored);
  }
  return inNaturalOrder(found);
}

function entriesOf({ index, ranges }: IndexScan): StoredDocument[] {
  const found = new Set<StoredDocument>();
  for (const { start, end } of ranges) {
    for (let at = start; at < end; at += 1) {
      const entry = index.entries[at];
      if (entry) found.add(entry.stored);
    }
  }
  return inNaturalOrder(found);
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
