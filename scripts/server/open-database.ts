import { join } from 'node:path';
import { startEmbeddedDatabase, uriOfRunningDatabase } from '@karibu/embedded-database';
import {
  DatabaseDamagedError,
  DataDirectoryInUseError,
} from '@karibu/embedded-database/data-directory.error.ts';
import type { Config } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import { explainConnection } from './explain-connection.ts';
import { StartError } from './start-error.ts';

/**
 * Who else uses the database: nobody (the embedded one, opened here), the process that opened the
 * embedded one, or any number of processes (a MongoDB).
 */
export type DatabaseUse = 'alone' | 'beside' | 'shared';

export type OpenDatabase = {
  uri: string;
  use: DatabaseUse;
  close: () => Promise<void>;
  /** Rejects, with one line for people, when the embedded database dies. */
  stopped: Promise<void>;
};

/** What must work on a full disk: signing in and out, and saying that publishing failed. */
const RESERVE = {
  bytes: 8 * 1024 * 1024,
  collections: [
    ...['sessions', 'credentials', 'second_factors', 'security_events', 'rate_limits'],
    ...['revisions', 'outbox', 'processes'],
  ],
};

/**
 * Opens the database in the configuration, when its file is checked. Never falls back to another
 * one. Throws StartError.
 */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const { mongodbUri, dataDirectory } = config;
  if (mongodbUri) {
    const connection = await connectDatabase(mongodbUri).catch((error) => {
      throw new StartError(explainConnection(error));
    });
    return {
      uri: mongodbUri,
      use: 'shared',
      close: () => connection.close(),
      stopped: new Promise(() => {}),
    };
  }
  try {
    const { uri, checked, close, stopped } = await startEmbeddedDatabase({
      directory: join(dataDirectory, 'database'),
      reserve: RESERVE,
    });
    // The caller awaits `stopped`. A crash during the start fails the current step instead.
    stopped.catch(() => {});
    await checked;
    return { uri, use: 'alone', close, stopped };
  } catch (error) {
    throw new StartError(describeFailure(error), { cause: error });
  }
}

/** What is wrong with the database, in one line, and for damage the way out of it. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof DatabaseDamagedError)) return error.message;
  return `${error.message} Restore a backup into a new DATA_DIR: npm run restore -- <folder>`;
}

/**
 * Opens the database, or uses the embedded database of a running process over its socket. For
 * commands that work while the server runs.
 */
export async function joinDatabase(config: Config): Promise<Omit<OpenDatabase, 'stopped'>> {
  try {
    return await openDatabase(config);
  } catch (error) {
    const isRunning = error instanceof Error && error.cause instanceof DataDirectoryInUseError;
    if (!isRunning) throw error;
    const uri = uriOfRunningDatabase(join(config.dataDirectory, 'database'));
    return { uri, use: 'beside', close: async () => {} };
  }
}
