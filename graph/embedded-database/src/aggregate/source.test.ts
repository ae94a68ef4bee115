import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const run = (pipeline: object[], options = {}) => test.db.aggregate(pipeline, options).toArray();

it('takes its documents from the pipeline, batch by batch', async () => {
  const documents = [{ x: 1 }, { x: 2 }, { x: '$$y' }];
  const pipeline = [{ $documents: documents }, { $match: { x: { $gt: 1 } } }];
  expect(await run(pipeline, { let: { y: 3 }, batchSize: 1 })).toEqual([{ x: 2 }, { x: 3 }]);
});

/** The driver gives an id as one of two classes, which hold the same bytes. */
function hexOf(session: unknown): string {
  return Buffer.from((session as { id: { buffer: Uint8Array } }).id.buffer).toString('hex');
}

it('lists the sessions of clients until they end', async () => {
  const session = test.client.startSession();
  const list = [{ $listLocalSessions: {} }];
  await run(list, { session });
  const id = hexOf(session.id);
  const isListed = async () => (await run(list)).some(({ _id }) => hexOf(_id) === id);
  expect(await isListed()).toBe(true);
  await test.db.command({ endSessions: [session.id] });
  expect(await isListed()).toBe(false);
  await session.endSession();
});

it.each<[object[], number]>([
  [[], 73],
  [[{ $match: {} }], 73],
  [[{ $documents: [1] }], 5858203],
  [[{ $changeStream: {} }], 40573],
  [[{ $documents: [] }, { $documents: [] }], 40324],
])('refuses %j without a collection', async (pipeline, code) => {
  expect(await failureOf(run(pipeline))).toMatchObject({ code });
});

it('refuses $documents with a collection', async () => {
  const found = test.collection().aggregate([{ $documents: [] }]);
  expect(await failureOf(found.toArray())).toMatchObject({ code: 73 });
});
