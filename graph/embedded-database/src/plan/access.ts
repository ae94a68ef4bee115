import type { BsonDocument, BsonValue } from '../bson/value.ts';
import { readIndexSpec } from '../index/index-spec.ts';
import { buildIndex, type OrderedIndex } from '../index/ordered-index.ts';
import { MongoError } from '../mongo-error.ts';
import type { SortField } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import { ID_INDEX_DEFINITION } from '../store/id-index.ts';
import type { PathBounds } from './bounds.ts';
import type { Hint } from './hint.ts';
import { coversPartially, type IndexScan, planIndexScan } from './index-scan.ts';

/** How a query gets its candidates: by `_id`, from the whole collection, or from an index. */
export type Access =
  | { kind: 'ids'; ids: readonly BsonValue[] }
  | { kind: 'collection'; isReverse: boolean }
  | { kind: 'index'; scan: IndexScan; isHinted: boolean };

export type Need = {
  sort: readonly SortField[];
  /** The largest number of documents needed. */
  wanted: number;
  bounds: ReadonlyMap<string, PathBounds>;
  hint: Hint | undefined;
  /** Indexes order texts by their bytes, so a query with a collation cannot use them. */
  isCollated: boolean;
};

const WHOLE: Access = { kind: 'collection', isReverse: false };

/** Chooses the cheapest access, or the one that the hint demands. */
export function chooseAccess(collection: Collection, need: Need): Access {
  const { hint, bounds, isCollated } = need;
  if (hint) return hintedAccess(collection, hint, isCollated ? new Map() : bounds);
  if (isCollated) return WHOLE;
  const ids = bounds.get('_id')?.points;
  if (ids) return { kind: 'ids', ids };
  const scan = chooseScan(collection, need);
  return scan ? { kind: 'index', scan, isHinted: false } : WHOLE;
}

function hintedAccess(
  collection: Collection,
  hint: Hint,
  bounds: ReadonlyMap<string, PathBounds>,
): Access {
  if (hint.kind === 'natural') return { kind: 'collection', isReverse: hint.isReverse };
  const index = findIndex(collection, hint.definition);
  if (!coversPartially(index.spec, bounds)) {
    throw new MongoError(
      'NoQueryExecutionPlans',
      'error processing query: planner returned error :: caused by :: ' +
        'No query solutions: the hinted index is partial and does not hold every match',
    );
  }
  const scan = planIndexScan(index, bounds, []) ?? wholeIndex(index);
  const ranges = [...scan.ranges].sort((a, b) => a.start - b.start);
  return { kind: 'index', scan: { ...scan, ranges }, isHinted: true };
}

/** The collection keeps no index on `_id` in its order, so a hint at it makes one. */
function findIndex(collection: Collection, definition: BsonDocument): OrderedIndex {
  const kept = collection.indexes.find(({ spec }) => spec.definition === definition);
  return kept ?? buildIndex(readIndexSpec(ID_INDEX_DEFINITION), collection.documents.values());
}

function wholeIndex(index: OrderedIndex): IndexScan {
  const size = index.entries.length;
  const ranges = [{ start: 0, end: size }];
  return { index, ranges, size, pinned: 0, sortedFields: 0, isReverse: false };
}

/** The cheapest index scan. Undefined when a full scan costs no more. */
function chooseScan(collection: Collection, { bounds, sort, wanted }: Need): IndexScan | undefined {
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
