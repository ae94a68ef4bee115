import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { insertTogether } from './insert-together.ts';

const { MongoBulkWriteError, MongoServerError } = mongoose.mongo;
const full = new MongoServerError({ message: 'No space left on device', code: 14031 });

/** A collection on a full disk, as MongoDB's driver tells of it. */
const onFullDisk = () => ({
  async insertMany() {
    throw new MongoBulkWriteError(
      { message: full.message, code: 14031, writeErrors: [] },
      {} as never,
    );
  },
  async insertOne() {
    throw full;
  },
});

test('TRUST-4 documents that a full disk refuses together are refused one by one', async () => {
  const disk = onFullDisk();
  const ended = await Promise.allSettled([1, 2].map((_id) => insertTogether(disk, { _id })));
  expect(ended).toEqual([1, 2].map(() => ({ status: 'rejected', reason: full })));
});
