import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@karibu/graph/log.ts';
import { createFaultReport, createLeftOutReport } from '@karibu/graph/publish/publish-reports.ts';
import { startRelay } from '@karibu/graph/publish/relay.ts';
import { listFiles } from '@karibu/graph/publish/release.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { createSnapshotReader } from '@karibu/graph/snapshot.ts';
import { startTestServer, type TestServer } from '@karibu/graph/testing/test-server.ts';
import { buildWorkspace } from '../../build.ts';
import { ROOT } from '../../root.ts';
import { createPublisher } from '../publisher.ts';
import { startPublisherServer } from '../publisher-server.ts';
import { loadSiteRenderer } from '../site-renderer.ts';

export type LiveSite = {
  server: TestServer;
  /** Publishes, and gives every page and feed of the release as text, by its path. */
  readRelease: () => Promise<Record<string, string>>;
  /** The lines of the log so far. */
  log: string[];
  stop: () => Promise<void>;
};

/** The API on a new database with a publisher that it notifies, as `npm start` runs them. */
export async function startLiveSite(): Promise<LiveSite> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-live-'));
  await buildWorkspace('site');
  const log: string[] = [];
  const logger = createLogger('warn', { write: (line) => void log.push(line) });
  const server = await startTestServer();
  const { connection, services, url } = server;
  const store = createReleaseStore(directory);
  const publisher = createPublisher({
    store,
    site: await loadSiteRenderer(join(ROOT, 'site', 'dist')),
    readSnapshot: createSnapshotReader(
      services.byName,
      url,
      createLeftOutReport(connection, logger),
    ),
    recordRelease: async () => {},
    reportFaults: createFaultReport(connection, logger),
    forgetReleases: async () => {},
  });
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const listener = await startPublisherServer({ publisher, secret, port: 0, logger });
  const relay = startRelay(connection, [{ name: 'site', url: listener.url, secret }], logger);
  services.setRelay(relay);
  return {
    server,
    log,
    async readRelease() {
      const release = await publisher.publish();
      const pages = listFiles(release).filter(([path]) => !path.startsWith('/_astro/'));
      const texts = pages.map(async ([path, { hash }]) => {
        return [path, await readFile(store.objectPath(hash), 'utf8')] as const;
      });
      return {
        ...Object.fromEntries(await Promise.all(texts)),
        redirects: JSON.stringify(release.redirects),
      };
    },
    async stop() {
      await relay.stop();
      listener.server.closeAllConnections();
      listener.server.close();
      await publisher.stop();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
