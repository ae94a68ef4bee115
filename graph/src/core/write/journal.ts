import mongoose, { type Connection } from 'mongoose';
import type { Context, Viewer } from '../access.ts';
import { isPassing, isRefusal } from '../errors.ts';
import { createLocks, type Locks, withLock } from './lock.ts';

/** A change of several documents that has begun: what it is, and who asked for it. */
type StoredAct = { _id: string; kind: string; data: object; by: Viewer | null };

/** `locks` are those of the writer, which holds them already; null when an act is resumed. */
export type Performance = { act: string; locks: Locks | null };

/** Does what an act says. It may run again after a crash, and leaves alone what is done already. */
type Perform<Data, Result> = (context: Context, data: Data, how: Performance) => Promise<Result>;

/** A stored act, which its writer ends in one of three ways. */
export type Act<Result> = {
  /** Does it. After an error that may pass, it stays in the journal and is done later. */
  finish: (locks?: Locks) => Promise<Result>;
  /** Removes an act of which nothing was done. */
  cancel: () => Promise<void>;
  /** When nobody knows what was done: leaves the act to be done later. */
  abandon: () => Promise<void>;
};

/**
 * Waits for the write that an act follows, and ends the act: does it after a write, cancels it
 * after a refused one. A write that gives null was refused too.
 */
export async function endWith<Stored>(
  act: Act<unknown> | null,
  storing: Promise<Stored>,
  locks?: Locks,
): Promise<Stored> {
  const stored = await storing.catch(async (error) => {
    await (isRefusal(error) ? act?.cancel() : act?.abandon());
    throw error;
  });
  await (stored === null ? act?.cancel() : act?.finish(locks));
  return stored;
}

export type BeginAct<Data, Result> = (context: Context, data: Data) => Promise<Act<Result>>;

/**
 * Changes of several documents, each stored as a whole before its first write. So it is finished
 * even if the process dies, on a database without transactions too.
 */
export type Journal = {
  /** Says how acts of a kind are done. Gives what begins one. */
  define: <Data extends object, Result>(
    kind: string,
    perform: Perform<Data, Result>,
  ) => BeginAct<Data, Result>;
  /**
   * Finishes what other processes left. Gives the errors of those that failed again. Begins none
   * once `signal` is aborted.
   */
  resume: (signal?: AbortSignal) => Promise<unknown[]>;
};

export function createJournal(connection: Connection): Journal {
  const acts = connection.collection<StoredAct>('journal');
  const kinds = new Map<string, Perform<never, unknown>>();
  /** The acts that this process is about to end itself. */
  const own = new Set<string>();

  async function perform(context: Context, { _id, kind, data }: StoredAct, locks: Locks | null) {
    const work = kinds.get(kind) as Perform<object, unknown>;
    try {
      const result = await work(context, data, { act: _id, locks });
      await acts.deleteOne({ _id });
      return result;
    } catch (error) {
      if (!isPassing(error)) await acts.deleteOne({ _id });
      throw error;
    }
  }

  async function begin(context: Context, kind: string, data: object): Promise<Act<unknown>> {
    const _id = String(new mongoose.Types.ObjectId());
    const act = { _id, kind, data, by: context.viewer };
    const lock = createLocks(connection);
    const end = async () => {
      own.delete(_id);
      await lock.release();
    };
    own.add(_id);
    try {
      await lock.take([lockOf(_id)]);
      await acts.insertOne(act);
    } catch (error) {
      await end();
      throw error;
    }
    return {
      finish: (locks) => perform(context, act, locks ?? null).finally(end),
      cancel: () => acts.deleteOne({ _id }).then(end, end),
      abandon: end,
    };
  }

  async function resumeOne({ _id }: StoredAct): Promise<void> {
    await withLock(connection, lockOf(_id), async () => {
      const act = await acts.findOne({ _id });
      if (act) await perform(contextOf(act), act, null);
    });
  }

  return {
    define(kind, work) {
      kinds.set(kind, work);
      return (context, data) => begin(context, kind, data) as Promise<Act<never>>;
    },
    async resume(signal) {
      const errors: unknown[] = [];
      const known = { kind: { $in: [...kinds.keys()] } };
      const left = await acts.find(known).sort({ _id: 1 }).toArray();
      for (const act of left) {
        if (signal?.aborted) break;
        if (!own.has(act._id)) await resumeOne(act).catch((error) => errors.push(error));
      }
      return errors;
    },
  };
}

function lockOf(act: string): string {
  return `act ${act}`;
}

function contextOf({ _id, by }: StoredAct): Context {
  // Earlier releases knew no sections.
  const viewer = by && { ...by, sections: by.sections ?? [] };
  return { viewer, requestId: _id, token: null, address: '' };
}
