import { join } from 'node:path';
import type { Snapshot } from '@karibu/graph/contract.ts';
import type { Release } from '@karibu/graph/publish/release.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { makeRelease } from '../make-release.ts';
import { readMemory, saveMemory } from '../memory-file.ts';
import { createPageMemory } from '../page-memory.ts';
import type { SiteRenderer } from '../site-renderer.ts';
import { isSitemap } from '../sitemap.ts';
import { listDifferent } from './compare-live.ts';
import { type Happening, happenTo } from './random-edits.ts';
import { BREAKS } from './random-value.ts';

/** A site that is published incrementally, and compared with a clean full publish. */
export type WatchedSite = {
  /** Publishes the content and then what happens to it, one after the other. */
  follow: (first: Snapshot, happenings: readonly Happening[]) => Promise<void>;
  /** The paths whose live bytes are not those of a full publish. There should be none. */
  listDifferent: () => Promise<string[]>;
  /** How many pages were rendered so far to publish, and how many pages there were. */
  rendered: number;
  published: number;
};

export function watchSite(real: SiteRenderer, directory: string): WatchedSite {
  const memoryFile = join(directory, 'memory.json');
  let store = createReleaseStore(directory);
  let memory = createPageMemory();
  let snapshot: Snapshot;
  /** The renders until the one that fails. */
  let untilFailure = Number.POSITIVE_INFINITY;
  /** Each publish is an hour after the one before. */
  let hour = 0;

  const site: SiteRenderer = {
    ...real,
    createRenderer(given) {
      const renderer = real.createRenderer(given);
      return {
        ...renderer,
        async render(path) {
          watched.rendered += 1;
          untilFailure -= 1;
          if (untilFailure < 0) throw new Error('This page cannot be rendered');
          const page = await renderer.render(path);
          const breaks = page.body.includes(BREAKS) && !isSitemap(path);
          return breaks ? { ...page, failure: BREAKS } : page;
        },
      };
    },
  };

  async function publish(): Promise<Release> {
    hour += 1;
    const at = new Date(Date.UTC(2027, 0, 1, hour));
    const release = await makeRelease(store, site, snapshot, memory, { at });
    await store.switchTo(release.id);
    await store.prune(3);
    watched.published += memory.paths.length;
    return release;
  }
  /** A page that fails stays as it is. Where none was live, nothing goes live. */
  async function publishWhatIsWhole(): Promise<void> {
    await publish().catch((error: Error) => {
      if (!isBroken(snapshot) || !error.message.includes(BREAKS)) throw error;
    });
  }
  async function failOnce(page: number): Promise<void> {
    untilFailure = page;
    await publish().catch(() => {});
    untilFailure = Number.POSITIVE_INFINITY;
  }
  async function restart(): Promise<void> {
    await saveMemory(memoryFile, memory, site, () => true);
    store = createReleaseStore(directory);
    memory = await readMemory(memoryFile, site, structuredClone(snapshot));
  }
  async function goBack(): Promise<void> {
    const [before] = await store.list();
    if (before) await store.switchTo(before);
  }

  const watched: WatchedSite = {
    rendered: 0,
    published: 0,
    async follow(first, happenings) {
      snapshot = first;
      await publish();
      let failing: number | null = null;
      let isPublished = true;
      for (const happening of happenings) {
        snapshot = happenTo(snapshot, happening);
        isPublished = ['edit', 'clone'].includes(happening.kind);
        if (happening.kind === 'failure') failing = happening.page;
        else if (happening.kind === 'restart') await restart();
        else if (happening.kind === 'rollback') await goBack();
        else {
          if (failing !== null) await failOnce(failing);
          failing = null;
          await publishWhatIsWhole();
        }
      }
      if (isBroken(snapshot)) snapshot = mend(snapshot);
      else if (isPublished) return;
      await publish();
    },
    async listDifferent() {
      const live = await store.current();
      return live ? listDifferent(live, real, snapshot) : ['nothing is live'];
    },
  };
  return watched;
}

function isBroken(snapshot: Snapshot): boolean {
  return JSON.stringify(snapshot).includes(BREAKS);
}

function mend(snapshot: Snapshot): Snapshot {
  return JSON.parse(JSON.stringify(snapshot).replaceAll(BREAKS, 'Mended'));
}
