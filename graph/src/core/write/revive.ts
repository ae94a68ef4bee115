import type { HistoryEntry } from '../record-history.ts';
import type { Values, Write } from './one-write.ts';

/** The last deletion of a record, or null. */
export function findDeletion({ resource, tools }: Write, id: string): Promise<HistoryEntry | null> {
  return tools.history.findNewest(resource.name, id, { action: 'delete' });
}

/**
 * What a deleted record comes back with: the values, a slug that is free, its old addresses, the
 * moment it was first created, and the version after its last.
 */
export async function revive(
  write: Write,
  id: string,
  values: Values,
  deletion: HistoryEntry | null,
): Promise<Values> {
  const newest = await write.tools.history.findNewest(write.resource.name, id);
  const free = await withFreeSlug(write, values);
  return {
    ...free,
    ...(await earlierSlugs(write, id, free)),
    ...momentsOf(deletion),
    ...makerOf(deletion),
    version: (newest?.version ?? 0) + 1,
  };
}

/** Without its slug where another record has taken it: then its title makes a new one. */
async function withFreeSlug({ resource, model }: Write, values: Values): Promise<Values> {
  const { slugField } = resource;
  const isTaken = slugField && (await model.exists({ [slugField]: values[slugField] }));
  return isTaken ? { ...values, [slugField]: '' } : values;
}

/** The addresses that the record ever had lead to it again. */
async function earlierSlugs(
  { resource, tools }: Write,
  id: string,
  values: Values,
): Promise<object> {
  const { name, slugField } = resource;
  if (!slugField) return {};
  const slugs = await tools.history.listValues(name, id, slugField);
  const previousSlugs = new Set(slugs.filter((slug) => slug && slug !== values[slugField]));
  return { previousSlugs: [...previousSlugs] };
}

function momentsOf(deletion: HistoryEntry | null): object {
  const createdAt = deletion?.before?.createdAt;
  return createdAt ? { createdAt, updatedAt: new Date() } : {};
}

function makerOf(deletion: HistoryEntry | null): object {
  const createdBy = deletion?.before?.createdBy;
  return createdBy ? { createdBy } : {};
}
