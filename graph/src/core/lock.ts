import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';

type Lock = { _id: string; owner: string; until: Date };

/** Of a process that died, the lock is free after this. */
const LEASE_MS = 10_000;
const RETRY_MS = 20;

/** Runs work that must not run twice at once, in whichever processes. Others wait their turn. */
export async function withLock<Result>(
  connection: Connection,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const locks = connection.collection<Lock>('locks');
  const owner = randomUUID();
  while (!(await take())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  return work().finally(() => locks.deleteOne({ _id: name, owner }));

  async function take(): Promise<boolean> {
    const now = new Date();
    const until = new Date(now.getTime() + LEASE_MS);
    try {
      const isFree = { _id: name, until: { $lte: now } };
      await locks.updateOne(isFree, { $set: { owner, until } }, { upsert: true });
      return true;
    } catch (error) {
      const isTaken = error instanceof mongoose.mongo.MongoServerError && error.code === 11000;
      if (isTaken) return false;
      throw error;
    }
  }
}
