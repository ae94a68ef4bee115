import { isPresent } from '../read/find-by.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';
import type { Service } from '../service.ts';
import { valueTaken } from './conflict.ts';
import type { Values } from './one-write.ts';
import { resolveSlug } from './resolve-slug.ts';

/** What a record has and no other may have: `id 5f…`, `slug reef`. A new one has no id yet. */
export function claimsOf(resource: Resource, record: Values): string[] {
  const named = resolveSlug(resource, { ...emptySlug(resource), ...record }, 1);
  const names = ['id', ...resource.unique];
  return names.flatMap((name) => (named[name] ? `${name} ${named[name]}` : []));
}

function emptySlug({ slugField }: Resource): Values {
  return slugField ? { [slugField]: '' } : {};
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
