import type { ReserveOptions } from './store/reserve.ts';

/** The options of the worker. */
export type WorkerOptions = {
  directory: string;
  sweepIntervalMs: number;
  reserve?: ReserveOptions | undefined;
};

/** The messages from the worker to its host. The host sends one message: `close`. */
export type WorkerMessage =
  | { kind: 'listening'; socketPath: string }
  | { kind: 'checked' }
  | { kind: 'failed'; name: string; reason: string }
  | { kind: 'closed' };
