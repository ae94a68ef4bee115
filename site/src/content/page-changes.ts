/** When what a page shows last changed, as an ISO 8601 moment. */
export type PageChange = { path: string; at: string };

type Dated = { updatedAt: string };

/** The changes of the pages that show these records. `pathsOf` names the pages of one record. */
export function changesOf<Shown extends Dated>(
  records: Shown[],
  pathsOf: (record: Shown) => string[],
): PageChange[] {
  return records
    .filter(({ updatedAt }) => updatedAt)
    .flatMap((record) => pathsOf(record).map((path) => ({ path, at: record.updatedAt })));
}

/** The last change of each page, by path. */
export function newestByPath(changes: PageChange[]): Map<string, string> {
  const newest = new Map<string, string>();
  for (const { path, at } of changes) {
    if (at > (newest.get(path) ?? '')) newest.set(path, at);
  }
  return newest;
}
