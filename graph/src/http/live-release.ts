import type { Release } from '#publish/release.ts';
import type { ReleaseStore } from '#publish/release-store.ts';

/** A page may be this old, in milliseconds, where another process publishes. */
const LOOK_EVERY_MS = 20;

/** The live release, kept at hand. */
export type LiveRelease = {
  get: () => Promise<Release | null>;
  /** Makes the next call look again, because another release may have gone live. */
  look: () => void;
};

/** Follows what is live in a store, without asking the disk at each request. */
export function followLiveRelease(store: ReleaseStore): LiveRelease {
  let known: Promise<Release | null> | null = null;
  let until = 0;
  return {
    get() {
      const now = performance.now();
      if (known && now < until) return known;
      until = now + LOOK_EVERY_MS;
      known = store.current();
      return known;
    },
    look() {
      until = 0;
    },
  };
}
