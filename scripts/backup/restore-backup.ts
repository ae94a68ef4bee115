import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import { writeDataState } from '@karibu/graph/migrations/data-state.ts';
import { migrations } from '@karibu/graph/migrations/index.ts';
import { upgradeData } from '@karibu/graph/migrations/upgrade-data.ts';
import { versionedCollections } from '@karibu/graph/services.ts';
import type { Connection } from 'mongoose';
import { prepareDataDirectory } from '../server/data-directory.ts';
import { openDatabase } from '../server/open-database.ts';
import { loadCollection } from './documents.ts';
import { PICTURE_FOLDERS } from './make-backup.ts';
import { BackupError, type Manifest, verifyBackup } from './manifest.ts';
import { noneIfAbsent } from './none-if-absent.ts';
import { settleHistory } from './settle-history.ts';

/** The folder for an unfinished restore. Its content moves to its place when it is complete. */
const STAGING = '.restoring';

/** Restores a backup into an empty installation. Verifies all of it before the first write. */
export async function restoreBackup(config: Config, folder: string): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  const { dataDirectory, mongodbUri } = config;
  const present = await readdir(dataDirectory).catch(noneIfAbsent);
  if (present.some((name) => name !== STAGING)) {
    throw new BackupError(`DATA_DIR ${dataDirectory} is not empty; name a new one`);
  }
  await prepareDataDirectory(dataDirectory);
  const staging = join(dataDirectory, STAGING);
  try {
    await rm(staging, { recursive: true, force: true });
    await loadDocuments({ ...config, dataDirectory: staging }, folder, manifest);
    await copyPictures(folder, staging, manifest);
    // The database comes last: without it the installation still counts as empty.
    for (const name of [...PICTURE_FOLDERS, ...(mongodbUri ? [] : ['database'])]) {
      await rename(join(staging, name), join(dataDirectory, name));
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return manifest;
}

async function loadDocuments(config: Config, folder: string, manifest: Manifest) {
  const { collections, dataVersion } = manifest;
  await mkdir(config.dataDirectory, { recursive: true });
  const database = await openDatabase(config);
  const connection = await connectDatabase(database.uri);
  try {
    await assertEmpty(connection);
    for (const [name, count] of Object.entries(collections)) {
      await loadCollection(connection, name, join(folder, 'collections', `${name}.bson`));
      const loaded = await connection.collection(name).countDocuments();
      if (loaded !== count) throw new BackupError(`${name} has ${loaded} documents, not ${count}`);
    }
    await settleHistory(connection);
    await writeDataState(connection, { version: dataVersion, upgrade: null });
    await upgradeData(connection, {
      collections: versionedCollections,
      list: migrations,
      // The restored folder itself is the backup.
      backUp: async () => null,
    });
    // Sessions of the backup may have been ended since, for example by a new password.
    await connection.collection('sessions').deleteMany({});
  } finally {
    await connection.close();
    await database.close();
  }
}

async function assertEmpty({ db }: Connection): Promise<void> {
  for (const { name } of (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? []) {
    const isEmpty = (await db?.collection(name).findOne({})) === null;
    if (!isEmpty) throw new BackupError('The database is not empty; name a new one');
  }
}

async function copyPictures(folder: string, target: string, { files }: Manifest): Promise<void> {
  for (const name of PICTURE_FOLDERS) await mkdir(join(target, name), { recursive: true });
  for (const { path } of files.filter((file) => !file.path.startsWith('collections/'))) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await copyFile(join(folder, path), join(target, path));
  }
}
