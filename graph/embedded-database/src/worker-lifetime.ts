import type { Worker } from 'node:worker_threads';
import {
  DatabaseDamagedError,
  DataDirectoryError,
  DataDirectoryInUseError,
  EmbeddedDatabaseCrashedError,
} from './data-directory.error.ts';
import type { WorkerMessage } from './worker-message.ts';

/** The steps of a worker's life. Each rejects when the worker ends before it is reached. */
export type WorkerLifetime = {
  /** Gives the socket path. Rejects with the reason of a failed start. */
  listening: Promise<string>;
  checked: Promise<void>;
  /** Resolves when the worker ends after a close. Rejects when it ends in any other way. */
  stopped: Promise<void>;
};

/** Watches a worker that has just been created over `directory`. */
export function watchWorker(worker: Worker, directory: string): WorkerLifetime {
  const [listening, checked, stopped] = [
    Promise.withResolvers<string>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  let isClosed = false;
  const fail = (error: Error) => {
    for (const step of [listening, checked, stopped]) step.reject(error);
  };
  // Whoever does not wait for these learns of the failure from `stopped`, or from the start.
  for (const { promise } of [listening, checked]) promise.catch(() => {});
  // Under `node --watch` the runtime sends messages of its own, which are ignored.
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'listening') listening.resolve(message.socketPath);
    if (message.kind === 'checked') checked.resolve();
    isClosed ||= message.kind === 'closed';
    if (message.kind === 'failed') fail(startError(message, directory));
  });
  worker.once('error', (error) => fail(asLifetimeError(error, directory)));
  worker.once('exit', (code) => {
    if (isClosed) stopped.resolve();
    fail(new EmbeddedDatabaseCrashedError(`exit code ${code}`));
  });
  return { listening: listening.promise, checked: checked.promise, stopped: stopped.promise };
}

type Failure = Extract<WorkerMessage, { kind: 'failed' }>;

function startError({ name, reason }: Failure, directory: string): Error {
  if (name === 'DataDirectoryInUseError') return new DataDirectoryInUseError(directory);
  if (name === 'DamageFound') return new DatabaseDamagedError(directory, reason);
  return new DataDirectoryError(directory, reason);
}

/** A worker that meets damage while it answers dies of it, rather than answer with it. */
function asLifetimeError(error: unknown, directory: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  const isDamage = error instanceof Error && error.name === 'DamageFound';
  if (isDamage) return new DatabaseDamagedError(directory, message);
  return new EmbeddedDatabaseCrashedError(message);
}
