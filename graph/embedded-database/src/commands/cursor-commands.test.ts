import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const { Long } = mongoose.mongo;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await test.db.collection('many').insertMany(Array.from({ length: 250 }, (_, n) => ({ n })));
});
afterAll(() => test.close());

const find = (options: object) =>
  test.db.command({ find: 'many', ...options }, { promoteLongs: false });
const getMore = (id: unknown, options: object = {}) =>
  test.db.command({ getMore: id, collection: 'many', ...options }, { promoteLongs: false });

it('gives a first batch of 101, then the rest, and ends with cursor id 0', async () => {
  const { cursor } = await find({});
  expect(cursor.firstBatch).toHaveLength(101);
  expect(cursor.ns).toBe('karibu.many');
  expect(cursor.id).toBeInstanceOf(Long);
  const next = await getMore(cursor.id, { batchSize: 100 });
  expect(next.cursor.nextBatch.map(({ n }: { n: number }) => n)).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 101),
  );
  const last = await getMore(cursor.id);
  expect(last.cursor.nextBatch).toHaveLength(49);
  expect(last.cursor.id.isZero()).toBe(true);
  expect(await failureOf(getMore(cursor.id))).toMatchObject({
    code: 43,
    codeName: 'CursorNotFound',
  });
});

it('reads all through the driver, whatever the batch size', async () => {
  const found = await test.db.collection('many').find().batchSize(7).toArray();
  expect(found.map(({ n }) => n)).toEqual(Array.from({ length: 250 }, (_, n) => n));
});

it('gives an empty first batch for batchSize 0', async () => {
  const { cursor } = await find({ batchSize: 0 });
  expect(cursor.firstBatch).toEqual([]);
  expect((await getMore(cursor.id)).cursor.nextBatch).toHaveLength(250);
});

it('leaves no cursor open after a single batch or a negative limit', async () => {
  const single = await find({ batchSize: 5, singleBatch: true });
  expect(single.cursor.firstBatch).toHaveLength(5);
  expect(single.cursor.id.isZero()).toBe(true);
  const negative = await find({ limit: -3 });
  expect(negative.cursor.firstBatch).toHaveLength(3);
  expect(negative.cursor.id.isZero()).toBe(true);
});

it('kills cursors', async () => {
  const { cursor } = await find({ batchSize: 1 });
  const killed = await test.db.command({
    killCursors: 'many',
    cursors: [cursor.id, Long.fromNumber(12345)],
  });
  expect(killed.cursorsKilled).toHaveLength(1);
  expect(killed.cursorsNotFound).toHaveLength(1);
  expect(await failureOf(getMore(cursor.id))).toMatchObject({ code: 43 });
});

it('refuses a cursor of another collection', async () => {
  const { cursor } = await find({ batchSize: 1 });
  const request = test.db.command({ getMore: cursor.id, collection: 'few' });
  expect(await failureOf(request)).toMatchObject({ code: 13 });
});

it('reads the documents as they were at the query', async () => {
  const collection = test.collection();
  await collection.insertMany([{ n: 1 }, { n: 2 }]);
  const cursor = collection.find().batchSize(1);
  expect(await cursor.next()).toMatchObject({ n: 1 });
  await collection.deleteMany({});
  expect(await cursor.next()).toMatchObject({ n: 2 });
});

it('keeps batches below 16 MB', async () => {
  const collection = test.collection();
  for (let n = 0; n < 5; n += 1) await collection.insertOne({ n, text: 'x'.repeat(5_000_000) });
  const { cursor } = await test.db.command({ find: collection.collectionName });
  expect(cursor.firstBatch).toHaveLength(3);
  const found = await collection.find().toArray();
  expect(found.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
});

it('reads all collections at one moment in a snapshot session', async () => {
  const [first, second] = [test.collection(), test.collection()];
  await first.insertOne({ n: 1 });
  await second.insertMany(Array.from({ length: 200 }, (_, n) => ({ n })));
  const session = test.client.startSession({ snapshot: true });
  const read = async () => [
    await first.find({}, { session }).toArray(),
    (await second.find({}, { session, sort: { n: -1 }, batchSize: 9 }).toArray()).map(({ n }) => n),
  ];
  const before = await read();
  await first.updateOne({}, { $set: { n: 2 } });
  await second.deleteMany({ n: { $gt: 3 } });
  await test.collection().insertOne({});
  expect(await read()).toEqual(before);
  expect(before[1]).toHaveLength(200);
  expect(await second.countDocuments()).toBe(4);
  await session.endSession();
});

it('reports a snapshot that is no longer kept', async () => {
  const atClusterTime = new mongoose.mongo.Timestamp({ t: 1, i: 1 });
  const readConcern = { level: 'snapshot', atClusterTime };
  expect(await failureOf(find({ readConcern }))).toMatchObject({ codeName: 'SnapshotTooOld' });
});
