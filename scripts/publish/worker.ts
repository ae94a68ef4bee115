import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createLocalIdentity } from '@karibu/graph/auth/identity/local.ts';
import { connectDatabase } from '@karibu/graph/database/connect.ts';
import { recordRelease } from '@karibu/graph/publish/publication.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { createServices } from '@karibu/graph/services.ts';
import { readSnapshot } from '@karibu/graph/snapshot.ts';
import { createLocalStorage } from '@karibu/graph/storage/local.ts';
import { pino } from 'pino';
import { ROOT } from '../root.ts';
import { createPublisher } from './publisher.ts';
import { startPublisherServer } from './publisher-server.ts';
import { loadSiteRenderer } from './site-renderer.ts';
import type { PublisherSettings } from './start-publisher.ts';

const settings = workerData as PublisherSettings;
const connection = await connectDatabase(settings.databaseUri);
const services = createServices({
  connection,
  identity: createLocalIdentity(connection),
  storage: createLocalStorage({ directory: join(settings.dataDirectory, 'uploads') }),
  otherTargets: [],
  isProduction: true,
});
const publisher = createPublisher({
  store: createReleaseStore(join(settings.dataDirectory, 'site')),
  site: await loadSiteRenderer(join(ROOT, 'site', 'dist')),
  readSnapshot: () => readSnapshot(services.byName, settings.publicUrl),
  recordRelease: (release) => recordRelease(connection, release),
});
const { release, pages } = await publisher.publish().then((made) => ({
  release: made.id,
  pages: Object.values(made.files).filter(({ type }) => type.startsWith('text/html')).length,
}));
const { url, server } = await startPublisherServer({
  publisher,
  secret: settings.secret,
  port: 0,
  logger: pino({ level: settings.logLevel }),
});

parentPort?.on('message', async () => {
  server.close();
  server.closeAllConnections();
  await connection.close();
  parentPort?.close();
});
parentPort?.postMessage({ url, release, pages });
