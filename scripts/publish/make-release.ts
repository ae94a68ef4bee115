import type { Snapshot } from '@karibu/graph/contract.ts';
import type { Receipt } from '@karibu/graph/publication-state.ts';
import {
  newReleaseId,
  type Release,
  type ReleaseFile,
  type ReleaseStore,
} from '@karibu/graph/publish/release-store.ts';
import { BEST_QUALITY, type Compressor, createCompressor } from './compress.ts';
import { type PageMemory, renderPages } from './render-pages.ts';
import type { SiteRenderer } from './site-renderer.ts';

type Files = Record<string, ReleaseFile>;

/**
 * Renders the content into a release and saves it, not yet live. Gives the live release when
 * nothing differs from it. Throws when a page cannot be rendered; the live release stays as it is.
 * With the memory of the release before, only pages that the change touches are rendered. `at` is
 * the moment of the release.
 */
export async function makeRelease(
  store: ReleaseStore,
  site: SiteRenderer,
  snapshot: Snapshot,
  memory: PageMemory = new Map(),
  at = new Date(),
): Promise<Release> {
  const startedAt = performance.now();
  const live = await store.current();
  const compress = createCompressor(store, live);
  const assets = await addAssets(store, site, compress);
  const pages = await renderPages(snapshot, {
    store,
    site,
    compress,
    live,
    memory,
    at: at.toISOString(),
  });
  const files = { ...assets, ...pages };
  const redirects = workingRedirects(snapshot.redirects, files);
  const receipt = compare(live, files, redirects);
  const isLive = live?.scripts && isEmpty(receipt) && isSame(live, files, redirects);
  if (live && isLive) return live;
  const durationMs = Math.round(performance.now() - startedAt);
  const release = {
    id: newReleaseId(at, (await store.list()).at(-1)),
    at: at.toISOString(),
    files,
    redirects,
    scripts: site.scripts,
    receipt,
    durationMs,
  };
  await store.save(release);
  return release;
}

async function addAssets(store: ReleaseStore, site: SiteRenderer, compress: Compressor) {
  const files: Files = {};
  for (const { path, bytes, type } of site.assets) {
    const hash = await store.addObject(bytes);
    files[path] = await compress({ hash, type, bytes: bytes.byteLength }, bytes, BEST_QUALITY);
  }
  return files;
}

/** Redirects from addresses that no page has, to addresses that a page has. */
function workingRedirects(redirects: Record<string, string>, files: Files) {
  const leading = Object.entries(redirects).filter(([from, to]) => files[to] && !files[from]);
  return Object.fromEntries(leading);
}

/** How the pages of a release differ from those of the one before. */
function compare(before: Release | null, files: Files, redirects: Record<string, string>): Receipt {
  const old = before?.files ?? {};
  const isPage = (path: string) => (files[path] ?? old[path])?.type.startsWith('text/html');
  const paths = [...new Set([...Object.keys(files), ...Object.keys(old)])].filter(isPage).sort();
  return {
    added: paths.filter((path) => !old[path]),
    removed: paths.filter((path) => !files[path]),
    changed: paths.filter((path) => {
      const [was, is] = [old[path], files[path]];
      return was && is && was.hash !== is.hash;
    }),
    redirected: Object.keys(redirects).filter(
      (path) => before?.redirects[path] !== redirects[path],
    ),
  };
}

function isEmpty(receipt: Receipt): boolean {
  return Object.values(receipt).every((paths) => paths.length === 0);
}

function isSame(live: Release, files: Files, redirects: Record<string, string>): boolean {
  const hashes = (of: Files) =>
    JSON.stringify(
      Object.entries(of)
        .map(([path, { hash }]) => [path, hash])
        .sort(),
    );
  const moves = (of: Record<string, string>) => JSON.stringify(Object.entries(of).sort());
  return hashes(live.files) === hashes(files) && moves(live.redirects) === moves(redirects);
}
