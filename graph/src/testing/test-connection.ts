import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@karibu/embedded-database';
import type { Connection } from 'mongoose';
import { connectDatabase } from '../database.ts';
import { testDatabaseUri } from './test-database.ts';

export type TestConnection = { connection: Connection; close: () => Promise<void> };

/** A connection to a new empty database: on `MONGODB_URI`, or else on the embedded one. */
export async function openTestConnection(): Promise<TestConnection> {
  const uri = testDatabaseUri(randomUUID());
  const directory = await mkdtemp(join(tmpdir(), 'karibu-test-'));
  const embedded = uri ? null : await startEmbeddedDatabase({ directory });
  const connection = await connectDatabase(embedded?.uri ?? String(uri));
  return {
    connection,
    async close() {
      if (!embedded) await connection.dropDatabase();
      await connection.close();
      await embedded?.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
