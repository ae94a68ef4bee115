import type { PlainRecord } from '../read/record.ts';
import type { Action } from '../resource.ts';
import { valueTaken } from './conflict.ts';
import { noteChange } from './note-change.ts';
import type { Values, Write } from './one-write.ts';
import { resolveSlug } from './resolve-slug.ts';
import { settle } from './settle.ts';
import { insertRecord } from './store.ts';

/**
 * Resolves the slug of a new record, notes the change, stores and settles it. While a generated
 * slug is taken, the next one is tried. Throws CONFLICT for a given one.
 */
export async function insertNew(
  write: Write,
  action: Action,
  id: string,
  values: Values,
): Promise<PlainRecord> {
  const { resource } = write;
  for (let attempt = 1; ; attempt += 1) {
    const after = resolveSlug(resource, values, attempt);
    const noted = await noteChange(write, action, id, null, after);
    const stored = await settle(noted, insertRecord(write, id, after));
    if (stored) return stored;
    if (after === values) throw valueTaken(resource, resource.slugField ?? '');
  }
}
