import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirectoryError, DataDirectoryInUseError } from '../data-directory.error.ts';

/** The format of the file. Another version may write another number. */
const FORMAT_VERSION = 1;

/**
 * Opens the file in the directory and locks it until it is closed or the process ends. Throws
 * DataDirectoryInUseError when another process has locked it, DataDirectoryError when it cannot be
 * used.
 *
 * Nothing else in this process may open the file, not even to copy it: when a process closes a
 * descriptor of a file, POSIX releases all its locks on that file.
 */
export function openDatabaseFile(directory: string): DatabaseSync {
  const path = join(directory, 'karibu.sqlite');
  try {
    const file = new DatabaseSync(path, { timeout: 0 });
    prepareFile(file, directory);
    return file;
  } catch (error) {
    throw asDirectoryError(error, directory);
  }
}

function prepareFile(file: DatabaseSync, directory: string): void {
  try {
    // With an exclusive lock before the first use of the journal, SQLite needs no shared memory.
    file.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL',
    );
    file.exec('BEGIN EXCLUSIVE');
    assertFormat(file, directory);
    file.exec(`
      CREATE TABLE IF NOT EXISTS collections (
        id INTEGER PRIMARY KEY AUTOINCREMENT, database TEXT NOT NULL, name TEXT NOT NULL,
        options BLOB NOT NULL, UNIQUE (database, name));
      CREATE TABLE IF NOT EXISTS indexes (
        id INTEGER PRIMARY KEY, collection INTEGER NOT NULL REFERENCES collections (id),
        name TEXT NOT NULL, definition BLOB NOT NULL, UNIQUE (collection, name));
      PRAGMA user_version = ${FORMAT_VERSION};
      COMMIT`);
  } catch (error) {
    file.close();
    throw error;
  }
}

function assertFormat(file: DatabaseSync, directory: string): void {
  const found = Number(file.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (found === 0 || found === FORMAT_VERSION) return;
  throw new DataDirectoryError(
    directory,
    `it was written in format ${found}, not ${FORMAT_VERSION}`,
  );
}

function asDirectoryError(error: unknown, directory: string): Error {
  if (error instanceof DataDirectoryError) return error;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  if (code === SQLITE_BUSY || code === SQLITE_LOCKED) return new DataDirectoryInUseError(directory);
  return new DataDirectoryError(directory, error instanceof Error ? error.message : String(error));
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
