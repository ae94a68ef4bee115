import type { BsonDocument } from '../bson/value.ts';

/** A stored document: its row number, its bytes and the decoded document. */
export type StoredDocument = {
  /** The row number. It grows with every insert, so it gives the natural order. */
  readonly sequence: number;
  readonly idKey: string;
  readonly bytes: Uint8Array;
  readonly document: BsonDocument;
};
