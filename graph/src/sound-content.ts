import type { Field, Resource } from './contract.ts';
import type { PlainRecord } from './core/read/record.ts';
import { isId } from './core/read/record-id.ts';
import { toSoundRecord } from './core/read/sound-record.ts';
import { titleOf } from './core/title-of.ts';
import type { LeftOut } from './publication-state.ts';

/** Where a record is known by its slug: what is stored, as nobody has checked it. */
type StoredAddresses = { slug?: unknown; previousSlugs?: unknown };

/** Keeps what is unsafe off the site while one snapshot is read, and remembers what it was. */
export type ContentCheck = {
  /** The record as pages may show it; null for one that they may not show at all. */
  check: (resource: Resource, record: PlainRecord) => PlainRecord | null;
  /** The ids that the records can be read by. All others are left out. */
  checkIds: (resource: Resource, ids: string[]) => string[];
  /** What was left out, or replaced by its default, so far. */
  leftOut: LeftOut[];
};

const TITLE_LENGTH = 200;

export function createContentCheck(): ContentCheck {
  const leftOut: LeftOut[] = [];
  return {
    leftOut,
    check(resource, stored) {
      const { record, faults } = toSoundRecord(resource, stored);
      if (faults.length === 0) return record;
      const title = titleOf(resource, stored).slice(0, TITLE_LENGTH);
      leftOut.push({ resource: resource.name, recordId: stored.id, title, faults });
      return resource.isSingle ? record : null;
    },
    checkIds({ name }, ids) {
      const wrong = ids.filter((id) => !isId(id));
      const faults = ['Id'];
      leftOut.push(...wrong.map((recordId) => ({ resource: name, recordId, title: '', faults })));
      return ids.filter(isId);
    },
  };
}

/** The addresses of records, without those that are no slugs. */
export function soundAddresses(
  { fields, slugField }: Resource,
  stored: StoredAddresses[],
): { slug: string; previousSlugs: string[] }[] {
  const field = slugField === null ? undefined : fields[slugField];
  return stored.map(({ slug, previousSlugs }) => ({
    slug: isSlug(field, slug) ? slug : '',
    previousSlugs: Array.isArray(previousSlugs)
      ? previousSlugs.filter((each) => isSlug(field, each))
      : [],
  }));
}

function isSlug(field: Field | undefined, value: unknown): value is string {
  return typeof value === 'string' && field?.isSafe?.(value) === true;
}
