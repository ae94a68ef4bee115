import { readFile } from 'node:fs/promises';
import {
  changeFiles,
  fileOf,
  listFiles,
  type Release,
  type ReleaseFile,
} from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { dateSitemap, isSitemap } from './sitemap.ts';
import { writeTo } from './write-page.ts';

/**
 * A release as it takes the place of the live one at a moment, in ISO 8601. Every page whose bytes
 * differ from the live ones changes at that moment, and the sitemap says so. All else stays.
 */
export async function redate(store: ReleaseStore, release: Release, at: string): Promise<Release> {
  const live = await store.current();
  if (!live || live.id === release.id) return release;
  const isChanged = (path: string) => fileOf(release, path)?.hash !== fileOf(live, path)?.hash;
  const changed = listFiles(release).filter(([path]) => isChanged(path));
  const changes = new Map<string, ReleaseFile | null>(
    changed.map(([path, file]) => [path, { ...file, changedAt: at }]),
  );
  for (const [path, sitemap] of listFiles(release).filter(([path]) => isSitemap(path))) {
    const xml = await readFile(store.objectPath(sitemap.hash), 'utf8');
    const dated = dateSitemap(xml, (each) => (isChanged(each) ? at : undefined));
    if (dated === xml) continue;
    const file = await writeTo(store)(sitemap.type, dated, undefined);
    changes.set(path, { ...file, changedAt: at });
  }
  return { ...release, shards: changeFiles(release.shards, changes) };
}
