import { join, resolve } from 'node:path';
import { publicUrlOf } from '@karibu/graph/config.ts';
import { uploadsDirectoryOf } from '@karibu/graph/providers.ts';
import { makeLogoIcons } from '@karibu/graph/resources/settings/logo-icons.ts';
import { readSnapshot } from '@karibu/graph/snapshot.ts';
import { buildWorkspace } from './build.ts';
import { exportRelease } from './publish/export-release.ts';
import { makeRelease } from './publish/make-release.ts';
import { loadSiteRenderer } from './publish/site-renderer.ts';
import { ROOT } from './root.ts';
import { runOnContent } from './server/open-content.ts';

/** `npm run publish:site [folder]`: writes the whole site as plain files; default `published`. */
await runOnContent(async ({ connection, services, storage, releases }, config) => {
  const directory = resolve(process.argv[2] ?? 'published');
  await buildWorkspace('site');
  const site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
  await makeLogoIcons({ connection, storage, services: services.byName });
  const snapshot = await readSnapshot(services.byName, publicUrlOf(config));
  const release = await makeRelease(releases, site, snapshot);
  const uploads = uploadsDirectoryOf(config.dataDirectory);
  await exportRelease(releases, release, uploads, directory);
  const pages = Object.values(release.files).filter(({ type }) => type.startsWith('text/html'));
  console.log(`${pages.length} pages are in ${directory}.`);
});
