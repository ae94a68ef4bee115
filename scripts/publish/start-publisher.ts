import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

export type PublisherSettings = {
  databaseUri: string;
  dataDirectory: string;
  publicUrl: string;
  secret: string;
  logLevel: string;
  /** This process on the list of those that share the database; `null` where it is alone. */
  processId: string | null;
  /** Whether files are compressed as well as can be once nothing is to be published. */
  compressesBest: boolean;
  /** The port on this machine; 0 is any free port. */
  port: number;
};

export type RunningPublisher = { url: string; stop: () => Promise<void> };

type Started = { url: string; port: number };

const RESTART_MS = 1_000;

/**
 * Starts the publisher in a thread of its own, so that rendering never delays the API. It publishes
 * once: before this resolves if nothing is live yet, else behind it. If the thread dies, another
 * one is started; the outbox has kept the changes. Throws when a first publish fails.
 */
export async function startPublisher(
  settings: PublisherSettings,
  logger: Logger,
): Promise<RunningPublisher> {
  let isStopping = false;
  let { worker, started } = await launch(settings, logger);
  watch();

  function watch(): void {
    worker.once('exit', () => {
      if (!isStopping) setTimeout(restart, RESTART_MS).unref();
    });
  }
  async function restart(): Promise<void> {
    if (isStopping) return;
    logger.error('The publisher ended; starting it again');
    try {
      ({ worker } = await launch({ ...settings, port: started.port }, logger));
      watch();
    } catch (error) {
      logger.error({ error }, 'The publisher could not be started');
      setTimeout(restart, RESTART_MS * 10).unref();
    }
  }

  return {
    ...started,
    async stop() {
      isStopping = true;
      if (worker.threadId === -1) return;
      const exit = once(worker, 'exit');
      worker.postMessage('stop');
      await exit;
    },
  };
}

async function launch(
  settings: PublisherSettings,
  logger: Logger,
): Promise<{ worker: Worker; started: Started }> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings });
  const [started] = (await once(worker, 'message')) as [Started];
  worker.on('error', (error) => logger.error({ error }, 'The publisher failed'));
  return { worker, started };
}
