import type { Worker } from 'node:worker_threads';
import {
  DataDirectoryError,
  DataDirectoryInUseError,
  EmbeddedDatabaseCrashedError,
} from './data-directory.error.ts';
import type { WorkerMessage } from './worker-message.ts';

/** Waits for the worker's first message and gives its socket path. Rejects on a failed start. */
export function waitUntilListening(worker: Worker, directory: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number) => reject(new EmbeddedDatabaseCrashedError(`exit code ${code}`));
    worker.once('error', reject);
    worker.once('exit', onExit);
    // Under `node --watch` the runtime sends messages of its own, which are ignored.
    worker.on('message', function receive(message: WorkerMessage) {
      if (message.kind !== 'listening' && message.kind !== 'failed') return;
      worker.off('error', reject);
      worker.off('exit', onExit);
      worker.off('message', receive);
      if (message.kind === 'listening') resolve(message.socketPath);
      else reject(startError(message, directory));
    });
  });
}

/** Resolves when the worker ends after a close. Rejects when it ends in any other way. */
export function waitUntilStopped(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    let isClosed = false;
    worker.on('message', ({ kind }: WorkerMessage) => {
      isClosed ||= kind === 'closed';
    });
    worker.once('error', (error) => {
      reject(
        new EmbeddedDatabaseCrashedError(error instanceof Error ? error.message : String(error)),
      );
    });
    worker.once('exit', (code) => {
      if (isClosed) resolve();
      else reject(new EmbeddedDatabaseCrashedError(`exit code ${code}`));
    });
  });
}

type Failure = Extract<WorkerMessage, { kind: 'failed' }>;

function startError(message: Failure, directory: string): Error {
  if (message.name === 'DataDirectoryInUseError') return new DataDirectoryInUseError(directory);
  return new DataDirectoryError(directory, message.reason);
}
