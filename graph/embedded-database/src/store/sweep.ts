import type { OrderedIndex } from '../index/ordered-index.ts';
import type { Collection } from './collection.ts';
import { isDamage } from './damage.ts';
import { commitWrite, findCollection, rollbackWrite, type Store } from './store.ts';
import type { StoredDocument } from './stored-document.ts';
import { removeDocument } from './write-document.ts';

/** Removes the expired documents of all indexes with `expireAfterSeconds`. */
export function sweepExpired(store: Store, nowMs: number): void {
  try {
    for (const { database, name, indexes } of [...store.collections.values()]) {
      if (!indexes.some(({ spec }) => spec.expireAfterSeconds !== undefined)) continue;
      const collection = findCollection(store, database, name);
      if (collection) sweepCollection(store, collection, nowMs);
    }
    commitWrite(store);
  } catch (error) {
    if (isDamage(error)) throw error;
    // Reads still work when a write fails, as on a full disk. The next sweep tries again.
    rollbackWrite(store);
  }
}

function sweepCollection(store: Store, collection: Collection, nowMs: number): void {
  const expired = new Set(collection.indexes.flatMap((index) => expiredIn(index, nowMs)));
  for (const stored of expired) removeDocument(store, collection, stored);
}

/** Only dates expire. In an array the earliest date counts. */
function expiredIn({ spec, entries }: OrderedIndex, nowMs: number): StoredDocument[] {
  const { expireAfterSeconds } = spec;
  if (expireAfterSeconds === undefined) return [];
  const threshold = nowMs - expireAfterSeconds * 1000;
  return entries
    .filter(({ key: [date] }) => date instanceof Date && date.getTime() <= threshold)
    .map(({ stored }) => stored);
}
