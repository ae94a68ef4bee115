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
  /** Why it stopped, where nobody asked it to. */
  breakReason: string | null;
};

type Steps = {
  act: (id: string) => Promise<unknown>;
  onProgress: (done: number) => void;
  isStopped: () => boolean;
};

/**
 * Does something to records, one after the other. One that is refused does not stop the others; a server
 * that cannot be reached and a session that is over do: the next one would fail alike.
 */
export async function doToEach(records: readonly Named[], steps: Steps): Promise<Outcome> {
  const { act, onProgress, isStopped } = steps;
  const doneIds: string[] = [];
  const failures: Failure[] = [];
  let breakReason: string | null = null;
  for (const [index, [id, title]] of records.entries()) {
    if (isStopped()) break;
    onProgress(index);
    try {
      await act(id);
      doneIds.push(id);
    } catch (error) {
      breakReason = breakReasonOf(error);
      if (breakReason) break;
      const reason = error instanceof Error ? error.message : 'it failed';
      failures.push({ id, title, reason });
    }
  }
  return {
    doneIds,
    failures,
    left: records.length - doneIds.length - failures.length,
    breakReason,
  };
}
