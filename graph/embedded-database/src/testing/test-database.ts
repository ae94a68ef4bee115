import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { startEmbeddedDatabase } from '../embedded-database.ts';

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/** Starts a database in a directory of its own and connects the real driver to it. */
export async function openTestDatabase(options: { sweepIntervalMs?: number } = {}) {
  const directory = createTestDirectory();
  const database = await startEmbeddedDatabase({ directory, ...options });
  const client = await connectClient(database.uri);
  const db = client.db('karibu');
  return {
    directory,
    database,
    uri: database.uri,
    client,
    db,
    /** A collection that no other test uses. */
    collection: () => db.collection(uniqueName(), { promoteValues: true }),
    close: async () => {
      await client.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export async function connectClient(uri: string) {
  return await new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 20_000 }).connect();
}

/** A fresh directory for one test. */
export function createTestDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'karibu-test-'));
}

/** The error of a promise that must reject. */
export async function failureOf(promise: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    return error as Record<string, unknown>;
  }
  throw new Error('The promise did not reject');
}

let names = 0;

function uniqueName(): string {
  names += 1;
  return `c${names}`;
}
