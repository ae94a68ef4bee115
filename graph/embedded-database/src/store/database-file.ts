import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirectoryError, DataDirectoryInUseError } from '../data-directory.error.ts';
import { asDamage, DamageFound } from './damage.ts';
import { checkLog } from './write-ahead-log.ts';

const FILE_NAME = 'karibu.sqlite';
/** A file that stands beside the database from its first start on. */
const MARK_NAME = 'initialized';

/** The format of the file. Format 1 had no checksums; `checkFile` adds them. */
export const FORMAT_VERSION = 2;
const READABLE_FORMATS = [0, 1, FORMAT_VERSION];

/**
 * Opens the file in the directory and locks it until it is closed or the process ends. Throws
 * DataDirectoryInUseError when another process has locked it, DamageFound when it is no
 * database, DataDirectoryError when it cannot be used.
 *
 * Nothing else in this process may open the file, not even to copy it: when a process closes a
 * descriptor of a file, POSIX releases all its locks on that file.
 */
export function openDatabaseFile(directory: string): DatabaseSync {
  const path = join(directory, FILE_NAME);
  try {
    assertPresent(directory, path);
    const file = new DatabaseSync(path, { timeout: 0 });
    prepareFile(file, directory);
    if (!existsSync(join(directory, MARK_NAME))) writeFileSync(join(directory, MARK_NAME), '');
    return file;
  } catch (error) {
    throw asDirectoryError(error, directory);
  }
}

/** The number of the file's format; 0 for a new file. */
export function readFormat(file: DatabaseSync): number {
  return Number(file.prepare('PRAGMA user_version').get()?.user_version ?? 0);
}

/** SQLite would take a file that is missing or empty for a new one. */
function assertPresent(directory: string, path: string): void {
  if (!existsSync(join(directory, MARK_NAME))) return;
  if (!existsSync(path)) throw new DamageFound(`${FILE_NAME} is missing`);
  const hasContent = [path, `${path}-wal`].some(
    (each) => existsSync(each) && statSync(each).size > 0,
  );
  if (!hasContent) throw new DamageFound(`${FILE_NAME} is empty`);
}

function prepareFile(file: DatabaseSync, directory: string): void {
  try {
    // With an exclusive lock before the first use of the journal, SQLite needs no shared memory.
    file.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL',
    );
    file.exec('BEGIN EXCLUSIVE');
    assertFormat(file, directory);
    checkLog(join(directory, `${FILE_NAME}-wal`));
    if (readFormat(file) === 0) createCatalog(file);
    file.exec('COMMIT');
  } catch (error) {
    file.close();
    throw error;
  }
}

function createCatalog(file: DatabaseSync): void {
  const isNew = file.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (!isNew) throw new DamageFound('the number of its format is lost');
  file.exec(CATALOG);
}

const CATALOG = `
  CREATE TABLE collections (
    id INTEGER PRIMARY KEY AUTOINCREMENT, database TEXT NOT NULL, name TEXT NOT NULL,
    options BLOB NOT NULL, checksum INTEGER, UNIQUE (database, name));
  CREATE TABLE indexes (
    id INTEGER PRIMARY KEY, collection INTEGER NOT NULL REFERENCES collections (id),
    name TEXT NOT NULL, definition BLOB NOT NULL, checksum INTEGER, UNIQUE (collection, name));
  PRAGMA user_version = ${FORMAT_VERSION}`;

function assertFormat(file: DatabaseSync, directory: string): void {
  const found = readFormat(file);
  if (READABLE_FORMATS.includes(found)) return;
  throw new DataDirectoryError(
    directory,
    `it was written in format ${found}, not ${FORMAT_VERSION}`,
  );
}

function asDirectoryError(error: unknown, directory: string): Error {
  if (error instanceof DataDirectoryError) return error;
  const damage = asDamage(error);
  if (damage) return damage;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  if (code === SQLITE_BUSY || code === SQLITE_LOCKED) return new DataDirectoryInUseError(directory);
  return new DataDirectoryError(directory, error instanceof Error ? error.message : String(error));
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
