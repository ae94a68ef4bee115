import { setTimeout as pause } from 'node:timers/promises';
import { changeFiles, fileOf, listFiles, type ReleaseFile } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { BEST_QUALITY, compressBest, isWellCompressed } from './compress.ts';

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** So many files are compressed before the release names them: of many pages, those of a shard. */
const BATCH = 40;

/** For each millisecond of work, so many of rest: half of one core is the most that this takes. */
const REST = 1;

/**
 * Compresses the files of the live release as well as can be, one at a time, until `isWanted` says
 * no. What was done by then is kept. `rest` is the pause after each, in parts of the work.
 */
export async function polish(
  store: ReleaseStore,
  inTurn: InTurn,
  isWanted: () => boolean,
  rest = REST,
): Promise<void> {
  for (;;) {
    const release = await store.current();
    const rough = release ? listFiles(release).filter(([, file]) => !isWellCompressed(file)) : [];
    if (!release || rough.length === 0) return;
    const polished = await compressSome(store, rough.slice(0, BATCH), isWanted, rest);
    if (polished.length > 0) await inTurn(() => replaceFiles(store, polished));
    if (!isWanted()) return;
  }
}

type Polished = { path: string; hash: string; brotli: string };

async function compressSome(
  store: ReleaseStore,
  files: [string, ReleaseFile][],
  isWanted: () => boolean,
  rest: number,
): Promise<Polished[]> {
  const polished: Polished[] = [];
  for (const [path, file] of files) {
    if (!isWanted()) break;
    const startedAt = performance.now();
    const brotli = await store.addObject(await compressBest(store, file));
    polished.push({ path, hash: file.hash, brotli });
    await pause((performance.now() - startedAt) * rest);
  }
  return polished;
}

/** Puts the compressed files into the release that is live by now, where it has their content. */
async function replaceFiles(store: ReleaseStore, polished: Polished[]): Promise<void> {
  const live = await store.current();
  if (!live) return;
  const changes = new Map<string, ReleaseFile>();
  for (const { path, hash, brotli } of polished) {
    const file = fileOf(live, path);
    if (file?.hash !== hash) continue;
    changes.set(path, { ...file, brotli: { hash: brotli, quality: BEST_QUALITY } });
  }
  await store.save({ ...live, shards: changeFiles(live.shards, changes) });
  await store.switchTo(live.id);
}
