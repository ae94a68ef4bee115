import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@karibu/graph/publish/release.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { createCaller, runCommand, startProcess } from '../server/test-process.ts';

/** A running server with an address that has moved, and the folder exported from it. */
export type ExportedSite = {
  url: string;
  directory: string;
  /** The exported folder, within the directory. */
  site: string;
  release: Release;
  end: () => Promise<void>;
};

const TOUR = {
  title: 'Exported',
  slug: 'old-address',
  description: '<p>It stands on its own.</p>',
  image: 'https://pictures.example/a.jpg',
  category: 'Test',
  destination: 'Zanzibar',
  tourType: 'safari',
  duration: '1 Day',
  price: 321,
};

/** Starts a server and exports its site while it runs. For tests. */
export async function exportSite(): Promise<ExportedSite> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-exported-'));
  const site = join(directory, 'published');
  const environment = { DATA_DIR: join(directory, 'data'), PUBLIC_URL: 'https://site.example' };
  const running = await startProcess(environment);
  const call = await createCaller(running.url);
  const { id } = await call('POST', '/tours', TOUR);
  await call('PUT', `/tours/${id}`, { slug: 'new-address' });
  const { code, complaint } = await runCommand(
    'publish-site.ts',
    [site, '--api', running.url],
    environment,
  );
  if (code !== 0) throw new Error(complaint);
  const release = await createReleaseStore(join(environment.DATA_DIR, 'site')).current();
  if (!release) throw new Error('There is no release');
  return {
    url: running.url,
    directory,
    site,
    release,
    async end() {
      await running.end('SIGTERM');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
