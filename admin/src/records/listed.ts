import { knownResource } from '../providers/known-resource.ts';

/** A record of a list, of which the fields `Shown` were read. */
export type Listed<Row, Shown extends keyof Row> = Pick<Row, Shown | (keyof Row & Always)>;

type Always = 'id' | 'version' | 'createdAt' | 'updatedAt';

/** What the badges, buttons and names of all lists need, where a resource has it. */
const ALWAYS = [
  ...['version', 'createdAt', 'createdBy', 'updatedAt', 'slug'],
  ...['isFeatured', 'featured', 'publishFrom', 'publishUntil'],
];

/** The fields that a list reads of each record, where it shows some; a title is always read. */
export function listedFields(resource: string, shown: readonly string[]): string[] {
  const { publishedBy } = knownResource(resource);
  return [...ALWAYS, ...(publishedBy ? [publishedBy] : []), ...shown];
}
