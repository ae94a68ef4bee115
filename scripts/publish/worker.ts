import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PUBLIC_CONTEXT } from '@karibu/graph/core/access.ts';
import { createLogger } from '@karibu/graph/log.ts';
import { createLeftOutReport } from '@karibu/graph/publish/left-out.ts';
import {
  forgetReleases,
  readPublication,
  recordRelease,
} from '@karibu/graph/publish/publication.ts';
import { serviceOf } from '@karibu/graph/services.ts';
import { createSnapshotReader } from '@karibu/graph/snapshot.ts';
import { ROOT } from '../root.ts';
import { openContent } from '../server/open-content.ts';
import { watchDate } from './daily.ts';
import { createPublisher } from './publisher.ts';
import { startPublisherServer } from './publisher-server.ts';
import { loadSiteRenderer } from './site-renderer.ts';
import type { PublisherSettings } from './start-publisher.ts';

/** The publisher's thread: publishes once, then waits for notices until it is told to stop. */
const settings = workerData as PublisherSettings;
const { connection, services, releases } = await openContent(settings.databaseUri, {
  dataDirectory: settings.dataDirectory,
  isProduction: true,
  publicUrl: settings.publicUrl,
  // It only reads content: it signs nobody in and stores no picture.
  firebase: null,
});
const logger = createLogger(settings.logLevel);
const publisher = createPublisher({
  store: releases,
  site: await loadSiteRenderer(join(ROOT, 'site', 'dist')),
  readSnapshot: createSnapshotReader(
    services.byName,
    settings.publicUrl,
    createLeftOutReport(connection, logger),
  ),
  recordRelease: (release, isRolledBack) => recordRelease(connection, release, isRolledBack),
  forgetReleases: (ids) => forgetReleases(connection, ids),
});
// A release that somebody went back to stays live over a restart.
const { isRolledBack } = await readPublication(connection);
const kept = isRolledBack ? await releases.current() : null;
const { files } = kept ?? (await publisher.publish());
const { url, port, server } = await startPublisherServer({
  publisher,
  secret: settings.secret,
  port: settings.port,
  logger,
});
const stopWatching = watchDate({
  readTimeZone: async () => {
    const settings = await serviceOf(services.byName, 'settings').get(PUBLIC_CONTEXT, '');
    return String(settings.timeZone);
  },
  async onNewDay() {
    const { isRolledBack } = await readPublication(connection);
    if (!isRolledBack) await publisher.publish();
  },
});
const pages = Object.values(files).filter(({ type }) => type.startsWith('text/html')).length;
parentPort?.postMessage({ url, port, pages });

parentPort?.once('message', async () => {
  stopWatching();
  server.close();
  server.closeAllConnections();
  await publisher.stop();
  await connection.close();
  parentPort?.close();
});
