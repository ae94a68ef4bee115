import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const { Binary, BSONRegExp, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } =
  mongoose.mongo;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function sorted(documents: object[], sort: Record<string, 1 | -1>): Promise<number[]> {
  const collection = test.collection();
  await collection.insertMany(documents.map((document, _id) => ({ _id, ...document })) as object[]);
  return (await collection.find().sort(sort).toArray()).map(({ _id }) => Number(_id));
}

it('orders values of all types as MongoDB does', async () => {
  const values = [
    new MinKey(),
    [],
    null,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    -1,
    Decimal128.fromString('0.5'),
    1,
    Long.fromString('9223372036854775807'),
    'a',
    'b',
    {},
    { a: 1 },
    new Binary(Buffer.from('a')),
    new ObjectId('000000000000000000000001'),
    false,
    true,
    new Date(0),
    new Timestamp({ t: 1, i: 1 }),
    new BSONRegExp('a'),
    new MaxKey(),
  ];
  const shuffled = values
    .map((v, rank) => ({ v, rank }))
    .sort((a, b) => ((a.rank * 7) % 21) - ((b.rank * 7) % 21 || 0));
  const collection = test.collection();
  await collection.insertMany(shuffled);
  const found = await collection.find().sort({ v: 1 }).toArray();
  expect(found.map(({ rank }) => rank)).toEqual(values.map((_, rank) => rank));
});

it('sorts an array by its least element ascending, by its greatest descending', async () => {
  const documents = [{ v: [5, 1] }, { v: 3 }, { v: [2, 9] }];
  expect(await sorted(documents, { v: 1 })).toEqual([0, 2, 1]);
  expect(await sorted(documents, { v: -1 })).toEqual([2, 0, 1]);
});

it('sorts missing as null, and an empty array before null', async () => {
  expect(await sorted([{ v: 1 }, {}, { v: null }, { v: [] }], { v: 1 })).toEqual([3, 1, 2, 0]);
});

it('keeps the natural order of equal documents, in both directions', async () => {
  const documents = [{ v: 1 }, { v: 0 }, { v: 1 }, { v: 0 }];
  expect(await sorted(documents, { v: 1 })).toEqual([1, 3, 0, 2]);
  expect(await sorted(documents, { v: -1 })).toEqual([0, 2, 1, 3]);
});

it('sorts by several fields and by paths', async () => {
  const documents = [
    { a: { b: 2 }, c: 1 },
    { a: { b: 1 }, c: 1 },
    { a: { b: 1 }, c: 2 },
  ];
  expect(await sorted(documents, { 'a.b': 1, c: -1 })).toEqual([2, 1, 0]);
});

it.each([
  [{ a: 2 }, 15975],
  [{ a: 'up' }, 15974],
  [{ a: { $meta: 'textScore' } }, 15974],
  [{ $a: 1 }, 16410],
])('refuses the sort %j', async (sort, code) => {
  const command = test.db.command({ find: 'c', sort });
  expect(await failureOf(command)).toMatchObject({ code });
});
