import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  DatabaseDamagedError,
  DataDirectoryError,
  DataDirectoryInUseError,
} from './data-directory.error.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { connectClient, createTestDirectory, failureOf } from './testing/test-database.ts';

const directories: string[] = [];
const databases = new Set<EmbeddedDatabase>();

afterEach(async () => {
  for (const database of databases) await database.close();
  databases.clear();
  for (const directory of directories.splice(0))
    rmSync(directory, { recursive: true, force: true });
});

async function start(directory: string) {
  const database = await startEmbeddedDatabase({ directory });
  databases.add(database);
  return database;
}

async function stop(database: EmbeddedDatabase) {
  await database.close();
  databases.delete(database);
}

function newDirectory(...parts: string[]) {
  const directory = createTestDirectory();
  directories.push(directory);
  return join(directory, ...parts);
}

async function withClient<T>(
  uri: string,
  work: (db: Awaited<ReturnType<typeof connectClient>>) => Promise<T>,
): Promise<T> {
  const client = await connectClient(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const socketOf = (database: EmbeddedDatabase) =>
  decodeURIComponent(database.uri.replace('mongodb://', ''));

describe('the data directory', () => {
  it('RUN-13 is created, and other users have no access to it or its files', async () => {
    const directory = newDirectory('deep', 'er');
    const database = await start(directory);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(statSync(socketOf(database)).mode & 0o777).toBe(0o600);
  });

  it('serves one process at a time, and the next one after a close', async () => {
    const directory = newDirectory();
    const database = await start(directory);
    expect(await failureOf(startEmbeddedDatabase({ directory }))).toBeInstanceOf(
      DataDirectoryInUseError,
    );
    expect(
      await withClient(database.uri, (client) => client.db('x').command({ ping: 1 })),
    ).toMatchObject({ ok: 1 });
    await stop(database);
    await start(directory);
  });

  it('may hold a dead socket', async () => {
    const directory = newDirectory();
    writeFileSync(join(directory, 'mongodb.sock'), '');
    const database = await start(directory);
    expect(
      await withClient(database.uri, (client) => client.db('x').command({ ping: 1 })),
    ).toMatchObject({ ok: 1 });
  });

  it('may be too long for a socket, which then is in a private temporary directory', async () => {
    const directory = newDirectory('x'.repeat(90), 'y'.repeat(90));
    const database = await start(directory);
    const temporary = join(socketOf(database), '..');
    expect(statSync(temporary).mode & 0o777).toBe(0o700);
    expect(
      await withClient(database.uri, (client) => client.db('x').command({ ping: 1 })),
    ).toMatchObject({ ok: 1 });
    await stop(database);
    expect(existsSync(temporary)).toBe(false);
  });

  it('loses the temporary socket directory of a killed process at the next start', async () => {
    const directory = newDirectory('x'.repeat(90), 'y'.repeat(90));
    mkdirSync(directory, { recursive: true });
    const first = await start(directory);
    const left = readFileSync(join(directory, 'socket-directory'), 'utf8');
    await stop(first);
    mkdirSync(left);
    writeFileSync(join(directory, 'socket-directory'), left);
    await start(directory);
    expect(existsSync(left)).toBe(false);
  });

  it('gives one clear line when it is a file, or has a file that is not a database', async () => {
    const file = newDirectory('file');
    writeFileSync(file, '');
    const failure = await failureOf(startEmbeddedDatabase({ directory: file }));
    expect(failure).toBeInstanceOf(DataDirectoryError);
    expect(String(failure.message)).toMatch(/^The data directory .*file cannot be used: [^\n]+$/);
    const directory = newDirectory();
    writeFileSync(
      join(directory, 'karibu.sqlite'),
      'not a database, but long enough to be taken for one'.repeat(40),
    );
    expect(await failureOf(startEmbeddedDatabase({ directory }))).toBeInstanceOf(
      DatabaseDamagedError,
    );
  });
});

describe('reopening', () => {
  it('finds documents, their bytes, indexes and natural order again', async () => {
    const directory = newDirectory();
    const first = await start(directory);
    const before = await withClient(first.uri, async (client) => {
      const collection = client.db('karibu').collection('tours');
      await collection.createIndex({ slug: 1 }, { unique: true });
      await collection.insertMany(Array.from({ length: 50 }, (_, n) => ({ slug: `s${n}`, n })));
      await collection.deleteOne({ n: 7 });
      await collection.updateOne({ n: 3 }, { $set: { n: 3.5 } });
      return await collection.find({}, { raw: true }).toArray();
    });
    await stop(first);
    const second = await start(directory);
    await withClient(second.uri, async (client) => {
      const collection = client.db('karibu').collection('tours');
      expect(await collection.find({}, { raw: true }).toArray()).toEqual(before);
      expect(await failureOf(collection.insertOne({ slug: 's1' }))).toMatchObject({ code: 11000 });
      await collection.insertOne({ slug: 's7' });
      expect(await collection.countDocuments()).toBe(50);
    });
  });
});

describe('closing', () => {
  it('ends connections and resolves `stopped`', async () => {
    const database = await start(newDirectory());
    await stop(database);
    await expect(database.stopped).resolves.toBeUndefined();
    expect(existsSync(socketOf(database))).toBe(false);
  });
});
