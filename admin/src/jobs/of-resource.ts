import { knownResource, type Words } from '../providers/known-resource.ts';
import { RECORDS } from '../records/count-of.ts';

/** The resource of some records, or that of each by its id where they are of several. */
export type OfResource = string | Readonly<Record<string, string>>;

/** A record: its id, and what it is called. */
export type Named = readonly [id: string, title: string];

/** What the records are called together. */
export function wordsOf(of: OfResource): Words {
  return typeof of === 'string' ? knownResource(of).words : RECORDS;
}

/** The records in parts that one call takes: of one resource, and no more than the API allows. */
export function inParts(records: readonly Named[], of: OfResource) {
  const groups = Map.groupBy(records, ([id]) => (typeof of === 'string' ? of : (of[id] ?? '')));
  return [...groups].flatMap(([resource, all]) =>
    Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) => ({
      resource,
      records: all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    })),
  );
}

/** The most that one call of the API takes. */
export const AT_ONCE = 500;
