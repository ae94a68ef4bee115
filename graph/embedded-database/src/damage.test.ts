import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { DatabaseDamagedError } from './data-directory.error.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { connectClient, createTestDirectory, failureOf } from './testing/test-database.ts';

const TEXT = 'The lions sleep in the shade.';
const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

/** A closed database with one document, in which one byte of a text is changed. */
async function makeDamaged(): Promise<string> {
  const directory = createTestDirectory();
  directories.push(directory);
  const database = await startEmbeddedDatabase({ directory });
  const client = await connectClient(database.uri);
  await client.db('karibu').collection('tours').insertOne({ text: TEXT });
  await client.close();
  await database.close();
  const path = join(directory, 'karibu.sqlite');
  const bytes = readFileSync(path);
  bytes.write('t', bytes.indexOf(TEXT));
  writeFileSync(path, bytes);
  return directory;
}

it('TRUST-15 ends without an answer when the check finds damage', async () => {
  const directory = await makeDamaged();
  const { uri, checked, stopped } = await startEmbeddedDatabase({ directory });
  stopped.catch(() => {});
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 300 });
  const reading = failureOf(client.db('karibu').collection('tours').findOne());
  const found = await failureOf(checked);
  expect(found).toBeInstanceOf(DatabaseDamagedError);
  expect(found.message).toBe(
    `The database in ${directory} is damaged: row 1 of documents_1 does not match its checksum.`,
  );
  expect(await failureOf(stopped)).toBe(found);
  expect((await reading).name).toMatch(/^Mongo(?:ServerSelection|Network)Error$/);
  await client.close();
  // The lock is released, so that the file can be looked at or replaced.
  const again = await startEmbeddedDatabase({ directory });
  again.stopped.catch(() => {});
  expect(await failureOf(again.checked)).toBeInstanceOf(DatabaseDamagedError);
});

it('says when a sound file is checked', async () => {
  const directory = createTestDirectory();
  directories.push(directory);
  const { checked, close } = await startEmbeddedDatabase({ directory });
  await expect(checked).resolves.toBeUndefined();
  await close();
});
