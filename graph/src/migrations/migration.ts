/** The values of one stored document, or of one version of it in the history. */
export type Values = Record<string, unknown>;

/** One step from a shape of stored documents to the next. */
export type Migration = {
  /** Its place in the list: 1, 2, 3 … without gaps. */
  version: number;
  /** What it changes, in a few words for the operator. */
  title: string;
  /**
   * The collections whose documents it changes. A resource's collection has the resource's name.
   */
  collections: readonly string[];
  /**
   * From a document of the version before to one of this version. A pure function: it changes
   * nothing that it is given. It also gets the versions in the history and what a form has kept, so
   * any field may be missing. Moments are dates in the database and ISO 8601 text in the history.
   */
  migrate: (document: Values) => Values;
};
