import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const stored = {
  _id: 1,
  a: 1,
  b: { c: 2, d: 3 },
  e: [{ f: 1, g: 2 }, { f: 3 }, 7],
  n: [1, 2, 3, 4],
};

it.each<[string, object, object]>([
  ['keeps the named fields and _id', { a: 1 }, { _id: 1, a: 1 }],
  ['drops _id on request', { a: true, _id: 0 }, { a: 1 }],
  ['drops the named fields', { b: 0, e: 0, n: 0 }, { _id: 1, a: 1 }],
  ['drops only _id', { _id: 0, b: 0, e: 0, n: 0 }, { a: 1 }],
  ['keeps only _id', { _id: 1 }, { _id: 1 }],
  ['keeps fields of sub-documents', { 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
  ['accepts nested projections', { b: { d: 1 } }, { _id: 1, b: { d: 3 } }],
  ['goes through arrays', { 'e.f': 1 }, { _id: 1, e: [{ f: 1 }, { f: 3 }] }],
  ['drops inside arrays', { a: 0, b: 0, n: 0, 'e.f': 0 }, { _id: 1, e: [{ g: 2 }, {}, 7] }],
  ['slices', { a: 0, b: 0, e: 0, n: { $slice: 2 } }, { _id: 1, n: [1, 2] }],
  ['slices from the end', { n: { $slice: -1 }, a: 1 }, { _id: 1, a: 1, n: [4] }],
  ['slices from a position', { _id: 1, n: { $slice: [1, 2] } }, { _id: 1, n: [2, 3] }],
  [
    'keeps the first element that matches',
    { e: { $elemMatch: { f: 3 } } },
    { _id: 1, e: [{ f: 3 }] },
  ],
  [
    'drops the array when no element matches',
    { e: { $elemMatch: { f: 9 } }, a: 1 },
    { _id: 1, a: 1 },
  ],
])('%s', async (_, projection, expected) => {
  const collection = test.collection();
  await collection.insertOne(stored as never);
  const found = await collection.findOne({}, { projection });
  expect(found).toEqual(expected);
  expect(Object.keys(found ?? {})).toEqual(Object.keys(expected));
});

it('keeps the element that the query matched', async () => {
  const collection = test.collection();
  await collection.insertOne(stored as never);
  expect(await collection.findOne({ 'e.f': 3 }, { projection: { 'e.$': 1 } })).toEqual({
    _id: 1,
    e: [{ f: 3 }],
  });
});

it('refuses the positional projection when the query matched no element', async () => {
  const collection = test.collection();
  await collection.insertOne(stored as never);
  const found = collection.findOne({ a: 1 }, { projection: { 'e.$': 1 } });
  expect(await failureOf(found)).toMatchObject({ code: 51246 });
});

it.each([
  [{ a: 1, b: 0 }, 31254],
  [{ a: 0, b: 1 }, 31253],
  [{ a: 1, 'a.b': 1 }, 31250],
  [{ a: '$b' }, 31325],
  [{ a: { $meta: 'textScore' } }, 31325],
])('refuses the projection %j', async (projection, code) => {
  expect(await failureOf(test.collection().find({}, { projection }).toArray())).toMatchObject({
    code,
  });
});
