import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

describe('an _id', () => {
  it.each([
    { $a: 1 },
    { a: { $b: 1 } },
    { a: [{ $b: 1 }] },
    { $id: 1, $ref: 'c' },
    { $ref: 'c', $id: 1, $x: 1 },
  ])('cannot hold %j', async (_id) => {
    const collection = test.collection();
    const insert = collection.insertOne({ _id: _id as never });
    expect(await failureOf(insert)).toMatchObject({
      code: 52,
      message: expect.stringMatching(/^_id fields may not contain '\$'-prefixed fields: \$/),
    });
    const upsert = collection.updateOne({ a: 1 }, { $set: { _id } }, { upsert: true });
    expect(await failureOf(upsert)).toMatchObject({ code: 52 });
    expect(await collection.countDocuments()).toBe(0);
  });

  it('can be a reference', async () => {
    const collection = test.collection();
    const _id = { $ref: 'c', $id: 1, $db: 'd' } as never;
    await collection.insertOne({ _id });
    expect(await collection.countDocuments()).toBe(1);
  });

  it('cannot be made an array by an upsert', async () => {
    const upsert = test
      .collection()
      .updateOne({ a: 1 }, { $setOnInsert: { _id: [1] as never } }, { upsert: true });
    expect(await failureOf(upsert)).toMatchObject({ code: 53 });
  });
});

describe('a field whose name begins with $', () => {
  it.each<[string, object, object]>([
    ['$each below a field', { $set: { a: { $each: [1] } } }, { a: { $each: [1] } }],
    ['a path', { $set: { 'a.$b': 1, 'a.$each': 2 } }, { a: { x: 1, $b: 1, $each: 2 } }],
    ['a longer path', { $inc: { 'a.$b.$c': 2 } }, { a: { x: 1, $b: { $c: 2 } } }],
    ['a path to remove', { $unset: { 'a.x': 1, $top: 1 } }, { a: {} }],
    ['the target of a rename', { $rename: { 'a.x': 'a.$x' } }, { a: { $x: 1 } }],
  ])('is accepted inside a document: %s', async (_, update, expected) => {
    const collection = test.collection();
    await collection.insertOne({ _id: 1 as never, a: { x: 1 } });
    await collection.updateOne({}, update);
    expect(await collection.findOne()).toEqual({ _id: 1, ...expected });
  });

  it.each<[string, object]>([
    ['$set', { $set: { $a: 1 } }],
    ['$inc below it', { $inc: { '$a.b': 1 } }],
    ['$rename', { $rename: { a: '$a' } }],
  ])('is refused in the document itself: %s', async (_, update) => {
    const collection = test.collection();
    await collection.insertOne({ a: 1 });
    expect(await failureOf(collection.updateOne({}, update))).toMatchObject({
      code: 52,
      message: expect.stringContaining("The dollar ($) prefixed field '$a' in '$a'"),
    });
  });

  it('is accepted in the document that an upsert inserts', async () => {
    const collection = test.collection();
    await collection.updateOne({ _id: 1 as never }, { $set: { $a: 1 } }, { upsert: true });
    const replacement = { b: 1, $a: 2 };
    await collection.replaceOne({ _id: 2 as never }, replacement, { upsert: true });
    expect(await collection.find().toArray()).toEqual([
      { _id: 1, $a: 1 },
      { _id: 2, ...replacement },
    ]);
    const replace = collection.replaceOne({ _id: 2 as never }, replacement);
    expect(await failureOf(replace)).toMatchObject({ code: 52 });
  });
});
