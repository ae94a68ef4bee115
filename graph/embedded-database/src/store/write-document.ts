import { encodeStoredDocument } from '../bson/encode.ts';
import type { BsonDocument } from '../bson/value.ts';
import { duplicateKeyError } from '../index/duplicate-key.ts';
import { indexKeysOf } from '../index/index-keys.ts';
import { readIndexSpec } from '../index/index-spec.ts';
import { addToIndex, findOther, removeFromIndex } from '../index/ordered-index.ts';
import { type Collection, toStored } from './collection.ts';
import { documentChecksum } from './document-checksum.ts';
import { ID_INDEX_DEFINITION } from './id-index.ts';
import { beginWrite, type Store } from './store.ts';
import type { StoredDocument } from './stored-document.ts';

/** Stores a new document whose `_id` is set and comes first. Throws DuplicateKey. */
export function insertDocument(
  store: Store,
  collection: Collection,
  document: BsonDocument,
  bytes: Uint8Array = encodeStoredDocument(document),
): StoredDocument {
  const stored = toStored(collection.nextSequence, bytes, document);
  if (collection.documents.has(stored.idKey)) {
    const idSpec = readIndexSpec(ID_INDEX_DEFINITION);
    throw duplicateKeyError(collection.namespace, idSpec, [document.get('_id')]);
  }
  assertUnique(collection, stored);
  store.reserve.assertSpace(collection.name);
  beginWrite(store);
  const checksum = documentChecksum(stored.sequence, bytes);
  collection.statements.insert().run(stored.sequence, bytes, checksum);
  collection.nextSequence += 1;
  collection.documents.set(stored.idKey, stored);
  for (const index of collection.indexes) addToIndex(index, stored);
  return stored;
}

/** Stores the new state of a document with the same `_id`. Throws DuplicateKey. */
export function replaceDocument(
  store: Store,
  collection: Collection,
  previous: StoredDocument,
  document: BsonDocument,
  bytes: Uint8Array,
): StoredDocument {
  const stored = { ...previous, document, bytes };
  assertUnique(collection, stored);
  store.reserve.assertSpace(collection.name);
  beginWrite(store);
  const checksum = documentChecksum(stored.sequence, bytes);
  collection.statements.update().run(bytes, checksum, stored.sequence);
  for (const index of collection.indexes) removeFromIndex(index, previous);
  for (const index of collection.indexes) addToIndex(index, stored);
  collection.documents.set(stored.idKey, stored);
  return stored;
}

/** Removes a document. */
export function removeDocument(store: Store, collection: Collection, stored: StoredDocument): void {
  beginWrite(store);
  collection.statements.delete().run(stored.sequence);
  for (const index of collection.indexes) removeFromIndex(index, stored);
  collection.documents.delete(stored.idKey);
}

function assertUnique(collection: Collection, stored: StoredDocument): void {
  for (const index of collection.indexes) {
    // Computing the keys of every index refuses parallel arrays before anything is stored.
    const { keys } = indexKeysOf(stored.document, index.spec);
    if (!index.spec.isUnique) continue;
    const taken = keys.find((key) => findOther(index, key, stored.sequence));
    if (taken) throw duplicateKeyError(collection.namespace, index.spec, taken);
  }
}
