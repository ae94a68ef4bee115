import type { Connection } from 'mongoose';

type LastBackup = { _id: string; at: Date };

const ID = 'backup';
const stored = (connection: Connection) => connection.collection<LastBackup>('meta');

/** Notes that a backup was made now. */
export async function noteBackup(connection: Connection): Promise<void> {
  await stored(connection).updateOne({ _id: ID }, { $set: { at: new Date() } }, { upsert: true });
}

/** When the last backup was made; null where there is none. */
export async function readLastBackup(connection: Connection): Promise<Date | null> {
  return (await stored(connection).findOne({ _id: ID }))?.at ?? null;
}
