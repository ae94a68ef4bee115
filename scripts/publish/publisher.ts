import type { Snapshot } from '@karibu/graph/contract.ts';
import { AppError } from '@karibu/graph/core/errors.ts';
import type { PageFault } from '@karibu/graph/publication-state.ts';
import { KEPT_RELEASES } from '@karibu/graph/publish/publication.ts';
import type { Release } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { EventChange, PagePreview } from '@karibu/graph/publish/webhook.ts';
import { withRecord } from '@karibu/graph/snapshot.ts';
import { createBackground } from './background.ts';
import { makeRelease } from './make-release.ts';
import { readMemory, saveMemory } from './memory-file.ts';
import { createPageMemory, listFaults, type PageMemory } from './page-memory.ts';
import { polish } from './polish.ts';
import { redate } from './redate.ts';
import type { SiteRenderer } from './site-renderer.ts';

export type Publisher = {
  /**
   * Publishes the content as it is now. `changes` says what changed since the last publish, as far
   * as it is known. Calls during a publish share the next one.
   */
  publish: (changes?: EventChange[]) => Promise<Release>;
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
  /** Reads the content: what the changes name, or all of it without any. */
  readSnapshot: (changes?: EventChange[]) => Promise<Snapshot>;
  /** Notes the release that has just gone live. */
  recordRelease: (release: Release, isRolledBack: boolean) => Promise<void>;
  /** Is told after each publish of the pages that are not live as their records have them. */
  reportFaults: (faults: PageFault[]) => Promise<void>;
  /** Is called with the releases that are no longer kept. */
  forgetReleases: (ids: string[]) => Promise<void>;
  /** The file that keeps what is known of pages over a restart. Without it, nothing is kept. */
  memoryFile?: string;
};

/** What can wait is done when so long nothing was published. */
const PAUSE_MS = 2_000;

/** Makes releases and goes live with them, one at a time. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { store, site, readSnapshot, recordRelease, reportFaults, forgetReleases, memoryFile } =
    options;
  let memory: PageMemory | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let next: { release: Promise<Release>; changes: EventChange[] | null } | null = null;
  const background = createBackground(async (isWanted) => {
    if (memory && memoryFile) await saveMemory(memoryFile, memory, site, isWanted);
    await polish(store, inTurn, isWanted);
  }, PAUSE_MS);

  async function goLive(release: Release, isRolledBack = false): Promise<Release> {
    const live = await store.current();
    if (live?.id !== release.id) await store.switchTo(release.id);
    await recordRelease(release, isRolledBack);
    return release;
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  async function publishNow(changes: EventChange[] | null): Promise<Release> {
    // Nothing is known before the first publish, so that reads all.
    const snapshot = await readSnapshot(memory && changes ? changes : undefined);
    memory ??= memoryFile ? await readMemory(memoryFile, site, snapshot) : createPageMemory();
    const release = await goLive(await makeRelease(store, site, snapshot, memory));
    await reportFaults(listFaults(memory));
    await forgetReleases(await store.prune(KEPT_RELEASES));
    return release;
  }

  return {
    publish(changes) {
      if (next) {
        next.changes = next.changes && changes ? [...next.changes, ...changes] : null;
        return next.release;
      }
      const asked = { changes: changes ?? null };
      const release = inTurn(() => {
        next = null;
        return publishNow(asked.changes);
      }).finally(background.begin);
      next = Object.assign(asked, { release });
      return release;
    },
    forget() {
      memory = createPageMemory();
    },
    async preview({ path, resource, record }) {
      const renderer = site.createRenderer(withRecord(await readSnapshot([]), resource, record));
      const { status, body } = await renderer.render(path);
      if (status !== 200) throw new Error(`The page ${path} answered ${status}`);
      return body;
    },
    async stop() {
      await last;
      await background.stop();
      if (memory && memoryFile) await saveMemory(memoryFile, memory, site, () => true);
    },
    rollBack: (id) =>
      inTurn(async () => {
        const release = await store.find(id);
        if (!release) throw new AppError('NOT_FOUND', 'That release is not kept any more');
        const newest = (await store.list()).at(-1);
        const redated = await redate(store, release, new Date().toISOString());
        await store.save(redated);
        return goLive(redated, id !== newest);
      }).finally(background.begin),
  };
}
