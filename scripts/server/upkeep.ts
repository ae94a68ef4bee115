import { once } from 'node:events';
import type { App } from '@karibu/graph/app.ts';
import { removeExpired } from '@karibu/graph/resources/uploads/removed-uploads.ts';
import { sweepUploads } from '@karibu/graph/resources/uploads/sweep-uploads.ts';
import { widenUploads } from '@karibu/graph/resources/uploads/widen-uploads.ts';
import { startSizes } from '@karibu/graph/storage/background-sizes.ts';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';

const HOUR_MS = 3600 * 1000;

/**
 * Looks after the files of uploads, until it is stopped: between two files, so that a stop waits
 * for one step at most. What is left to do is done after the next start.
 */
export function startUpkeep(connection: Connection, app: App, logger: Logger) {
  const stopping = new AbortController();
  const running = work(connection, app, logger, stopping.signal);
  const removal = setInterval(() => removeOld(app, logger), HOUR_MS);
  return {
    async stop() {
      stopping.abort();
      clearInterval(removal);
      await running;
    },
  };
}

/**
 * Removes what crashes left of uploads, then makes the sizes of all others. In the other order a
 * lost upload would get new files, and so be spared for another hour.
 */
async function work(connection: Connection, app: App, logger: Logger, signal: AbortSignal) {
  const { services, storage, disk } = app;
  const warn = (message: string) => (error: unknown) => {
    if (!signal.aborted) logger.warn({ error }, message);
  };
  await sweepUploads({ connection, services: services.byName, storage, disk }, signal).then(
    (left) => left.length > 0 && logger.info({ left }, 'Files of lost uploads were removed'),
    warn('The files of lost uploads could not be removed'),
  );
  if (signal.aborted) return;
  const sizes = startSizes(disk, logger);
  const ended = once(signal, 'abort').then(sizes.stop);
  await widen(app, logger, signal).catch(warn('Older pictures could not get further widths'));
  await ended;
}

async function widen({ services, disk }: App, logger: Logger, signal: AbortSignal): Promise<void> {
  const uploads = services.byName.get('uploads');
  if (!uploads) return;
  const tools = { uploads, storage: disk, outbox: services.outbox, logger };
  const pictures = await widenUploads(tools, signal);
  if (pictures > 0) logger.info({ pictures }, 'Older pictures have widths for fine screens now');
}

/** Removes the files of pictures that can no longer be brought back. */
function removeOld({ services, storage }: App, logger: Logger): void {
  const uploads = services.byName.get('uploads');
  if (!uploads) return;
  removeExpired(uploads, storage).catch((error) =>
    logger.warn({ error }, 'The files of removed pictures could not be removed'),
  );
}
