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

/**
 * So many numbers of a slug are asked for at once, until all of them are free. The 25 rows that are
 * checked at once ask for 200 values together.
 */
const NUMBERS_AT_ONCE = 8;

/** The slug that the title of a new record makes, unless one is given. For a check alone. */
export async function madeClaims({ resource, model }: Service, values: Values): Promise<string[]> {
  const { slugField: name } = resource;
  if (!name || values[name]) return [];
  const slug = String(resolveSlug(resource, { ...values, [name]: '' }, 1)[name]);
  const isStored = (number: number) => isPresent(model, name, numberedSlug(slug, number));
  const stored: number[] = [];
  for (let from = 1; ; from += NUMBERS_AT_ONCE) {
    const numbers = Array.from({ length: NUMBERS_AT_ONCE }, (_, index) => from + index);
    const present = await Promise.all(numbers.map(isStored));
    if (!present.includes(true)) return [writeMadeClaim({ name, slug, stored })];
    stored.push(...numbers.filter((_, index) => present[index]));
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
