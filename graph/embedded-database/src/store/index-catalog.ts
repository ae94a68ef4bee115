import { encodeDocument } from '../bson/encode.ts';
import type { BsonDocument } from '../bson/value.ts';
import { duplicateKeyError } from '../index/duplicate-key.ts';
import { readIndexSpec } from '../index/index-spec.ts';
import { buildIndex, compareKeys, type OrderedIndex } from '../index/ordered-index.ts';
import { signEntry } from './catalog-checksum.ts';
import type { Collection } from './collection.ts';
import { beginWrite, type Store } from './store.ts';

/** Builds an index and stores its definition. Throws DuplicateKey when a unique index cannot be. */
export function addIndex(store: Store, collection: Collection, definition: BsonDocument): void {
  const index = buildIndex(readIndexSpec(definition), collection.documents.values());
  assertNoDuplicates(collection, index);
  beginWrite(store);
  const { lastInsertRowid } = store.file
    .prepare('INSERT INTO indexes (collection, name, definition) VALUES (?, ?, ?)')
    .run(collection.id, index.spec.name, encodeDocument(definition));
  signEntry(store.file, 'indexes', Number(lastInsertRowid));
  collection.indexes.push(index);
}

/** Drops an index. */
export function removeIndex(store: Store, collection: Collection, name: string): void {
  beginWrite(store);
  store.file
    .prepare('DELETE FROM indexes WHERE collection = ? AND name = ?')
    .run(collection.id, name);
  collection.indexes = collection.indexes.filter(({ spec }) => spec.name !== name);
}

function assertNoDuplicates(collection: Collection, { spec, entries }: OrderedIndex): void {
  if (!spec.isUnique) return;
  entries.forEach((entry, at) => {
    const next = entries[at + 1];
    const isTaken =
      next && next.stored !== entry.stored && compareKeys(entry.key, next.key, spec) === 0;
    if (isTaken) throw duplicateKeyError(collection.namespace, spec, entry.key);
  });
}
