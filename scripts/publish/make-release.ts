import type { Snapshot } from '@karibu/graph/contract.ts';
import { newReleaseId } from '@karibu/graph/publish/kept-releases.ts';
import {
  changeFiles,
  fileOf,
  isSameContent,
  listFiles,
  type Release,
  type ReleaseFile,
} from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { addAssets } from './add-assets.ts';
import { createPageMemory, type PageMemory } from './page-memory.ts';
import { compareReleases } from './receipt.ts';
import { renderPages } from './render-pages.ts';
import type { MayGoOn } from './render-tools.ts';
import { createAhead, type RenderedAhead } from './rendered-ahead.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { type WritePage, writeTo } from './write-page.ts';

/** What a publish can be told beside its content. */
type Options = {
  /** The moment of the release. */
  at?: Date;
  /** What the publish has rendered already, before it was paused. */
  ahead?: RenderedAhead;
  mayGoOn?: MayGoOn;
  /** Writes the pages; without it, the thread that renders them does. */
  write?: WritePage;
};

/**
 * Renders the content into a release and saves it, not yet live. Gives the live release when
 * nothing differs from it. Throws where there is no release to go live with, and a `PausedError`
 * when it may not go on; the live release stays as it is. With the memory of the release before,
 * only pages that the change touches are rendered.
 */
export async function makeRelease(
  store: ReleaseStore,
  site: SiteRenderer,
  snapshot: Snapshot,
  memory: PageMemory = createPageMemory(),
  options: Options = {},
): Promise<Release> {
  const { at = new Date(), ahead = createAhead() } = options;
  const { mayGoOn = () => true, write = writeTo(store) } = options;
  const startedAt = performance.now();
  const live = await store.current();
  const isNew = memory.pages.size === 0;
  const isSiteLive = live !== null && memory.release === live.id;
  const assets = isSiteLive ? new Map() : await addAssets(store, site, live);
  const moment = at.toISOString();
  const pages = await renderPages(snapshot, {
    ...{ store, site, live, memory, ahead, mayGoOn, write, at: moment },
    isSameSite: live !== null && isOfSite(live, site),
  });
  const changes = new Map<string, ReleaseFile | null>([...assets, ...pages.files]);
  for (const path of listGone(live, memory, pages.paths, assets)) changes.set(path, null);
  // What nothing is known of is written whole, so that a file that was lost is there again.
  const shards = changeFiles(isNew ? null : (live?.shards ?? null), changes);
  const redirects = workingRedirects(snapshot.redirects, { shards });
  const { scripts } = site;
  const release = {
    id: newReleaseId(at, (await store.list()).at(-1)),
    at: moment,
    shards,
    redirects,
    scripts,
  };
  const isSame = live?.scripts !== undefined && isSameContent(live, release);
  const durationMs = Math.round(performance.now() - startedAt);
  const receipt = compareReleases(live, release);
  const made = isSame ? { ...live, shards } : { ...release, receipt, durationMs };
  if (!isSame || isNew) await store.save(made);
  pages.remember();
  memory.release = made.id;
  return isSame ? live : made;
}

/** Whether a release has the files that the pages of the site's build need. */
function isOfSite(release: Release, { assets, scripts }: SiteRenderer): boolean {
  const isAllowed = (script: string) => release.scripts?.includes(script);
  return scripts.every(isAllowed) && assets.every(({ path }) => fileOf(release, path));
}

/** The paths of the live release that the content or the site have no more. */
function listGone(
  live: Release | null,
  memory: PageMemory,
  paths: readonly string[],
  assets: ReadonlyMap<string, ReleaseFile>,
): string[] {
  const isKnown = memory.release === live?.id;
  if (!live || (isKnown && paths === memory.paths)) return [];
  const kept = new Set(paths);
  const before = isKnown ? memory.paths : listFiles(live).map(([path]) => path);
  return before.filter((path) => !kept.has(path) && !assets.has(path));
}

/** Redirects from addresses that no page has, to addresses that a page has. */
function workingRedirects(redirects: Record<string, string>, release: Pick<Release, 'shards'>) {
  const isThere = (path: string) => fileOf(release, path) !== undefined;
  const leading = Object.entries(redirects).filter(([from, to]) => isThere(to) && !isThere(from));
  return Object.fromEntries(leading);
}
