import type { Field, Resource } from './contract.ts';
import type { PlainRecord } from './core/read/record.ts';
import { toSoundRecord } from './core/read/sound-record.ts';
import { titleOf } from './core/title-of.ts';
import type { LeftOut } from './publication-state.ts';

/** Where a record is known by its slug: what is stored, as nobody has checked it. */
type StoredAddresses = { slug?: unknown; previousSlugs?: unknown };

/** A record as pages may show it, null for one that they may not show at all, and what it lacks. */
export type Checked = { record: PlainRecord | null; leftOut: LeftOut | null };

const TITLE_LENGTH = 200;

/** Keeps what is unsafe off the site. A single record is shown with its fields' defaults. */
export function checkRecord(resource: Resource, stored: PlainRecord): Checked {
  const { record, faults } = toSoundRecord(resource, stored);
  if (faults.length === 0) return { record, leftOut: null };
  const title = titleOf(resource, stored).slice(0, TITLE_LENGTH);
  const leftOut = { resource: resource.name, recordId: stored.id, title, faults };
  return { record: resource.isSingle ? record : null, leftOut };
}

/** What stands for a record whose id is none, and by which it cannot be read. */
export function leaveOut({ name }: Resource, recordId: string): Checked {
  return { record: null, leftOut: { resource: name, recordId, title: '', faults: ['Id'] } };
}

/** The addresses of a record, without those that are no slugs. */
export function soundAddresses({ fields, slugField }: Resource, stored: StoredAddresses) {
  const field = slugField === null ? undefined : fields[slugField];
  const { slug, previousSlugs } = stored;
  return {
    slug: isSlug(field, slug) ? slug : '',
    previousSlugs: Array.isArray(previousSlugs)
      ? previousSlugs.filter((each) => isSlug(field, each))
      : [],
  };
}

function isSlug(field: Field | undefined, value: unknown): value is string {
  return typeof value === 'string' && field?.isSafe?.(value) === true;
}
