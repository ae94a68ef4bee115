/** What the worker is told at its start. */
export type WorkerOptions = { directory: string; sweepIntervalMs: number };

/** What the worker tells its host. The host sends a single message back: to close. */
export type WorkerMessage =
  | { kind: 'listening'; socketPath: string }
  | { kind: 'failed'; name: string; reason: string }
  | { kind: 'closed' };
