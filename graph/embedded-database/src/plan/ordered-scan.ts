import { compareValues } from '../bson/compare.ts';
import type { IndexEntry } from '../index/ordered-index.ts';
import type { Predicate } from '../query/filter.ts';
import { type SortField, sortRecords } from '../query/sort.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { IndexScan } from './index-scan.ts';

/**
 * Reads an index in the order of the sort and stops at enough matches. Entries with equal keys form
 * a run. Each run is sorted as a full sort would sort it.
 */
export function scanInOrder(
  scan: IndexScan,
  matches: Predicate,
  sort: readonly SortField[],
  wanted: number,
): StoredDocument[] {
  if (isWithoutTies(scan)) return scanWithoutTies(scan, matches, wanted);
  const found: StoredDocument[] = [];
  let run: StoredDocument[] = [];
  let previous: IndexEntry | undefined;
  for (const entry of entriesInOrder(scan)) {
    if (previous && !isSameRun(previous, entry, scan)) {
      found.push(...sortRun(run, sort, scan));
      run = [];
      if (found.length >= wanted) return found.slice(0, wanted);
    }
    previous = entry;
    if (matches(entry.stored.document)) run.push(entry.stored);
  }
  found.push(...sortRun(run, sort, scan));
  return found.slice(0, wanted);
}

/** No two documents have the same `_id`. */
function isWithoutTies({ index, pinned, sortedFields }: IndexScan): boolean {
  const sorted = index.spec.fields.slice(pinned, pinned + sortedFields);
  return sorted.some(({ path }) => path === '_id');
}

function scanWithoutTies(scan: IndexScan, matches: Predicate, wanted: number): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const { stored } of entriesInOrder(scan)) {
    if (found.length >= wanted) break;
    if (matches(stored.document)) found.push(stored);
  }
  return found;
}

function* entriesInOrder({ index, ranges, isReverse }: IndexScan): Generator<IndexEntry> {
  const { start, end } = ranges[0] ?? { start: 0, end: 0 };
  for (let step = 0; step < end - start; step += 1) {
    const entry = index.entries[isReverse ? end - 1 - step : start + step];
    if (entry) yield entry;
  }
}

function isSameRun(a: IndexEntry, b: IndexEntry, { pinned, sortedFields }: IndexScan): boolean {
  for (let at = pinned; at < pinned + sortedFields; at += 1) {
    if (compareValues(a.key[at], b.key[at]) !== 0) return false;
  }
  return true;
}

function sortRun(
  run: StoredDocument[],
  sort: readonly SortField[],
  { sortedFields }: IndexScan,
): readonly StoredDocument[] {
  if (run.length < 2) return run;
  run.sort((a, b) => a.sequence - b.sequence);
  return sortRecords(run, sort.slice(sortedFields), ({ document }) => document);
}
