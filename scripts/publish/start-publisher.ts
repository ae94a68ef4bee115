import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type PublisherSettings = {
  databaseUri: string;
  dataDirectory: string;
  publicUrl: string;
  secret: string;
  logLevel: string;
};

export type RunningPublisher = {
  url: string;
  release: string;
  pages: number;
  stop: () => Promise<void>;
};

/**
 * Starts the publisher in a thread of its own, so that rendering never holds up the API. The site
 * is published once before this resolves.
 */
export async function startPublisher(settings: PublisherSettings): Promise<RunningPublisher> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings });
  const [message] = (await once(worker, 'message')) as [Omit<RunningPublisher, 'stop'>];
  return {
    ...message,
    async stop() {
      const exit = once(worker, 'exit');
      worker.postMessage('stop');
      await exit;
    },
  };
}
