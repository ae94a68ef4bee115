import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@karibu/embedded-database';
import type { Connection } from 'mongoose';
import { connectDatabase } from '../database.ts';

export type TestConnection = { connection: Connection; close: () => Promise<void> };

/** Connects to an empty database of its own: on `MONGODB_URI` if set, else an embedded one. */
export async function openTestConnection(): Promise<TestConnection> {
  const server = process.env.MONGODB_URI?.replace(/\/+$/, '');
  const directory = await mkdtemp(join(tmpdir(), 'karibu-test-'));
  const embedded = server ? null : await startEmbeddedDatabase({ directory });
  const connection = await connectDatabase(embedded?.uri ?? `${server}/karibu_${Date.now()}`);
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
