import { access, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import { uploadsDirectoryOf } from '@karibu/graph/providers.ts';
import { makeBackup } from './backup/make-backup.ts';
import { BackupError } from './backup/manifest.ts';
import { reportFailure } from './server/open-content.ts';
import { joinDatabase } from './server/open-database.ts';

/**
 * `npm run backup -- <folder>`: the whole content, while the server runs or while it does not. The
 * folder has password hashes and signing keys in it, so it is closed to other users.
 */
await reportFailure(async () => {
  const [named] = process.argv.slice(2);
  if (!named) throw new BackupError('Name a folder for the backup: npm run backup -- <folder>');
  const folder = resolve(named);
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new BackupError(`${folder} is not empty; name a new folder`);
  const config = readConfig();
  const { dataDirectory, mongodbUri, firebase } = config;
  if (!mongodbUri) await assertInstalled(dataDirectory);
  const database = await joinDatabase(config);
  try {
    const connection = await connectDatabase(database.uri);
    const uploads = uploadsDirectoryOf(dataDirectory);
    const making = makeBackup(connection, uploads, folder).finally(() => connection.close());
    const { collections, files } = await making;
    const documents = Object.values(collections).reduce((sum, count) => sum + count, 0);
    const pictures = files.filter(({ path }) => path.startsWith('uploads/'));
    console.log(`${documents} documents and ${pictures.length} picture files are in ${folder}.`);
    if (firebase) console.log(`Pictures in the bucket ${firebase.storageBucket} are not in it.`);
  } finally {
    await database.close();
  }
});

/** Opening an embedded database makes one where there is none: a backup of nothing helps nobody. */
async function assertInstalled(dataDirectory: string): Promise<void> {
  await access(join(dataDirectory, 'database')).catch(() => {
    throw new BackupError(`There is nothing to back up in DATA_DIR ${dataDirectory}`);
  });
}
