import type { Release } from '@karibu/graph/publish/release.ts';
import type { EventChange } from '@karibu/graph/publish/webhook.ts';
import { areOfRecords } from '@karibu/graph/snapshot-changes.ts';

/**
 * A publish that somebody asked for. Without changes, anything may have changed. `isRecorded` is
 * false where another process has recorded the content as live.
 */
export type Asked = {
  changes: EventChange[] | null;
  isRecorded: boolean;
} & PromiseWithResolvers<Release>;

/** A few changes of records wait apart from many, and from those that every page may show. */
type Kind = 'narrow' | 'wide';

/** The publishes that have not begun yet: at most one of each kind. */
export type Waiting = {
  /** Asks for a publish. It is the one that waits already, if there is one of its kind. */
  add: (
    changes: EventChange[] | undefined,
    isRecorded: boolean,
  ) => { asked: Asked; isNew: boolean };
  /** Whether changes of records wait. */
  hasNarrow: () => boolean;
  takeNarrow: () => Asked | null;
  /** Takes out one that is about to begin. False where it has begun or is done already. */
  take: (asked: Asked) => boolean;
};

export function createWaiting(): Waiting {
  const waiting = new Map<Kind, Asked>();
  return {
    add(changes, isRecorded) {
      const kind = isNarrow(changes) ? 'narrow' : 'wide';
      const known = waiting.get(kind);
      if (known) {
        known.isRecorded ||= isRecorded;
        known.changes = known.changes && changes ? [...known.changes, ...changes] : null;
        return { asked: known, isNew: false };
      }
      const asked = { changes: changes ?? null, isRecorded, ...Promise.withResolvers<Release>() };
      waiting.set(kind, asked);
      return { asked, isNew: true };
    },
    hasNarrow: () => waiting.has('narrow'),
    takeNarrow() {
      const asked = waiting.get('narrow') ?? null;
      waiting.delete('narrow');
      return asked;
    },
    take(asked) {
      for (const [kind, each] of waiting) if (each === asked) return waiting.delete(kind);
      return false;
    },
  };
}

/** More changes, as of an import, overtake nothing: they share the next publish. */
const MOST_NARROW = 10;

function isNarrow(changes: EventChange[] | undefined): boolean {
  const isFew = changes !== undefined && changes.length > 0 && changes.length <= MOST_NARROW;
  return isFew && areOfRecords(changes);
}
