import type { Snapshot } from '@karibu/graph/contract.ts';
import type { Release, ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { makeRelease } from './make-release.ts';
import type { SiteRenderer } from './site-renderer.ts';

export type Publisher = {
  /** Publishes the content as it is now. Calls during a publish share the next one. */
  publish: () => Promise<Release>;
  /** Goes back to an earlier release. Throws when it is not kept any more. */
  rollBack: (id: string) => Promise<Release>;
};

type PublisherOptions = {
  store: ReleaseStore;
  site: SiteRenderer;
  readSnapshot: () => Promise<Snapshot>;
  /** Notes the release that has just gone live. */
  recordRelease: (release: Release) => Promise<void>;
};

/** The rollback reaches this many releases back. */
const KEPT_RELEASES = 20;

/** Makes releases and goes live with them, one at a time. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { store, site, readSnapshot, recordRelease } = options;
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Release> | null = null;

  async function goLive(release: Release): Promise<Release> {
    const live = await store.current();
    if (live?.id !== release.id) await store.switchTo(release.id);
    await recordRelease(release);
    return release;
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  return {
    publish() {
      next ??= inTurn(async () => {
        next = null;
        const release = await goLive(await makeRelease(store, site, await readSnapshot()));
        await store.prune(KEPT_RELEASES);
        return release;
      });
      return next;
    },
    rollBack: (id) =>
      inTurn(async () => {
        const release = await store.find(id);
        if (!release) throw new Error('That release is not kept any more');
        return goLive(release);
      }),
  };
}
