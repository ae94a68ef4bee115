import { decodeDocument } from '../bson/decode.ts';
import { encodeStoredDocument } from '../bson/encode.ts';
import type { BsonDocument } from '../bson/value.ts';
import type { MatchDetails } from '../query/condition.ts';
import type { Predicate } from '../query/filter.ts';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { insertDocument, replaceDocument } from '../store/write-document.ts';
import { assertSameId } from './immutable-id.ts';
import { assertStorableId } from './storable-id.ts';
import type { Update } from './update.ts';
import { makeUpsertDocument } from './upsert.ts';

/** Updates one stored document. `isModified` tells whether a byte changed. */
export function updateStored(
  store: Store,
  collection: Collection,
  stored: StoredDocument,
  update: Update,
  matches: Predicate,
): { stored: StoredDocument; isModified: boolean } {
  const details: MatchDetails = {};
  if (update.isPositional) matches(stored.document, details);
  const draft = decodeDocument(stored.bytes);
  const changed = update.apply(draft, { isInsert: false, arrayIndex: details.arrayIndex });
  // The update may have changed the draft's _id, so the old _id comes from the stored document.
  assertSameId(stored.document.get('_id'), changed.get('_id'));
  const bytes = encodeStoredDocument(changed);
  if (Buffer.compare(bytes, stored.bytes) === 0) return { stored, isModified: false };
  // Decoding the bytes gives a document that shares no values with the update.
  const next = replaceDocument(store, collection, stored, decodeDocument(bytes), bytes);
  return { stored: next, isModified: true };
}

/** Inserts the document of an upsert. */
export function insertUpsert(
  store: Store,
  collection: Collection,
  filter: BsonDocument,
  update: Update,
): StoredDocument {
  const made = makeUpsertDocument(filter, update);
  assertStorableId(made);
  const bytes = encodeStoredDocument(made);
  return insertDocument(store, collection, decodeDocument(bytes), bytes);
}
