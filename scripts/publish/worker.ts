import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createLogger } from '@karibu/graph/log.ts';
import { noteShown } from '@karibu/graph/migrations/presence.ts';
import {
  forgetReleases,
  readLive,
  recordFailure,
  recordRelease,
} from '@karibu/graph/publish/publication.ts';
import { createFaultReport, createLeftOutReport } from '@karibu/graph/publish/publish-reports.ts';
import { retryDelay } from '@karibu/graph/publish/relay.ts';
import { createSnapshotReader } from '@karibu/graph/snapshot.ts';
import { ROOT } from '../root.ts';
import { openContent } from '../server/open-content.ts';
import { type Follower, followLive } from './follow-live.ts';
import { createPublisher } from './publisher.ts';
import { reasonOf, startPublisherServer } from './publisher-server.ts';
import { loadSiteRenderer } from './site-renderer.ts';
import type { PublisherSettings } from './start-publisher.ts';
import { beginWriting } from './write-beside.ts';

/** The publisher's thread: waits for notices until it is told to stop, and publishes once first. */
const settings = workerData as PublisherSettings;
const logger = createLogger(settings.logLevel);
const { connection, services, releases } = await openContent(settings.databaseUri, {
  dataDirectory: settings.dataDirectory,
  isProduction: true,
  publicUrl: settings.publicUrl,
  // It only reads content: it signs nobody in and stores no picture.
  firebase: null,
});
/** Not where the process is alone on its database. */
let follower: Follower | null = null;
const writing = beginWriting(releases);
const publisher = createPublisher({
  store: releases,
  write: writing.write,
  site: await loadSiteRenderer(join(ROOT, 'site', 'dist')),
  readSnapshot: createSnapshotReader(
    services.byName,
    settings.publicUrl,
    createLeftOutReport(connection, logger),
  ),
  async recordRelease(release, isRolledBack) {
    const before = await recordRelease(connection, release, isRolledBack);
    await follower?.noteOwn(release.id, before);
  },
  reportFaults: createFaultReport(connection, logger),
  forgetReleases: (ids) => forgetReleases(connection, ids),
  compressesBest: settings.compressesBest,
  memoryFile: join(settings.dataDirectory, 'site', 'memory.json'),
});

const isHere = async (id: string | null) => (await releases.current())?.id === id;

/** Publishes, unless somebody went back to a release: that one stays live until the next save. */
async function publishUnlessRolledBack(): Promise<void> {
  const { current, isRolledBack } = await readLive(connection);
  const isKept = isRolledBack && (await isHere(current));
  if (!isKept) await publisher.publish();
}

/**
 * What is live is served meanwhile. A publish that fails at the start is told to the back office,
 * and tried again as an event would be.
 */
async function publishBehind(attempt = 1): Promise<void> {
  await publishUnlessRolledBack().catch(async (error) => {
    logger.error({ error }, 'Publishing at the start failed; the last release stays live');
    await recordFailure(connection, reasonOf(error)).catch((problem) => logger.error(problem));
    setTimeout(() => publishBehind(attempt + 1), retryDelay(attempt)).unref();
  });
}

if ((await releases.current()) === null) await publishUnlessRolledBack();
else publishBehind();
const { secret, port: wanted, processId } = settings;
if (processId) {
  follower = followLive({
    readLive: () => readLive(connection),
    isHere,
    publish: () => publisher.publish(undefined, false),
    noteShown: (release) => noteShown(connection, processId, release),
    logger,
  });
}
const { url, port, server } = await startPublisherServer({
  publisher,
  secret,
  port: wanted,
  logger,
});
parentPort?.postMessage({ url, port });

parentPort?.once('message', async () => {
  await follower?.stop();
  server.close();
  server.closeAllConnections();
  await publisher.stop();
  await writing.end();
  await connection.close();
  parentPort?.close();
});
