import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publicUrlOf } from '@karibu/graph/config.ts';
import type { LeftOut } from '@karibu/graph/publication-state.ts';
import { readPublication } from '@karibu/graph/publish/publication.ts';
import { countPages } from '@karibu/graph/publish/release.ts';
import { makeLogoIcons } from '@karibu/graph/resources/settings/logo-icons.ts';
import { createSnapshotReader } from '@karibu/graph/snapshot.ts';
import { makeSizes } from '@karibu/graph/storage/sizes.ts';
import { buildWorkspace } from './build.ts';
import { exportRelease, listNamedPictures } from './publish/export-release.ts';
import { makeRelease } from './publish/make-release.ts';
import { createPageMemory, listFaults } from './publish/page-memory.ts';
import { loadSiteRenderer } from './publish/site-renderer.ts';
import { beginWriting } from './publish/write-beside.ts';
import { ROOT } from './root.ts';
import { type Content, reportFailure, runOnContent } from './server/open-content.ts';
import { joinDatabase } from './server/open-database.ts';

const USAGE = `npm run publish:site -- [folder]
  --service NAME   the Cloud Run service of the API (karibu-api)
  --region NAME    its region (europe-west1)
  --api URL        the address of the API behind nginx (http://127.0.0.1:4000)`;

const LOOK_EVERY_MS = 200;
const LONGEST_WAIT_MS = 300_000;

/**
 * `npm run publish:site [folder]`: the whole site as plain files, in `published` unless named.
 * Where a server runs on the same data, it gives what is live there once nothing waits any more.
 */
await reportFailure(async () => {
  const { directory, service, region, api } = readArguments();
  await runOnContent(
    async (content, config, { use }) => {
      const publicUrl = publicUrlOf(config);
      const release =
        use === 'beside' ? await readLive(content) : await publishNow(content, publicUrl);
      const { releases, disk } = content;
      // Any web server can serve these files; none can make what is missing.
      for (const id of await listNamedPictures(releases, release)) await makeSizes(disk, id);
      await exportRelease({
        store: releases,
        release,
        uploads: disk.directory,
        directory,
        hosting: {
          isHttps: publicUrl.startsWith('https:'),
          service: { serviceId: service, region },
          apiUrl: api,
        },
      });
      console.log(`${countPages(release)} pages are in ${directory}.`);
      if (config.publicUrl === null) console.log(adviseOnAddress(publicUrl));
    },
    process.env,
    joinDatabase,
  );
});

function readArguments() {
  const options = {
    service: { type: 'string', default: 'karibu-api' },
    region: { type: 'string', default: 'europe-west1' },
    api: { type: 'string', default: 'http://127.0.0.1:4000' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new Error('There is one folder.');
    if (!URL.canParse(values.api)) throw new Error('--api is no address.');
    return { directory: positionals[0] ?? 'published', ...values };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** Publishes the content as it is now, and goes live with it in this data directory. */
async function publishNow({ connection, services, storage, releases }: Content, publicUrl: string) {
  await buildWorkspace('site');
  const site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
  await makeLogoIcons({ connection, storage, services: services.byName });
  const report = async (leftOut: LeftOut[]) => tellLeftOut(leftOut.length, leftOut);
  const snapshot = await createSnapshotReader(services.byName, publicUrl, report)();
  const memory = createPageMemory();
  const { write, end } = beginWriting(releases);
  const release = await makeRelease(releases, site, snapshot, memory, { write }).finally(end);
  for (const { path, reason } of listFaults(memory)) console.warn(`${path}: ${reason}`);
  await releases.switchTo(release.id);
  return release;
}

/** Waits until the running server has published all that was saved, and gives what is live. */
async function readLive({ connection, releases }: Content) {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < deadline) {
    const { state, reason, leftOut } = await readPublication(connection);
    if (state === 'failed') throw new Error(`The site could not be published: ${reason}`);
    const live = await releases.current();
    if (state === 'live' && live) {
      tellLeftOut(leftOut.count, leftOut.records);
      return live;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('The running server has not published what was saved within five minutes.');
}

/** Names the records that the pages do not show as they are. */
function tellLeftOut(count: number, records: readonly LeftOut[]): void {
  if (count === 0) return;
  console.log(`What ${count === 1 ? 'one record holds' : `${count} records hold`} is not shown:`);
  for (const { resource, recordId, title, faults } of records) {
    console.log(`  ${resource} · ${title || recordId}: ${faults.join(', ')}`);
  }
}

function adviseOnAddress(publicUrl: string): string {
  const named = publicUrl
    ? `name ${publicUrl} as theirs`
    : 'name no address, and there is no sitemap';
  return `PUBLIC_URL is not set, so the pages ${named}.`;
}
