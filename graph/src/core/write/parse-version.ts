import type { Values, Write } from './one-write.ts';
import { parseValues } from './parse-values.ts';

/**
 * The values that a record had at a version, as today's fields take them. Throws NOT_FOUND where it
 * never had that version, and INVALID where today's rules refuse a value.
 */
export async function parseVersion(
  { resource, reads, context }: Write,
  id: string,
  version: number,
): Promise<Values> {
  const earlier = await reads.getVersion(context, id, version);
  const names = Object.keys(resource.fields).filter((name) => earlier[name] !== undefined);
  const values = Object.fromEntries(names.map((name) => [name, earlier[name]]));
  return parseValues(resource.fields, values, 'update');
}
