/** What the operators may ask while one document is being updated. */
export type UpdateSituation = {
  /** True while the document of an upsert is being made. */
  isInsert: boolean;
  /** The array element the query matched, for the positional `$`. */
  arrayIndex: number | undefined;
};
