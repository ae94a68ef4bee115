import { parentPort, workerData } from 'node:worker_threads';
import type { CommandContext } from './commands/command.ts';
import { DataDirectoryError } from './data-directory.error.ts';
import { prepareSocketPath, removeSocket } from './data-directory.ts';
import { listenOnSocket } from './server.ts';
import { checkFile } from './store/check-file.ts';
import { dropIdleCursors } from './store/cursors.ts';
import { dropIdleSessions } from './store/sessions.ts';
import { dropIdleSnapshots } from './store/snapshots.ts';
import { closeStore, openStore } from './store/store.ts';
import { sweepExpired } from './store/sweep.ts';
import type { WorkerMessage, WorkerOptions } from './worker-message.ts';

/** The worker thread that runs the database. It sends WorkerMessages to its host. */
async function runWorker({ directory, sweepIntervalMs, reserve }: WorkerOptions): Promise<void> {
  const store = openStore(directory, reserve);
  const socketPath = prepareSocketPath(directory);
  const [cursors, snapshots, sessions] = [new Map(), new Map(), new Map()];
  const shared: Omit<CommandContext, 'connectionId'> = { store, cursors, snapshots, sessions };
  const server = await listenOnSocket(socketPath, shared);
  const sweeper = setInterval(() => {
    sweepExpired(store, Date.now());
    dropIdleCursors(cursors, Date.now());
    dropIdleSnapshots(snapshots, Date.now());
    dropIdleSessions(sessions, Date.now());
  }, sweepIntervalMs);
  const stop = async (message: WorkerMessage) => {
    clearInterval(sweeper);
    await server.close();
    closeStore(store);
    removeSocket(directory, socketPath);
    send(message);
    parentPort?.close();
  };
  parentPort?.once('message', () => stop({ kind: 'closed' }));
  send({ kind: 'listening', socketPath });
  // Commands wait in their sockets meanwhile, so none of them is answered from a damaged file.
  try {
    checkFile(store.file);
    send({ kind: 'checked' });
  } catch (error) {
    await stop(failureOf(error));
  }
}

function failureOf(error: unknown): WorkerMessage {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const reason = error instanceof DataDirectoryError ? error.reason : message;
  return { kind: 'failed', name, reason };
}

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

try {
  await runWorker(workerData as WorkerOptions);
} catch (error) {
  send(failureOf(error));
  parentPort?.close();
}
