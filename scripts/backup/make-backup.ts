import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readDataState } from '@karibu/graph/migrations/data-state.ts';
import type { Connection } from 'mongoose';
import { orderCollections } from './collection-order.ts';
import { dumpCollection } from './documents.ts';
import {
  BackupError,
  type BackupFile,
  describeFile,
  type Manifest,
  writeManifest,
} from './manifest.ts';
import { holdMoment, type Moment } from './moment.ts';
import { noneIfAbsent } from './none-if-absent.ts';

/**
 * An original is removed after all sizes of its picture are made. So originals are copied first:
 * when an original is gone already, all sizes exist and are copied.
 */
export const PICTURE_FOLDERS = ['kept-originals', 'originals', 'uploads'];

/**
 * Writes the content of a database and its pictures into a new or empty folder: at one moment, if
 * the database has snapshots. Linked pictures need no space, but are lost with the disk.
 */
export async function makeBackup(
  connection: Connection,
  dataDirectory: string,
  folder: string,
  pictures: 'copy' | 'link' = 'copy',
): Promise<Manifest> {
  await mkdir(join(folder, 'collections'), { recursive: true, mode: 0o700 }).catch(() => {
    throw new BackupError(`${folder} cannot be written`);
  });
  const copy = () => copyPictures(dataDirectory, folder, pictures);
  const moment = await holdWithPictures(connection, copy);
  const collections: Manifest['collections'] = {};
  const files: BackupFile[] = [];
  for (const name of await listCollections(connection)) {
    const dump = async () => {
      const path = `collections/${name}.bson`;
      collections[name] = await dumpCollection(connection, name, join(folder, path), moment);
      return describeFile(folder, path);
    };
    files.push(await (name === 'uploads' && !moment ? dumpUploads(dump, copy) : dump()));
  }
  await moment?.endSession();
  for (const name of PICTURE_FOLDERS) {
    for (const path of await listFiles(folder, name)) files.push(await describeFile(folder, path));
  }
  const { version: dataVersion } = await readDataState(connection);
  return writeManifest(folder, { dataVersion, collections, files });
}

async function listCollections({ db }: Connection): Promise<string[]> {
  const found = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  return orderCollections(found.map(({ name }) => name));
}

const MOST_PASSES = 20;

/**
 * The files of a picture are written before its record and removed after it. So when the records of
 * a moment still exist after the copy, the copy has all their files.
 */
async function holdWithPictures(
  connection: Connection,
  copy: () => Promise<void>,
): Promise<Moment | null> {
  // The first copy is slow. It comes before the moment, so that few pictures change after it.
  await copy();
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    const moment = await holdMoment(connection);
    if (!moment) return null;
    await copy();
    const before = await listUploads(connection, moment);
    const after = new Set(await listUploads(connection, null));
    if (before.every((id) => after.has(id))) return moment;
    await moment.endSession();
  }
  throw new BackupError(TOO_FAST);
}

async function listUploads(connection: Connection, moment: Moment | null): Promise<string[]> {
  const options = { projection: { _id: 1 }, ...(moment && { session: moment }) };
  const found = await connection.collection('uploads').find({}, options).toArray();
  return found.map(({ _id }) => String(_id));
}

/** Without a moment: records that are equal before and after the copy have all their files. */
async function dumpUploads(dump: () => Promise<BackupFile>, copy: () => Promise<void>) {
  let before = await dump();
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    await copy();
    const after = await dump();
    if (after.sha256 === before.sha256) return after;
    before = after;
  }
  throw new BackupError(TOO_FAST);
}

const TOO_FAST = 'Pictures change too fast to be backed up; please try again';

async function copyPictures(
  dataDirectory: string,
  folder: string,
  way: 'copy' | 'link',
): Promise<void> {
  const copy = way === 'link' ? linkFile : cloneFile;
  for (const name of PICTURE_FOLDERS) {
    const known = new Set(await listFiles(folder, name));
    for (const path of await listFiles(dataDirectory, name)) {
      if (known.has(path)) continue;
      await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
      await copy(join(dataDirectory, path), join(folder, path)).catch((error) => {
        // Removed since the list was read. Its record is gone too, so another pass follows.
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}

const cloneFile = (source: string, target: string) =>
  copyFile(source, target, constants.COPYFILE_FICLONE);

/** Some file systems have no links. */
const linkFile = (source: string, target: string) =>
  link(source, target).catch(() => cloneFile(source, target));

/**
 * The files below a folder, as paths from `parent`; none where it does not exist. Skips hidden
 * ones, still being written.
 */
async function listFiles(parent: string, name: string): Promise<string[]> {
  const options = { withFileTypes: true, recursive: true } as const;
  const entries = await readdir(join(parent, name), options).catch(noneIfAbsent);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(parent.length + 1))
    .sort();
}
