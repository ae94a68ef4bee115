import { numberedSlug } from '../numbered-slug.ts';
import { isPresent } from '../read/find-by.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';
import type { Service } from '../service.ts';
import { valueTaken } from './conflict.ts';
import type { Values } from './one-write.ts';
import { resolveSlug } from './resolve-slug.ts';

/** What a record has and no other may have, as `createClaims` reads it. */
export function claimsOf({ unique }: Resource, record: Values): string[] {
  return ['id', ...unique].flatMap((name) => (record[name] ? `${name} ${record[name]}` : []));
}

/** The slug that the title of a new record makes, from the first number on that is free. */
export async function madeClaims(
  { resource, model }: Service,
  values: Values,
  released: ReadonlySet<string>,
): Promise<string[]> {
  const { slugField } = resource;
  if (!slugField || values[slugField]) return [];
  const first = String(resolveSlug(resource, { ...values, [slugField]: '' }, 1)[slugField]);
  for (let attempt = 1; ; attempt += 1) {
    const slug = numberedSlug(first, attempt);
    const isReleased = released.has(`${slugField} ${slug}`);
    const isFree = isReleased || !(await isPresent(model, slugField, slug));
    if (isFree) return [`made ${slugField} ${first} ${attempt}`];
  }
}

/**
 * Throws CONFLICT for a value that a record has already and no two may share, unless an earlier row
 * gives that record another.
 */
export async function assertFree(
  { resource, model }: Service,
  before: PlainRecord | null,
  values: Values,
  released: ReadonlySet<string>,
): Promise<void> {
  for (const name of resource.unique) {
    const value = values[name];
    const isNew = typeof value === 'string' && value !== '' && value !== before?.[name];
    if (!isNew || released.has(`${name} ${value}`)) continue;
    if (await isPresent(model, name, value)) throw valueTaken(resource, name);
  }
}
