/**
 * The embedded database: a server that speaks MongoDB's wire protocol and keeps its documents in
 * SQLite. The README of this package lists what it answers, its limits and its folders.
 */
import { Worker } from 'node:worker_threads';
import { findSocketPath, prepareDataDirectory } from './data-directory.ts';
import type { ReserveOptions } from './store/reserve.ts';
import { watchWorker } from './worker-lifetime.ts';
import type { WorkerOptions } from './worker-message.ts';

export type EmbeddedDatabase = {
  /** A `mongodb://` address without a database name. */
  uri: string;
  /** Stops the server after the current command. All connections end. */
  close: () => Promise<void>;
  /**
   * Resolves when the whole file is checked. Commands wait for that. Rejects with
   * DatabaseDamagedError when the file is damaged; then the database has ended.
   */
  checked: Promise<void>;
  /**
   * Resolves when the database is closed. Rejects with EmbeddedDatabaseCrashedError when its worker
   * dies, with DatabaseDamagedError when it meets damage: the host should then stop. Without a
   * handler the rejection ends the process.
   */
  stopped: Promise<void>;
};

export type EmbeddedDatabaseOptions = {
  directory: string;
  /** How often expired documents are removed. The default is a minute, as in MongoDB. */
  sweepIntervalMs?: number;
  /** What still works on a full disk: inserts and updates of these collections. */
  reserve?: ReserveOptions;
};

/**
 * Starts the embedded database over `directory` in a worker thread; creates a missing directory.
 * Throws DataDirectoryInUseError when the directory is locked, DatabaseDamagedError when the file
 * is damaged so that it cannot be opened, DataDirectoryError when the directory cannot be used.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const directory = prepareDataDirectory(options.directory);
  const workerOptions: WorkerOptions = {
    directory,
    sweepIntervalMs: options.sweepIntervalMs ?? 60_000,
    reserve: options.reserve,
  };
  // Node warns that its SQLite is experimental. An operator's log does not need that.
  const execArgv = [...process.execArgv, '--disable-warning=ExperimentalWarning'];
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: workerOptions,
    execArgv,
  });
  const { listening, checked, stopped } = watchWorker(worker, directory);
  const socketPath = await listening.catch((error) => {
    stopped.catch(() => {});
    throw error;
  });
  return {
    uri: toUri(socketPath),
    checked,
    stopped,
    close: async () => {
      worker.postMessage('close');
      await stopped;
    },
  };
}

/** The address of the database that another process of this user runs over `directory`. */
export function uriOfRunningDatabase(directory: string): string {
  return toUri(findSocketPath(directory));
}

function toUri(socketPath: string): string {
  return `mongodb://${encodeURIComponent(socketPath)}`;
}
