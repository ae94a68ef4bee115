import { breakReasonOf } from '../providers/api-error.ts';

/** A record: its id, and what it is called. */
export type Named = readonly [id: string, title: string];

export type Failure = { id: string; title: string; reason: string };

export type Outcome = {
  doneIds: string[];
  /** Those that were refused. */
  failures: Failure[];
  /** Those that were not tried, because it was stopped. */
  left: number;
  /** Why it stopped, unless the person asked for it. */
  breakReason: string | null;
};

type Steps = {
  act: (id: string) => Promise<unknown>;
  onProgress: (done: number) => void;
  isStopped: () => boolean;
};

/** Enough to keep the server busy, and few enough to leave it time for others. */
const AT_ONCE = 4;

/**
 * Does something to records, a few at once. A refusal does not stop the others. An unreachable
 * server or an ended session does, because the next call would fail as well.
 */
export async function doToEach(records: readonly Named[], steps: Steps): Promise<Outcome> {
  const { act, onProgress, isStopped } = steps;
  const doneIds: string[] = [];
  const failures: Failure[] = [];
  let breakReason: string | null = null;
  const waiting = records.values();
  onProgress(0);

  async function work() {
    for (const [id, title] of waiting) {
      if (breakReason || isStopped()) return;
      try {
        await act(id);
        doneIds.push(id);
      } catch (error) {
        const reason = breakReasonOf(error);
        if (reason) breakReason = reason;
        else failures.push({ id, title, reason: messageOf(error) });
      }
      onProgress(doneIds.length + failures.length);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    doneIds,
    failures,
    left: records.length - doneIds.length - failures.length,
    breakReason,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error';
}
