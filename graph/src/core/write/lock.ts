import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';

type Lock = { _id: string; owner: string; until: Date };

/** Of a process that died, the lock is free after this. One that lives holds it as long as its work takes. */
const LEASE_MS = 10_000;
const RETRY_MS = 20;

/** Runs work that must not run twice at once, in whichever processes. Others wait their turn. */
export function withLock<Result>(
  connection: Connection,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return inLine(connection, name, () => holdLock(connection, name, work));
}

/** The last in each line. Within a process one at a time asks the database, not a crowd. */
const lines = new WeakMap<Connection, Map<string, Promise<unknown>>>();

function inLine<Result>(
  connection: Connection,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const last = lines.get(connection) ?? new Map<string, Promise<unknown>>();
  lines.set(connection, last);
  const turn = Promise.resolve(last.get(name)).then(work, work);
  last.set(name, turn);
  const leave = () => {
    if (last.get(name) === turn) last.delete(name);
  };
  turn.then(leave, leave);
  return turn;
}

async function holdLock<Result>(
  connection: Connection,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const locks = connection.collection<Lock>('locks');
  const owner = randomUUID();
  while (!(await take())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  const renewing = setInterval(() => renew().catch(() => undefined), LEASE_MS / 3);
  return work().finally(() => {
    clearInterval(renewing);
    return locks.deleteOne({ _id: name, owner });
  });

  function renew() {
    const until = new Date(Date.now() + LEASE_MS);
    return locks.updateOne({ _id: name, owner }, { $set: { until } });
  }

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
