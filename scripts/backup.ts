import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import { assertKnownVersion, readDataState } from '@karibu/graph/migrations/data-state.ts';
import { DATA_VERSION } from '@karibu/graph/migrations/index.ts';
import { announcePresence } from '@karibu/graph/migrations/presence.ts';
import { noteBackup } from '@karibu/graph/tasks/last-backup.ts';
import type { Connection } from 'mongoose';
import { makeBackup } from './backup/make-backup.ts';
import { BackupError } from './backup/manifest.ts';
import { noneIfAbsent } from './backup/none-if-absent.ts';
import { assertInstalled } from './server/data-directory.ts';
import { reportFailure } from './server/open-content.ts';
import { joinDatabase } from './server/open-database.ts';

/**
 * `npm run backup -- <folder>`: saves the whole content. The server may run meanwhile. The folder
 * holds password hashes and signing keys, so other users have no access to it.
 */
await reportFailure(async () => {
  const [named] = process.argv.slice(2);
  if (!named) throw new BackupError('Name a folder for the backup: npm run backup -- <folder>');
  const folder = resolve(named);
  const present = await readdir(folder).catch(noneIfAbsent);
  if (present.length > 0) throw new BackupError(`${folder} is not empty; name a new folder`);
  const config = readConfig();
  const { dataDirectory, mongodbUri, firebase } = config;
  if (!mongodbUri) await assertInstalled(dataDirectory);
  const database = await joinDatabase(config);
  try {
    const connection = await connectDatabase(database.uri);
    const making = announced(connection, async () => {
      const made = await makeBackup(connection, dataDirectory, folder);
      await noteBackup(connection);
      return made;
    });
    const { collections, files } = await making.finally(() => connection.close());
    const documents = Object.values(collections).reduce((sum, count) => sum + count, 0);
    const pictures = files.filter(({ path }) => !path.startsWith('collections/'));
    console.log(`${documents} documents and ${pictures.length} picture files are in ${folder}.`);
    if (firebase)
      console.log(`The backup has no pictures of the bucket ${firebase.storageBucket}.`);
  } finally {
    await database.close();
  }
});

/** Backs up the data of an older release unchanged, and prevents an upgrade meanwhile. */
async function announced<Result>(connection: Connection, work: () => Promise<Result>) {
  const presence = await announcePresence(connection, 0);
  try {
    assertKnownVersion(await readDataState(connection), DATA_VERSION);
    return await work();
  } finally {
    await presence.leave();
  }
}
