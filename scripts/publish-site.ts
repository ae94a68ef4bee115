import { join, resolve } from 'node:path';
import { readSnapshot } from '@karibu/graph/snapshot.ts';
import { buildWorkspace } from './build.ts';
import { exportRelease } from './publish/export-release.ts';
import { makeRelease } from './publish/make-release.ts';
import { loadSiteRenderer } from './publish/site-renderer.ts';
import { ROOT } from './root.ts';
import { runOnContent } from './server/open-content.ts';

/** `npm run publish:site [folder]`: the whole site as plain files, in `published` unless named. */
await runOnContent(async ({ services, storage, releases }, config) => {
  const directory = resolve(process.argv[2] ?? 'published');
  await buildWorkspace('site');
  const site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
  const snapshot = await readSnapshot(services.byName, config.publicUrl ?? 'http://localhost:4000');
  const release = await makeRelease(releases, site, snapshot);
  await exportRelease(releases, release, storage.directory, directory);
  const pages = Object.values(release.files).filter(({ type }) => type.startsWith('text/html'));
  console.log(`${pages.length} pages are in ${directory}.`);
});
