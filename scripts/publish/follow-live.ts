import { setTimeout } from 'node:timers/promises';
import type { Publication } from '@karibu/graph/publication-state.ts';
import type { Logger } from 'pino';

type Following = {
  /** The release that is marked as live in the database. */
  readLive: () => Promise<Pick<Publication, 'current' | 'isRolledBack'>>;
  /** Whether it is the live release of this data directory. */
  isHere: (release: string) => Promise<boolean>;
  /** Publishes here what is live there, and records no release. */
  publish: () => Promise<unknown>;
  /** Is told of each release up to which this process shows the site. */
  noteShown: (release: string) => Promise<void>;
  logger: Logger;
};

export type Follower = {
  /** Is told of a release that this process has marked, and of the one that was marked before. */
  noteOwn: (release: string, before: string | null) => Promise<void>;
  stop: () => Promise<void>;
};

const LOOK_EVERY_MS = 500;

/**
 * Keeps the site of this process as live as that of any other on the same database. When another
 * one has marked a release, this one publishes the same content. Releases are made of the content
 * alone, so that both then show the same.
 */
export function followLive({ readLive, isHere, publish, noteShown, logger }: Following): Follower {
  /** All that was live up to this release is live here. */
  let shown: string | null = null;
  const stopping = new AbortController();

  async function show(release: string): Promise<void> {
    shown = release;
    await noteShown(release);
  }
  async function look(): Promise<void> {
    const { current, isRolledBack } = await readLive();
    if (current === null || current === shown) return;
    // Going back is refused where several processes serve, so that nobody has to follow it.
    if (isRolledBack) return (await isHere(current)) ? show(current) : undefined;
    await publish();
    await show(current);
  }
  async function follow(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await look().catch((error) => logger.error({ error }, 'What is live was not followed'));
      await setTimeout(LOOK_EVERY_MS, null, { signal }).catch(() => {});
    }
  }
  const following = follow();

  return {
    async noteOwn(release, before) {
      // If another process was faster, its changes may be missing here: the next look gets them.
      if (before === null || before === shown || before === release) await show(release);
    },
    async stop() {
      stopping.abort();
      await following;
    },
  };
}
