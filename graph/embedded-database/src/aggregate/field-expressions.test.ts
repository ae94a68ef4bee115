import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const DOCUMENT = { a: 1, 'b.c': 2, $d: 3, sub: { 'x.y': 4 }, none: null };

async function computed(expression: unknown) {
  const pipeline = [
    { $documents: [{ $literal: DOCUMENT }] },
    { $replaceWith: { value: expression } },
  ];
  const [found] = await test.db.aggregate(pipeline).toArray();
  return found?.value;
}

it.each<[unknown, unknown]>([
  [{ $getField: 'b.c' }, 2],
  [{ $getField: { $literal: '$d' } }, 3],
  [{ $getField: { field: 'x.y', input: '$sub' } }, 4],
  [{ $getField: { field: 'x', input: '$none' } }, null],
  [{ $getField: { field: 'x', input: '$a' } }, undefined],
  [{ $setField: { field: 'x.y', input: '$sub', value: '$a' } }, { 'x.y': 1 }],
  [{ $setField: { field: { $literal: '$z' }, input: '$sub', value: 5 } }, { 'x.y': 4, $z: 5 }],
  [{ $setField: { field: 'x.y', input: '$sub', value: '$$REMOVE' } }, {}],
  [{ $setField: { field: 'x', input: '$nothing', value: 1 } }, null],
  [{ $unsetField: { field: 'x.y', input: '$sub' } }, {}],
  [{ $lt: [{ $rand: {} }, 1] }, true],
])('%j', async (expression, expected) => {
  expect(await computed(expression)).toEqual(expected);
});

it('sets a field of the document itself whose name begins with $', async () => {
  const collection = test.collection();
  await collection.insertOne({ _id: 1 as never });
  const value = { $setField: { field: { $literal: '$a' }, input: '$$ROOT', value: 1 } };
  await collection.updateOne({}, [{ $replaceWith: value }]);
  expect(await collection.findOne()).toEqual({ _id: 1, $a: 1 });
});

it.each<[unknown, number]>([
  [{ $setField: { field: '$a', input: '$sub', value: 1 } }, 4161106],
  [{ $setField: { field: 'a', input: '$a', value: 1 } }, 4161105],
  [{ $setField: { field: 'a', input: '$sub' } }, 4161103],
  [{ $setField: { field: 'a', input: '$sub', value: 1, more: 1 } }, 4161101],
  [{ $setField: 1 }, 4161100],
  [{ $getField: { input: '$sub' } }, 3041702],
  [{ $getField: 1 }, 3041704],
  [{ $rand: 1 }, 3040501],
])('refuses %j', async (expression, code) => {
  expect(await failureOf(computed(expression))).toMatchObject({ code });
});
