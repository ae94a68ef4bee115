import { breakReasonOf } from '../providers/api-error.ts';
import { inParts, type Named, type OfResource } from './of-resource.ts';

export type Failure = { id: string; title: string; reason: string };

/** A record that was changed, with the version that the change made. */
export type Versioned = readonly [id: string, title: string, version: number];

export type Outcome = {
  doneIds: string[];
  /** Those of them whose change can be taken back. */
  edited: Versioned[];
  /** Those that were refused. */
  failures: Failure[];
  /** Those that were not tried, because it was stopped. */
  left: number;
  /** Why it stopped, unless the person asked for it. */
  breakReason: string | null;
};

/** What became of one record: done, or refused for a reason. */
type Changed = {
  id: string;
  isDone: boolean;
  message: string;
  /** The version that the change made, where it can be taken back. */
  version?: number;
};

/** One call of the API, which does it to all of these or, when it fails, to none. */
export type Act = (ids: string[], resource: string) => Promise<Changed[]>;

type Steps = {
  of: OfResource;
  act: Act;
  onProgress: (done: number) => void;
  isStopped: () => boolean;
};

/**
 * Does something to all records in as few calls as the API allows. What is refused is named; a call
 * that fails ends it, because the next would fail as well.
 */
export async function doAsWhole(records: readonly Named[], steps: Steps): Promise<Outcome> {
  const { of, act, onProgress, isStopped } = steps;
  const doneIds: string[] = [];
  const edited: Versioned[] = [];
  const failures: Failure[] = [];
  let breakReason: string | null = null;
  onProgress(0);
  for (const { resource, records: some } of inParts(records, of)) {
    if (isStopped()) break;
    const part = new Map(some);
    try {
      for (const { id, isDone, message, version = 0 } of await act([...part.keys()], resource)) {
        const title = part.get(id) ?? '';
        if (isDone) doneIds.push(id);
        else failures.push({ id, title, reason: message });
        if (isDone && version > 0) edited.push([id, title, version]);
      }
    } catch (error) {
      breakReason = breakReasonOf(error) ?? messageOf(error);
      break;
    }
    onProgress(doneIds.length + failures.length);
  }
  const left = records.length - doneIds.length - failures.length;
  return { doneIds, edited, failures, left, breakReason };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error';
}
