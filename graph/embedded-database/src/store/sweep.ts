import type { OrderedIndex } from '../index/ordered-index.ts';
import type { Collection } from './collection.ts';
import { commitWrite, findCollection, rollbackWrite, type Store } from './store.ts';
import type { StoredDocument } from './stored-document.ts';
import { removeDocument } from './write-document.ts';

/** Removes the documents whose time is up by an index with `expireAfterSeconds`. */
export function sweepExpired(store: Store, nowMs: number): void {
  try {
    for (const { database, name, indexes } of [...store.collections.values()]) {
      if (!indexes.some(({ spec }) => spec.expireAfterSeconds !== undefined)) continue;
      const collection = findCollection(store, database, name);
      if (collection) sweepCollection(store, collection, nowMs);
    }
    commitWrite(store);
  } catch {
    // A full disk, for example, hinders writes but no reads: the next sweep tries again.
    rollbackWrite(store);
  }
}

function sweepCollection(store: Store, collection: Collection, nowMs: number): void {
  const expired = new Set(collection.indexes.flatMap((index) => expiredIn(index, nowMs)));
  for (const stored of expired) removeDocument(store, collection, stored);
}

/** Only dates expire; in an array the earliest date decides. */
function expiredIn({ spec, entries }: OrderedIndex, nowMs: number): StoredDocument[] {
  const { expireAfterSeconds } = spec;
  if (expireAfterSeconds === undefined) return [];
  const threshold = nowMs - expireAfterSeconds * 1000;
  return entries
    .filter(({ key: [date] }) => date instanceof Date && date.getTime() <= threshold)
    .map(({ stored }) => stored);
}
