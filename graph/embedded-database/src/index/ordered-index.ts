import { compareValues } from '../bson/compare.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { type IndexKey, indexKeysOf } from './index-keys.ts';
import type { IndexSpec } from './index-spec.ts';

export type IndexEntry = { key: IndexKey; stored: StoredDocument };

/** An index in memory: its entries in order of key, then in the order of insertion. */
export type OrderedIndex = { spec: IndexSpec; entries: IndexEntry[]; isMultikey: boolean };

/** Builds an index over documents. */
export function buildIndex(spec: IndexSpec, documents: Iterable<StoredDocument>): OrderedIndex {
  const index: OrderedIndex = { spec, entries: [], isMultikey: false };
  for (const stored of documents) {
    const { keys, isMultikey } = indexKeysOf(stored.document, spec);
    for (const key of keys) index.entries.push({ key, stored });
    index.isMultikey ||= isMultikey;
  }
  index.entries.sort(
    (a, b) => compareKeys(a.key, b.key, spec) || a.stored.sequence - b.stored.sequence,
  );
  return index;
}

/** Adds an entry for each key of the document. */
export function addToIndex(index: OrderedIndex, stored: StoredDocument): void {
  const { keys, isMultikey } = indexKeysOf(stored.document, index.spec);
  index.isMultikey ||= isMultikey;
  for (const key of keys) {
    index.entries.splice(positionOf(index, key, stored.sequence), 0, { key, stored });
  }
}

/** Removes the document's entries. It must be the same object that was added. */
export function removeFromIndex(index: OrderedIndex, stored: StoredDocument): void {
  for (const key of indexKeysOf(stored.document, index.spec).keys) {
    const position = positionOf(index, key, stored.sequence);
    if (index.entries[position]?.stored === stored) index.entries.splice(position, 1);
  }
}

/** The half-open range of entries whose first values equal `prefix`. */
export function rangeOf(index: OrderedIndex, prefix: IndexKey): { start: number; end: number } {
  if (prefix.length === 0) return { start: 0, end: index.entries.length };
  const start = lowerBound(index, (entry) => compareKeys(entry.key, prefix, index.spec) < 0);
  const end = lowerBound(index, (entry) => compareKeys(entry.key, prefix, index.spec) <= 0);
  return { start, end };
}

/** The entry with this key that belongs to a document other than `sequence`, if there is one. */
export function findOther(
  index: OrderedIndex,
  key: IndexKey,
  sequence: number,
): IndexEntry | undefined {
  const { start, end } = rangeOf(index, key);
  for (let at = start; at < end; at += 1) {
    const entry = index.entries[at];
    if (entry && entry.stored.sequence !== sequence) return entry;
  }
  return undefined;
}

/** Orders keys as the index does. Compares only as many values as the shorter key has. */
export function compareKeys(a: IndexKey, b: IndexKey, { fields }: IndexSpec): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const order = compareValues(a[at], b[at]);
    if (order !== 0) return fields[at]?.direction === -1 ? -order : order;
  }
  return 0;
}

/** The first position in the range whose entry is not before the searched one. */
export function lowerBound(
  { entries }: OrderedIndex,
  isBefore: (entry: IndexEntry) => boolean,
  range = { start: 0, end: entries.length },
): number {
  let low = range.start;
  let high = range.end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry && isBefore(entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function positionOf(index: OrderedIndex, key: IndexKey, sequence: number): number {
  return lowerBound(index, (entry) => {
    const order = compareKeys(entry.key, key, index.spec);
    return order < 0 || (order === 0 && entry.stored.sequence < sequence);
  });
}
