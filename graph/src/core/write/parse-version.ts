import { loadIfPresent } from './load.ts';
import type { Values, Write } from './one-write.ts';
import { parseKeeping } from './parse-keeping.ts';
import { findDeletion } from './revive.ts';

/**
 * The values that a record had at a version, as today's fields take them. Throws NOT_FOUND where it
 * never had that version, and INVALID where today's rules refuse a value that the record does not
 * hold, as it is or as it was deleted.
 */
export async function parseVersion(write: Write, id: string, version: number): Promise<Values> {
  const { resource, reads, context } = write;
  const earlier = await reads.getVersion(context, id, version);
  const names = Object.keys(resource.fields).filter((name) => earlier[name] !== undefined);
  const values = Object.fromEntries(names.map((name) => [name, earlier[name]]));
  return parseKeeping(resource.fields, values, 'update', async () => {
    return (await loadIfPresent(write, id)) ?? (await findDeletion(write, id))?.before;
  });
}
