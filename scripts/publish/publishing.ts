import type { Snapshot } from '@karibu/graph/contract.ts';
import type { PageFault } from '@karibu/graph/publication-state.ts';
import type { Release } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { EventChange } from '@karibu/graph/publish/webhook.ts';
import { withChanges } from '@karibu/graph/snapshot-changes.ts';
import { makeRelease } from './make-release.ts';
import { createPageMemory, listFaults, type PageMemory } from './page-memory.ts';
import { PausedError } from './render-tools.ts';
import { createAhead } from './rendered-ahead.ts';
import type { SiteRenderer } from './site-renderer.ts';
import type { Asked, Waiting } from './waiting.ts';
import type { WritePage } from './write-page.ts';

type Tools = {
  store: ReleaseStore;
  site: SiteRenderer;
  waiting: Waiting;
  /** Reads the content: what the changes name, or all of it without any. */
  readSnapshot: (changes?: EventChange[]) => Promise<Snapshot>;
  /** What was known of pages before the process started, for the content as it is now. */
  readMemory: (snapshot: Snapshot) => Promise<PageMemory>;
  write: WritePage;
  goLive: (release: Release, faults: PageFault[], isRecorded: boolean) => Promise<Release>;
};

export type Publishing = {
  /** Publishes what was asked for, and answers it. It never throws. */
  publish: (asked: Asked) => Promise<void>;
  /** Makes the next publish render every page. */
  forget: () => void;
  memory: () => PageMemory | null;
};

/** More pages do not overtake: they would hold up what they overtake. */
const MOST_OVERTAKING = 200;

/**
 * Publishes one content after the other. While many pages are rendered, changes of records that
 * arrive overtake: what is live goes on with those records alone, as a release of its own. Then the
 * many are rendered on, with those records as well. So each release is the whole site of one
 * content, and what was rendered already stands if its answers do.
 */
export function createPublishing(tools: Tools): Publishing {
  const { store, site, waiting, readSnapshot, readMemory, goLive, write } = tools;
  let memory: PageMemory | null = null;
  /** Takes the place of the memory once all pages were rendered. */
  let renewed: PageMemory | null = null;

  async function publishAll(asked: Asked, covered: Asked[]): Promise<Release> {
    const isKnown = memory !== null;
    let snapshot = await readSnapshot((isKnown && asked.changes) || undefined);
    memory ??= renewed ?? (await readMemory(snapshot));
    const own = renewed ?? memory;
    const ahead = createAhead();
    for (;;) {
      try {
        const mayGoOn = (done: number) => done === 0 || !mayOvertake();
        const release = await makeRelease(store, site, snapshot, own, { ahead, mayGoOn, write });
        if (renewed === own) renewed = null;
        memory = own;
        const isRecorded = covered.some((each) => each.isRecorded);
        return await goLive(release, listFaults(own), isRecorded);
      } catch (error) {
        if (!(error instanceof PausedError)) throw error;
        snapshot = await letPass(covered);
      }
    }
  }

  const mayOvertake = () => waiting.hasNarrow() && memory?.snapshot != null;

  /** Publishes the waiting changes of records. Gives the content as it is now. */
  async function letPass(covered: Asked[]): Promise<Snapshot> {
    const asked = waiting.takeNarrow();
    if (!asked?.changes || !memory?.snapshot) throw new Error('Nothing waits to overtake');
    let snapshot: Snapshot | null = null;
    try {
      snapshot = await readSnapshot(asked.changes);
      const content = withChanges(memory.snapshot, snapshot, asked.changes);
      const mayGoOn = (_done: number, all: number) => all <= MOST_OVERTAKING;
      const release = await makeRelease(store, site, content, memory, { mayGoOn, write });
      asked.resolve(await goLive(release, listFaults(memory), asked.isRecorded));
    } catch (error) {
      if (error instanceof PausedError) covered.push(asked);
      else asked.reject(error);
      if (!snapshot) throw error;
    }
    return snapshot;
  }

  return {
    async publish(asked) {
      const covered = [asked];
      try {
        const release = await publishAll(asked, covered);
        for (const each of covered) each.resolve(release);
      } catch (error) {
        for (const each of covered) each.reject(error);
      }
    },
    forget() {
      renewed = createPageMemory();
    },
    memory: () => memory,
  };
}
