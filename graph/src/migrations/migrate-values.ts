import { migrations } from './index.ts';
import type { Migration, Values } from './migration.ts';

/**
 * The values of a document in today's shape.
 * @param collection the collection, or the resource, that the document belongs to
 * @param version the data version that the values were written with; a document without one has 0
 */
export function migrateValues<Document extends Values>(
  collection: string,
  values: Document,
  version: number | undefined,
  list: readonly Migration[] = migrations,
): Document {
  return pendingOf(list, collection, version).reduce(
    (current, migration) => applyMigration(migration, current),
    values,
  );
}

/** The migrations that a document of a version has before it. */
export function pendingOf(
  list: readonly Migration[],
  collection: string,
  version = 0,
): readonly Migration[] {
  return list.filter((each) => each.version > version && each.collections.includes(collection));
}

/** One step. What the system itself keeps of a document stays as it is. */
export function applyMigration<Document extends Values>(
  { migrate }: Migration,
  document: Document,
): Document {
  const kept = Object.entries(document).filter(([name]) => SYSTEM_FIELDS.has(name));
  // Which fields it has afterwards only the migration knows; whoever calls trusts it.
  return { ...migrate(document), ...Object.fromEntries(kept) } as Document;
}

const SYSTEM_FIELDS = new Set([
  '_id',
  'id',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'schemaVersion',
]);
