import { writeClaim, writeMadeClaim } from '../import-claims.ts';
import { numberedSlug } from '../numbered-slug.ts';
import { isPresent } from '../read/find-by.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';
import type { Service } from '../service.ts';
import { valueTaken } from './conflict.ts';
import type { Values } from './one-write.ts';
import { resolveSlug } from './resolve-slug.ts';

/** What a record has and no other may have, as texts. */
export function claimsOf({ unique }: Resource, record: Values): string[] {
  const names = ['id', ...unique].filter((name) => record[name]);
  return names.map((name) => writeClaim({ name, value: String(record[name]) }));
}

/** The slug that the title of a new record makes, from the first number on that is free. */
export async function madeClaims(
  { resource, model }: Service,
  values: Values,
  released: ReadonlySet<string>,
): Promise<string[]> {
  const { slugField: name } = resource;
  if (!name || values[name]) return [];
  const slug = String(resolveSlug(resource, { ...values, [name]: '' }, 1)[name]);
  for (let from = 1; ; from += 1) {
    const value = numberedSlug(slug, from);
    const isFree =
      released.has(writeClaim({ name, value })) || !(await isPresent(model, name, value));
    if (isFree) return [writeMadeClaim({ name, slug, from })];
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
    if (!isNew || released.has(writeClaim({ name, value }))) continue;
    if (await isPresent(model, name, value)) throw valueTaken(resource, name);
  }
}
