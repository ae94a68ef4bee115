import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@karibu/embedded-database';
import { connectDatabase } from '@karibu/graph/database.ts';
import type { Connection } from 'mongoose';
import { loadCollection } from '../documents.ts';

/** A backup of a release from before data versions. README.md describes its content. */
export const EARLIER_BACKUP = join(import.meta.dirname, 'without-version');

/** Writes the data of that release into a data directory, as the release would have left it. */
export async function writeEarlierData(dataDirectory: string): Promise<void> {
  await mkdir(dataDirectory, { recursive: true });
  await cp(join(EARLIER_BACKUP, 'uploads'), join(dataDirectory, 'uploads'), { recursive: true });
  const directory = join(dataDirectory, 'database');
  const database = await startEmbeddedDatabase({ directory });
  const connection = await connectDatabase(database.uri);
  await loadEarlierDocuments(connection);
  await connection.close();
  await database.close();
}

/** Loads the documents of that release into a database. */
export async function loadEarlierDocuments(connection: Connection): Promise<void> {
  const folder = join(EARLIER_BACKUP, 'collections');
  for (const file of await readdir(folder)) {
    await loadCollection(connection, file.replace('.bson', ''), join(folder, file));
  }
}

/** Every document of the database by its collection. */
export async function readEverything(connection: Connection): Promise<Record<string, unknown[]>> {
  const found = (await connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  const entries = found.map(async ({ name }) => {
    const documents = await connection.collection(name).find().sort({ _id: 1 }).toArray();
    return [name, documents] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
