import { numberedSlug } from '../numbered-slug.ts';
import { isPresent } from '../read/find-by.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';
import type { Service } from '../service.ts';
import { valueTaken } from './conflict.ts';
import type { Values } from './one-write.ts';
import { keepSlug, resolveSlug } from './resolve-slug.ts';

/** What a record has and no other may have, as `createClaims` reads it. */
export function claimsOf({ unique }: Resource, record: Values): string[] {
  return ['id', ...unique].flatMap((name) => (record[name] ? `${name} ${record[name]}` : []));
}

/** What a row claims for its record, whose slug is the first free one if its title makes it. */
export async function claimsOfRow(
  { resource, model }: Service,
  before: PlainRecord | null,
  values: Values,
  released: ReadonlySet<string>,
): Promise<string[]> {
  const { slugField } = resource;
  if (before) return claimsOf(resource, { ...before, ...keepSlug(resource, before, values) });
  const claims = claimsOf(resource, values);
  if (!slugField || values[slugField]) return claims;
  const first = String(resolveSlug(resource, { ...values, [slugField]: '' }, 1)[slugField]);
  for (let attempt = 1; ; attempt += 1) {
    const slug = numberedSlug(first, attempt);
    const isReleased = released.has(`${slugField} ${slug}`);
    const isFree = isReleased || !(await isPresent(model, slugField, slug));
    if (isFree) return [...claims, `made ${slugField} ${first} ${attempt}`];
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
