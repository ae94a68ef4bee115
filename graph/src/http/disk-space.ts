import type { Connection } from 'mongoose';
import { isDiskFull } from '#core/errors.ts';
import { isFullFor, readLowSpace } from '#storage/free-space.ts';

export type DiskSpace = {
  /** Whether writes fail now for want of space, here or in the database. */
  isFull: () => Promise<boolean>;
  /** The bytes that are left where that is little; else null. */
  readLow: () => Promise<number | null>;
  /** Is told of each error: after one of a full database, `isFull` tries to write there. */
  note: (error: unknown) => void;
};

/** Knows whether the disk of the data directory, or that of the database, is full. */
export function createDiskSpace(connection: Connection, dataDirectory: string): DiskSpace {
  let isSuspected = false;
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    if (await isFullFor(dataDirectory)) return true;
    if (isSuspected) isSuspected = await failsToWrite(connection);
    return isSuspected;
  }
  return {
    isFull() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    readLow: () => readLowSpace(dataDirectory).catch(() => null),
    note(error) {
      isSuspected ||= isDiskFull(error);
    },
  };
}

/** Tries to store one small document, always the same. */
async function failsToWrite(connection: Connection): Promise<boolean> {
  const probes = connection.collection<{ _id: string; at: Date }>('probes');
  try {
    await probes.updateOne({ _id: 'space' }, { $set: { at: new Date() } }, { upsert: true });
    return false;
  } catch (error) {
    return isDiskFull(error);
  }
}
