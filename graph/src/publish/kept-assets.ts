import { listFiles, type ReleaseFile } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** Whether a path is one of a built file, whose name changes with its content. */
export function isAsset(path: string): boolean {
  return path.startsWith('/_astro/');
}

/**
 * The assets of all kept releases, by path. A page that was opened before an update may load its
 * scripts after it, for example when somebody reaches a form.
 */
export async function listKeptAssets(store: ReleaseStore): Promise<Map<string, ReleaseFile>> {
  const releases = await Promise.all((await store.list()).map(store.find));
  const files = releases.flatMap((release) => (release ? listFiles(release) : []));
  return new Map(files.filter(([path]) => isAsset(path)));
}
