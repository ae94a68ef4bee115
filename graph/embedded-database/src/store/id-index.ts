import { type BsonDocument, Int32 } from '../bson/value.ts';

/** The index on `_id` that every collection has. */
export const ID_INDEX_DEFINITION: BsonDocument = new Map<string, Int32 | string | BsonDocument>([
  ['v', new Int32(2)],
  ['key', new Map([['_id', new Int32(1)]])],
  ['name', '_id_'],
]);
