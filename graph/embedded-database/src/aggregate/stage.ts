import type { BsonDocument } from '../bson/value.ts';

/** One stage of a pipeline: takes the input documents and gives the output documents. */
export type Stage = (documents: BsonDocument[]) => BsonDocument[];
