import { join, resolve } from 'node:path';
import { publicUrlOf } from '@karibu/graph/config.ts';
import { countPages } from '@karibu/graph/publish/release.ts';
import { makeLogoIcons } from '@karibu/graph/resources/settings/logo-icons.ts';
import { readSnapshot } from '@karibu/graph/snapshot.ts';
import { makeAllSizes } from '@karibu/graph/storage/sizes.ts';
import { buildWorkspace } from './build.ts';
import { exportRelease } from './publish/export-release.ts';
import { makeRelease } from './publish/make-release.ts';
import { loadSiteRenderer } from './publish/site-renderer.ts';
import { ROOT } from './root.ts';
import { runOnContent } from './server/open-content.ts';

/** `npm run publish:site [folder]`: the whole site as plain files, in `published` unless named. */
await runOnContent(async ({ connection, services, storage, disk, releases }, config) => {
  const directory = resolve(process.argv[2] ?? 'published');
  await buildWorkspace('site');
  const site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
  await makeLogoIcons({ connection, storage, services: services.byName });
  const snapshot = await readSnapshot(services.byName, publicUrlOf(config));
  const release = await makeRelease(releases, site, snapshot);
  // Any web server can serve these files; none can make what is missing.
  await makeAllSizes(disk);
  await exportRelease(releases, release, disk.directory, directory);
  console.log(`${countPages(release)} pages are in ${directory}.`);
});
