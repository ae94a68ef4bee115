import type { Receipt } from '@karibu/graph/publication-state.ts';
import { isPage, type Release, type Shard } from '@karibu/graph/publish/release.ts';

/** How the pages of a release differ from those of the one before it. Looks at what changed. */
export function compareReleases(
  before: Release | null,
  after: Pick<Release, 'shards' | 'redirects'>,
): Receipt {
  const receipt: Receipt = { changed: [], added: [], removed: [], redirected: [] };
  after.shards.forEach((shard, index) => {
    const old = before?.shards[index];
    if (shard !== old) compareShards(old, shard, receipt);
  });
  for (const [from, to] of Object.entries(after.redirects)) {
    if (before?.redirects[from] !== to) receipt.redirected.push(from);
  }
  for (const paths of [receipt.changed, receipt.added, receipt.removed]) paths.sort();
  return receipt;
}

function compareShards(before: Shard | undefined, after: Shard, receipt: Receipt): void {
  const old = before?.files ?? {};
  for (const [path, file] of Object.entries(after.files)) {
    const was = old[path];
    if (!isPage(file) || was?.hash === file.hash) continue;
    (was ? receipt.changed : receipt.added).push(path);
  }
  for (const [path, file] of Object.entries(old)) {
    if (isPage(file) && !after.files[path]) receipt.removed.push(path);
  }
}
