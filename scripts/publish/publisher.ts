import type { Snapshot } from '@karibu/graph/contract.ts';
import { AppError } from '@karibu/graph/core/errors.ts';
import { KEPT_RELEASES } from '@karibu/graph/publish/publication.ts';
import type { Release, ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { PagePreview } from '@karibu/graph/publish/webhook.ts';
import { withRecord } from '@karibu/graph/snapshot.ts';
import { compressBetter } from './compress.ts';
import { makeRelease } from './make-release.ts';
import { redate } from './redate.ts';
import type { PageMemory } from './render-pages.ts';
import type { SiteRenderer } from './site-renderer.ts';

export type Publisher = {
  /** Publishes the content as it is now. Calls during a publish share the next one. */
  publish: () => Promise<Release>;
  /** Makes the next publish render every page. */
  forget: () => void;
  /** Renders one page as if a record had been saved. Nothing goes live. Throws unless it is 200. */
  preview: (preview: PagePreview) => Promise<string>;
  /** Goes back to an earlier release. Throws NOT_FOUND when it is no longer kept. */
  rollBack: (id: string) => Promise<Release>;
  /** Waits for the publish that is under way. */
  stop: () => Promise<void>;
};

type PublisherOptions = {
  store: ReleaseStore;
  site: SiteRenderer;
  readSnapshot: () => Promise<Snapshot>;
  /** Notes the release that has just gone live. */
  recordRelease: (release: Release, isRolledBack: boolean) => Promise<void>;
  /** Is called with the releases that are no longer kept. */
  forgetReleases: (ids: string[]) => Promise<void>;
};

/** As many as one can go back to, and the live one. */

/** Makes releases and goes live with them, one at a time. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { store, site, readSnapshot, recordRelease, forgetReleases } = options;
  const memory: PageMemory = new Map();
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Release> | null = null;
  let polishing: Promise<void> = Promise.resolve();
  let turns = 0;
  let isStopped = false;

  async function goLive(release: Release, isRolledBack = false): Promise<Release> {
    const live = await store.current();
    if (live?.id !== release.id) await store.switchTo(release.id);
    await recordRelease(release, isRolledBack);
    return release;
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    turns += 1;
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  /** Compresses the live release better while no publish waits. */
  async function polish(release: Release): Promise<void> {
    const turn = turns;
    const isAlone = () => turns === turn && !isStopped;
    const polished = await compressBetter(store, release, isAlone);
    if (!isAlone()) return;
    await inTurn(async () => {
      await store.save(polished);
      await store.switchTo(release.id);
    });
  }

  return {
    publish() {
      if (next) return next;
      const publishing = inTurn(async () => {
        next = null;
        const release = await goLive(await makeRelease(store, site, await readSnapshot(), memory));
        await forgetReleases(await store.prune(KEPT_RELEASES));
        return release;
      });
      next = publishing;
      polishing = publishing.then(polish).catch(() => {});
      return publishing;
    },
    forget: () => memory.clear(),
    async preview({ path, resource, record }) {
      const renderer = site.createRenderer(withRecord(await readSnapshot(), resource, record));
      const { status, body } = await renderer.render(path);
      if (status !== 200) throw new Error(`The page ${path} answered ${status}`);
      return body;
    },
    async stop() {
      isStopped = true;
      await Promise.all([last, polishing]);
    },
    rollBack: (id) =>
      inTurn(async () => {
        const release = await store.find(id);
        if (!release) throw new AppError('NOT_FOUND', 'That release is not kept any more');
        const newest = (await store.list()).at(-1);
        const redated = await redate(store, release, new Date().toISOString());
        await store.save(redated);
        return goLive(redated, id !== newest);
      }),
  };
}
