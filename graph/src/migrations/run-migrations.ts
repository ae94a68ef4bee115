import type { Connection, mongo } from 'mongoose';
import { dataVersionOf } from './index.ts';
import { applyMigration, pendingOf } from './migrate-values.ts';
import type { Migration, Values } from './migration.ts';

/** What one migration does to one collection. */
export type Effect = {
  version: number;
  collection: string;
  /** How many documents it changes. */
  changed: number;
  /** How many it looks at. */
  total: number;
  /** The first that it changes. */
  sample: { before: Values; after: Values } | null;
};

export type Run = {
  collections: readonly string[];
  /** The version of the data, which every document has at least. */
  from: number;
  list: readonly Migration[];
  /** Only say what would change. */
  isDryRun?: boolean;
};

/**
 * Brings every document of the collections to the version that the list leads to. Each document is
 * written at once with its new version, so a run that was cut short goes on where it stopped and
 * changes none twice.
 */
export async function runMigrations(
  connection: Connection,
  { collections, from, list, isDryRun = false }: Run,
): Promise<Effect[]> {
  const target = dataVersionOf(list);
  const all: Effect[] = [];
  for (const name of collections) {
    const collection = connection.collection(name);
    const effects = pendingOf(list, name, from).map((migration) => newEffect(migration, name));
    all.push(...effects);
    if (isDryRun && effects.length === 0) continue;
    // Of documents that no migration changes, only the version is written.
    const projection = effects.length > 0 ? {} : { schemaVersion: 1 };
    const older = { schemaVersion: { $ne: target } };
    const writes = createWrites(collection, target, isDryRun);
    for await (const document of collection.find(older, { projection }).sort({ _id: 1 })) {
      await writes.add(document, migrateDocument(name, document, list, effects));
    }
    await writes.end();
  }
  return all;
}

function newEffect({ version }: Migration, collection: string): Effect {
  return { version, collection, changed: 0, total: 0, sample: null };
}

/** Gives the document itself where nothing changes. */
function migrateDocument(
  collection: string,
  document: Values,
  list: readonly Migration[],
  effects: readonly Effect[],
): Values {
  const pending = pendingOf(list, collection, document.schemaVersion as number | undefined);
  return pending.reduce((before, migration) => {
    const after = applyMigration(migration, before);
    const isChanged = JSON.stringify(before) !== JSON.stringify(after);
    const effect = effects.find(({ version }) => version === migration.version);
    if (effect) effect.total += 1;
    if (effect && isChanged) effect.changed += 1;
    if (effect && isChanged) effect.sample ??= { before, after };
    return isChanged ? after : before;
  }, document);
}

/** Small enough for no command to hold up the database for long. */
const BATCH = 200;

/** Writes documents with their new version, in batches. */
function createWrites(
  collection: ReturnType<Connection['collection']>,
  schemaVersion: number,
  isDryRun: boolean,
) {
  let batch: mongo.AnyBulkWriteOperation[] = [];
  const end = async () => {
    if (batch.length > 0 && !isDryRun) await collection.bulkWrite(batch, { ordered: false });
    batch = [];
  };
  return {
    end,
    async add(before: mongo.WithId<mongo.BSON.Document>, after: Values) {
      // One that another process has migrated meanwhile is not migrated again.
      const filter = { _id: before._id, schemaVersion: before.schemaVersion ?? null };
      batch.push(
        after === before
          ? { updateOne: { filter, update: { $set: { schemaVersion } } } }
          : { replaceOne: { filter, replacement: { ...withoutWords(after), schemaVersion } } },
      );
      if (batch.length === BATCH) await end();
    },
  };
}

/** The start makes the words of a changed document again. */
function withoutWords({ searchRule: _, searchWords: __, ...values }: Values): Values {
  return values;
}
