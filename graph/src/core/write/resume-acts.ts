import type { Logger } from 'pino';
import type { Journal } from './journal.ts';

const EVERY_MS = 5_000;

/**
 * Finishes what dead processes left in the journal, now and every five seconds. The first round
 * has ended when this resolves. A stop waits for the act that is being finished.
 */
export async function startResuming(journal: Journal, logger: Logger) {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const resume = () => {
    running ??= resumeOnce(journal, logger, stopping.signal).finally(() => {
      running = null;
    });
    return running;
  };
  await resume();
  const timer = setInterval(resume, EVERY_MS);
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}

async function resumeOnce(journal: Journal, logger: Logger, signal: AbortSignal): Promise<void> {
  const errors = await journal.resume(signal).catch((error) => [error]);
  for (const error of errors) logger.warn({ error }, 'An act of the journal is not finished yet');
}
