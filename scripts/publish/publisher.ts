import type { Snapshot } from '@karibu/graph/contract.ts';
import { AppError } from '@karibu/graph/core/errors.ts';
import type { PageFault } from '@karibu/graph/publication-state.ts';
import { KEPT_RELEASES } from '@karibu/graph/publish/publication.ts';
import type { Release } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { EventChange, PagePreview } from '@karibu/graph/publish/webhook.ts';
import { withRecord } from '@karibu/graph/snapshot.ts';
import { createBackground } from './background.ts';
import { readMemory, saveMemory } from './memory-file.ts';
import { createPageMemory } from './page-memory.ts';
import { polish } from './polish.ts';
import { createPublishing } from './publishing.ts';
import { redate } from './redate.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { createWaiting } from './waiting.ts';
import { type WritePage, writeTo } from './write-page.ts';

export type Publisher = {
  /**
   * Publishes the content as it is now. `changes` says what changed since the last publish, as far
   * as it is known. Calls during a publish share the next one. Changes of records overtake a
   * publish of many pages that is under way. `isRecorded` is false where another process has
   * recorded this content as live: then no release is recorded.
   */
  publish: (changes?: EventChange[], isRecorded?: boolean) => Promise<Release>;
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
  /** Writes the pages; without it, the thread that renders them does. */
  write?: WritePage;
  /** Whether files are compressed as well as can be once nothing is to be published. */
  compressesBest?: boolean;
  /** The file that keeps what is known of pages over a restart. Without it, nothing is kept. */
  memoryFile?: string;
};

/** What can wait is done when so long nothing was published. */
const PAUSE_MS = 2_000;

/** Makes releases and goes live with them, one at a time. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { store, site, readSnapshot, recordRelease, memoryFile } = options;
  const { reportFaults, forgetReleases, compressesBest = true, write = writeTo(store) } = options;
  let last: Promise<unknown> = Promise.resolve();
  const waiting = createWaiting();
  const publishing = createPublishing({
    ...{ store, site, waiting, readSnapshot, write },
    readMemory: async (snapshot) =>
      memoryFile ? readMemory(memoryFile, site, snapshot) : createPageMemory(),
    async goLive(release, faults, isRecorded) {
      await goLive(release);
      if (isRecorded) await recordRelease(release, false);
      await reportFaults(faults);
      await forgetReleases(await store.prune(KEPT_RELEASES));
      return release;
    },
  });
  const save = async (isWanted: () => boolean) => {
    const memory = publishing.memory();
    if (memory && memoryFile) await saveMemory(memoryFile, memory, site, isWanted);
  };
  const background = createBackground(async (isWanted) => {
    await save(isWanted);
    if (compressesBest) await polish(store, inTurn, isWanted);
  }, PAUSE_MS);

  async function goLive(release: Release): Promise<void> {
    const live = await store.current();
    if (live?.id !== release.id) await store.switchTo(release.id);
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  return {
    publish(changes, isRecorded = true) {
      const { asked, isNew } = waiting.add(changes, isRecorded);
      const begin = async () => (waiting.take(asked) ? publishing.publish(asked) : undefined);
      if (isNew) inTurn(begin).finally(background.begin);
      return asked.promise;
    },
    forget: publishing.forget,
    async preview({ path, resource, record }) {
      const renderer = site.createRenderer(withRecord(await readSnapshot([]), resource, record));
      const { status, body, failure } = await renderer.render(path);
      if (failure !== undefined) throw new Error(`The page ${path} failed: ${failure}`);
      if (status !== 200) throw new Error(`The page ${path} answered ${status}`);
      return body;
    },
    async stop() {
      await last;
      await background.stop();
      await save(() => true);
    },
    rollBack: (id) =>
      inTurn(async () => {
        const release = await store.find(id);
        if (!release) throw new AppError('NOT_FOUND', 'That release is not kept any more');
        const newest = (await store.list()).at(-1);
        const redated = await redate(store, release, new Date().toISOString());
        await store.save(redated);
        await goLive(redated);
        await recordRelease(redated, id !== newest);
        return redated;
      }).finally(background.begin),
  };
}
