/** What operators need to know about the update of one document. */
export type UpdateContext = {
  /** True for the document that an upsert inserts. */
  isInsert: boolean;
  /** The index of the array element that the query matched, for the positional `$`. */
  arrayIndex: number | undefined;
};
