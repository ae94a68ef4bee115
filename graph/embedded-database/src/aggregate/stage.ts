import type { BsonDocument } from '../bson/value.ts';

/** Turns the documents that come into a stage of a pipeline into those that leave it. */
export type Stage = (documents: BsonDocument[]) => BsonDocument[];
