import { compareValues } from '../bson/compare.ts';
import type { BsonDocument } from '../bson/value.ts';
import type { IndexKey } from '../index/index-keys.ts';
import type { IndexSpec } from '../index/index-spec.ts';
import { lowerBound, type OrderedIndex, rangeOf } from '../index/ordered-index.ts';
import { compileFilter } from '../query/filter.ts';
import { arrayPositionOf } from '../query/path.ts';
import type { SortField } from '../query/sort.ts';
import { type PathBounds, requiresPresence } from './bounds.ts';

export type Range = { start: number; end: number };

/** A plan to answer a query from an index: which entries to read, and how they are sorted. */
export type IndexScan = {
  index: OrderedIndex;
  ranges: readonly Range[];
  /** How many entries the ranges hold. */
  size: number;
  /** How many of the index's first fields equal a fixed value. */
  pinned: number;
  /** How many of the sort's fields the order of the entries already satisfies. */
  sortedFields: number;
  isReverse: boolean;
};

const MAX_RANGES = 200;

/** The scan of this index for the query. Undefined when the index cannot help. */
export function planIndexScan(
  index: OrderedIndex,
  bounds: ReadonlyMap<string, PathBounds>,
  sort: readonly SortField[],
): IndexScan | undefined {
  if (!isUsable(index, bounds)) return undefined;
  const prefixes = readPrefixes(index, bounds);
  const pinned = prefixes[0]?.length ?? 0;
  const ranges = prefixes.map((prefix) => narrow(index, prefix, bounds));
  const sorted =
    prefixes.length === 1 && !index.isMultikey ? sortedBy(index, pinned, sort) : NO_SORT;
  const size = ranges.reduce((sum, { start, end }) => sum + Math.max(end - start, 0), 0);
  const isUseless = size === index.entries.length && sorted.sortedFields === 0;
  return isUseless ? undefined : { index, ranges, size, pinned, ...sorted };
}

const NO_SORT = { sortedFields: 0, isReverse: false };

/** A sparse or partial index is usable only when it holds every match of the query. */
function isUsable({ spec }: OrderedIndex, bounds: ReadonlyMap<string, PathBounds>): boolean {
  if (spec.fields.some(({ parts }) => parts.some((part) => arrayPositionOf(part) >= 0)))
    return false;
  if (spec.isSparse) return spec.fields.some(({ path }) => requiresPresence(bounds.get(path)));
  return coversPartially(spec, bounds);
}

/** Tells whether every match of the query also matches the filter of a partial index. */
export function coversPartially(
  { partialFilter }: IndexSpec,
  bounds: ReadonlyMap<string, PathBounds>,
): boolean {
  return !partialFilter || isImplied(partialFilter, bounds);
}

/** True when every value that the query allows also matches the partial filter. */
function isImplied(partial: BsonDocument, bounds: ReadonlyMap<string, PathBounds>): boolean {
  return [...partial].every(([path, operand]) => {
    const bound = bounds.get(path);
    const points = requiresPresence(bound) ? bound?.points : undefined;
    if (!points || path.startsWith('$') || !isMonotone(operand)) return false;
    const matches = compileFilter(new Map([['value', operand]]));
    return points.every((point) => matches(new Map([['value', point]])));
  });
}

/** True for operators that match an array when they match one of its elements. */
function isMonotone(operand: unknown): boolean {
  if (!(operand instanceof Map)) return true;
  return [...operand.keys()].every(
    (key) => !String(key).startsWith('$') || MONOTONE.has(String(key)),
  );
}

const MONOTONE = new Set(['$eq', '$exists', '$gt', '$gte', '$in', '$lt', '$lte', '$type']);

/** The key prefixes with fixed values. A single empty prefix when no field is fixed. */
function readPrefixes(
  { spec, isMultikey }: OrderedIndex,
  bounds: ReadonlyMap<string, PathBounds>,
): IndexKey[] {
  let prefixes: IndexKey[] = [[]];
  for (const { path } of spec.fields) {
    const points = bounds.get(path)?.points;
    if (!points || prefixes.length * points.length > MAX_RANGES) break;
    // An index over arrays may store a value that a query treats as null under another key.
    if (isMultikey && points.includes(null)) break;
    prefixes = prefixes.flatMap((prefix) => points.map((point) => [...prefix, point]));
  }
  return prefixes;
}

/** The range of a prefix, narrowed by the bounds of the next field. */
function narrow(
  index: OrderedIndex,
  prefix: IndexKey,
  bounds: ReadonlyMap<string, PathBounds>,
): Range {
  const range = rangeOf(index, prefix);
  const field = index.spec.fields[prefix.length];
  const bound = field && bounds.get(field.path);
  if (!field || !bound || bound.points) return range;
  const isDown = field.direction === -1;
  const [first, last] = isDown ? [bound.upper, bound.lower] : [bound.lower, bound.upper];
  const order = (entry: { key: IndexKey }, limit: PathBounds['lower']) =>
    compareValues(entry.key[prefix.length], limit) * field.direction;
  const start =
    first === undefined
      ? range.start
      : lowerBound(index, (entry) => order(entry, first) < 0, range);
  // Different elements of an array may satisfy the two bounds, so only one bound may narrow.
  if (last === undefined || (index.isMultikey && first !== undefined))
    return { start, end: range.end };
  return { start, end: lowerBound(index, (entry) => order(entry, last) <= 0, range) };
}

function sortedBy(index: OrderedIndex, pinned: number, sort: readonly SortField[]) {
  let sortedFields = 0;
  let isReverse = false;
  for (const { path, direction } of sort) {
    const field = index.spec.fields[pinned + sortedFields];
    if (field?.path !== path) break;
    const isOpposite = field.direction !== direction;
    if (sortedFields > 0 && isOpposite !== isReverse) break;
    isReverse = isOpposite;
    sortedFields += 1;
  }
  return { sortedFields, isReverse };
}
