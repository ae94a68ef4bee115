import type { BsonDocument } from '../bson/value.ts';

/** A document as the store holds it: its row, its bytes, and the same decoded. */
export type StoredDocument = {
  /** The row's number; grows with every insert, so it is the natural order. */
  readonly sequence: number;
  readonly idKey: string;
  readonly bytes: Uint8Array;
  readonly document: BsonDocument;
};
