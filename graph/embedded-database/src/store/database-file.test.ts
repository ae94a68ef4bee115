import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { DataDirectoryError, DataDirectoryInUseError } from '../data-directory.error.ts';
import { createTestDirectory } from '../testing/test-database.ts';
import { openDatabaseFile } from './database-file.ts';

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function newDirectory(): string {
  const directory = createTestDirectory();
  directories.push(directory);
  return directory;
}

it('uses a write-ahead log and waits for the disk', () => {
  const file = openDatabaseFile(newDirectory());
  expect(file.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(file.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(file.prepare('PRAGMA locking_mode').get()).toEqual({ locking_mode: 'exclusive' });
  file.close();
});

it('is locked by one opener until it is closed', () => {
  const directory = newDirectory();
  const file = openDatabaseFile(directory);
  expect(() => openDatabaseFile(directory)).toThrow(DataDirectoryInUseError);
  file.close();
  openDatabaseFile(directory).close();
});

it('refuses a file of another format', () => {
  const directory = newDirectory();
  const file = openDatabaseFile(directory);
  file.exec('PRAGMA user_version = 99');
  file.close();
  expect(() => openDatabaseFile(directory)).toThrow(DataDirectoryError);
  expect(() => openDatabaseFile(directory)).toThrow(/it was written in format 99, not 2\.$/);
});
