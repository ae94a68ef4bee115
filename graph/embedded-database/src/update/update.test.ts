import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const { Decimal128, Double, Int32, Long, Timestamp } = mongoose.mongo;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** Stores a document, updates it and gives the result with BSON's number types. */
async function updated(
  before: object,
  update: object,
  options: { filter?: object; arrayFilters?: object[] } = {},
) {
  const collection = test.collection();
  await collection.insertOne({ _id: 1, ...before } as never);
  const { filter = { _id: 1 }, ...others } = options;
  await collection.updateOne(filter, update, others as never);
  const { _id, ...after }: Record<string, unknown> =
    (await collection.findOne({ _id: 1 as never }, { promoteValues: false })) ?? {};
  return after;
}

async function refusal(before: object, update: object, options: object = {}) {
  const collection = test.collection();
  await collection.insertOne({ _id: 1, ...before } as never);
  return await failureOf(collection.updateOne({}, update, options));
}

const int = (value: number) => new Int32(value);
const double = (value: number) => new Double(value);

describe('fields', () => {
  it.each<[string, object, object, object]>([
    [
      '$set sets and creates',
      { a: 1 },
      { $set: { a: 2, 'b.c': 3 } },
      { a: int(2), b: { c: int(3) } },
    ],
    [
      '$set reaches into arrays',
      { a: [1, 2] },
      { $set: { 'a.1': 9, 'a.3': 5 } },
      { a: [int(1), int(9), null, int(5)] },
    ],
    [
      '$set adds fields in the order of their names',
      {},
      { $set: { b: 1, a: 2 } },
      { a: int(2), b: int(1) },
    ],
    [
      '$set uses a number as a key in a document',
      { a: {} },
      { $set: { 'a.0': 1 } },
      { a: { 0: int(1) } },
    ],
    [
      '$unset removes',
      { a: 1, b: { c: 1, d: 1 } },
      { $unset: { a: '', 'b.c': 1, 'x.y': 1 } },
      { b: { d: int(1) } },
    ],
    [
      '$unset leaves null in an array',
      { a: [1, 2] },
      { $unset: { 'a.0': 1 } },
      { a: [null, int(2)] },
    ],
    ['$rename moves', { a: 1, b: 2 }, { $rename: { a: 'c.d' } }, { b: int(2), c: { d: int(1) } }],
    ['$rename of a missing field does nothing', { b: 2 }, { $rename: { a: 'c' } }, { b: int(2) }],
    [
      '$min keeps the smaller',
      { a: 5, b: 5 },
      { $min: { a: 3, b: 7, c: 1 } },
      { a: int(3), b: int(5), c: int(1) },
    ],
    [
      '$max compares across types',
      { a: 5, b: 5 },
      { $max: { a: 'x', b: null } },
      { a: 'x', b: int(5) },
    ],
    [
      '$setOnInsert does nothing to an existing document',
      { a: 1 },
      { $setOnInsert: { a: 2 }, $set: { b: 1 } },
      { a: int(1), b: int(1) },
    ],
    ['$bit works on bits', { a: 13 }, { $bit: { a: { and: 10 } } }, { a: int(8) }],
  ])('%s', async (_, before, update, after) => {
    const found = await updated(before, update);
    expect(found).toEqual(after);
    expect(Object.keys(found)).toEqual(Object.keys(after));
  });

  it('$currentDate sets dates and timestamps', async () => {
    const after = await updated({}, { $currentDate: { a: true, b: { $type: 'timestamp' } } });
    expect(after.a).toBeInstanceOf(Date);
    expect(after.b).toBeInstanceOf(Timestamp);
  });
});

describe('arithmetic', () => {
  const long = (text: string) => Long.fromString(text);
  const decimal = (text: string) => Decimal128.fromString(text);
  it.each<[string, unknown, object, unknown]>([
    ['int and int stay int', int(1), { $inc: { v: int(2) } }, int(3)],
    ['int grows into long', int(2147483647), { $inc: { v: int(1) } }, long('2147483648')],
    ['long stays long', long('5'), { $inc: { v: int(1) } }, long('6')],
    ['double wins over int', int(1), { $inc: { v: double(0.5) } }, double(1.5)],
    ['a whole double stays double', double(1), { $inc: { v: int(1) } }, double(2)],
    ['decimal wins over double', double(0.5), { $inc: { v: decimal('0.1') } }, decimal('0.6')],
    [
      'decimals keep their places',
      decimal('1.10'),
      { $inc: { v: decimal('2.20') } },
      decimal('3.30'),
    ],
    ['$mul multiplies', int(6), { $mul: { v: int(7) } }, int(42)],
    ['$mul multiplies decimals', decimal('1.5'), { $mul: { v: decimal('0.5') } }, decimal('0.75')],
  ])('%s', async (_, before, update, after) => {
    expect((await updated({ v: before }, update)).v).toEqual(after);
  });

  it('starts a missing field: $inc with the operand, $mul with zero of its type', async () => {
    expect(await updated({}, { $inc: { a: int(3) }, $mul: { b: double(2) } })).toEqual({
      a: int(3),
      b: double(0),
    });
  });

  it.each<[string, object, object, number]>([
    ['a text as operand', { a: 1 }, { $inc: { a: '1' } }, 14],
    ['a text as value', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['null as value', { a: null }, { $mul: { a: 1 } }, 14],
    ['a long that overflows', { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
  ])('refuses %s', async (_, before, update, code) => {
    expect(await refusal(before, update)).toMatchObject({ code });
  });
});

describe('arrays', () => {
  const numbers = (...values: number[]) => values.map(int);
  it.each<[string, object, object, object]>([
    ['$push appends', { a: [1] }, { $push: { a: 2 } }, { a: numbers(1, 2) }],
    ['$push starts an array', {}, { $push: { a: 2 } }, { a: numbers(2) }],
    [
      '$push appends an array as one element',
      { a: [] },
      { $push: { a: [1] } },
      { a: [numbers(1)] },
    ],
    [
      '$push inserts $each at a $position',
      { a: [1, 2] },
      { $push: { a: { $each: [8, 9], $position: 1 } } },
      { a: numbers(1, 8, 9, 2) },
    ],
    [
      '$push counts a negative $position from the end',
      { a: [1, 2] },
      { $push: { a: { $each: [9], $position: -1 } } },
      { a: numbers(1, 9, 2) },
    ],
    [
      '$push sorts, then slices',
      { a: [3, 1] },
      { $push: { a: { $each: [2], $sort: 1, $slice: 2 } } },
      { a: numbers(1, 2) },
    ],
    [
      '$push with a negative $slice keeps the last elements',
      { a: [1, 2] },
      { $push: { a: { $each: [3], $slice: -2 } } },
      { a: numbers(2, 3) },
    ],
    [
      '$push sorts by fields',
      { a: [{ n: 1 }] },
      { $push: { a: { $each: [{ n: 2 }], $sort: { n: -1 } } } },
      { a: [{ n: int(2) }, { n: int(1) }] },
    ],
    [
      '$addToSet adds once, by value',
      { a: [1] },
      { $addToSet: { a: { $each: [double(1), 2, 2] } } },
      { a: numbers(1, 2) },
    ],
    [
      '$addToSet compares the order of keys',
      { a: [{ x: 1, y: 1 }] },
      { $addToSet: { a: { y: 1, x: 1 } } },
      {
        a: [
          { x: int(1), y: int(1) },
          { y: int(1), x: int(1) },
        ],
      },
    ],
    ['$pull removes equal values', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: numbers(2) }],
    ['$pull accepts operators', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: numbers(1) }],
    [
      '$pull accepts a filter on documents',
      { a: [{ n: 1, m: 2 }, { n: 2 }] },
      { $pull: { a: { n: 1 } } },
      { a: [{ n: int(2) }] },
    ],
    ['$pull accepts patterns', { a: ['abc', 'x'] }, { $pull: { a: /^a/ } }, { a: ['x'] }],
    [
      '$pullAll removes all listed values',
      { a: [1, 2, 3, 2] },
      { $pullAll: { a: [2, 3] } },
      { a: numbers(1) },
    ],
    ['$pop removes the last', { a: [1, 2] }, { $pop: { a: 1 } }, { a: numbers(1) }],
    ['$pop removes the first', { a: [1, 2] }, { $pop: { a: -1 } }, { a: numbers(2) }],
    [
      '$pull, $pullAll and $pop ignore a missing array',
      {},
      { $pull: { a: 1 }, $pullAll: { b: [1] }, $pop: { c: 1 } },
      {},
    ],
  ])('%s', async (_, before, update, after) => {
    expect(await updated(before, update)).toEqual(after);
  });

  it.each<[string, object, object, number]>([
    ['$push to a text', { a: 'x' }, { $push: { a: 1 } }, 2],
    ['$push to null', { a: null }, { $push: { a: 1 } }, 2],
    ['$addToSet to a number', { a: 1 }, { $addToSet: { a: 1 } }, 2],
    ['$pull from a text', { a: 'x' }, { $pull: { a: 1 } }, 2],
    ['$pop from a text', { a: 'x' }, { $pop: { a: 1 } }, 14],
    ['$pop of two', { a: [] }, { $pop: { a: 2 } }, 9],
    ['an unknown clause of $push', { a: [] }, { $push: { a: { $each: [1], $foo: 1 } } }, 2],
    ['$each without a list', { a: [] }, { $push: { a: { $each: 1 } } }, 2],
  ])('refuses %s', async (_, before, update, code) => {
    expect(await refusal(before, update)).toMatchObject({ code });
  });
});

describe('positions', () => {
  const items = {
    items: [
      { n: 1, q: 1 },
      { n: 2, q: 2 },
      { n: 3, q: 3 },
    ],
  };
  const quantities = async (update: object, options: object) =>
    ((await updated(items, update, options)).items as { q: unknown }[]).map(({ q }) => Number(q));

  it('$ is the element that the query matched', async () => {
    expect(await quantities({ $set: { 'items.$.q': 9 } }, { filter: { 'items.n': 2 } })).toEqual([
      1, 9, 3,
    ]);
    const filter = { items: { $elemMatch: { n: { $gt: 2 } } } };
    expect(await quantities({ $inc: { 'items.$.q': 9 } }, { filter })).toEqual([1, 2, 12]);
  });

  it('$[] is every element', async () => {
    expect(await quantities({ $inc: { 'items.$[].q': 1 } }, {})).toEqual([2, 3, 4]);
  });

  it('$[name] is every element that matches its filter', async () => {
    const arrayFilters = [{ 'x.n': { $gte: 2 } }];
    expect(await quantities({ $set: { 'items.$[x].q': 0 } }, { arrayFilters })).toEqual([1, 0, 0]);
  });

  it('$[name] accepts filters on plain values', async () => {
    expect(
      await updated(
        { a: [1, 5, 9] },
        { $set: { 'a.$[x]': 0 } },
        { arrayFilters: [{ x: { $gt: 4 } }] },
      ),
    ).toEqual({ a: [int(1), int(0), int(0)] });
  });

  it.each<[string, object, object, number]>([
    ['$ when the query matched no element', { $set: { 'items.$.q': 1 } }, {}, 2],
    ['$[name] without its filter', { $set: { 'items.$[x].q': 1 } }, {}, 2],
    ['a filter that no path uses', { $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] }, 9],
    ['$[] on a value that is not an array', { $set: { 'items.0.n.$[]': 1 } }, {}, 2],
  ])('refuses %s', async (_, update, options, code) => {
    expect(await refusal(items, update, options)).toMatchObject({ code });
  });
});

describe('documents', () => {
  it('replaces all but _id', async () => {
    const collection = test.collection();
    await collection.insertOne({ _id: 1, a: 1 } as never);
    await collection.replaceOne({ a: 1 }, { b: 2 });
    expect(await collection.findOne()).toEqual({ _id: 1, b: 2 });
  });

  it('counts a document as modified only when a byte changed', async () => {
    const collection = test.collection();
    await collection.insertOne({ _id: 1, a: int(1) } as never);
    const modified = async (update: object) =>
      (await collection.updateOne({}, update)).modifiedCount;
    expect(await modified({ $set: { a: int(1) } })).toBe(0);
    expect(await modified({ $set: { a: double(1) } })).toBe(1);
    expect(await modified({ $set: { _id: 1 } })).toBe(0);
    expect(await modified({ $unset: { b: 1 } })).toBe(0);
  });

  it('accepts a pipeline as an update', async () => {
    expect(
      await updated({ a: 2, b: 3 }, [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }]),
    ).toEqual({ b: int(3), c: int(5) });
  });

  it.each<[string, object, object, number]>([
    ['another _id', {}, { $set: { _id: 2 } }, 66],
    ['a change inside _id', { _id: { a: 1 } }, { $set: { '_id.a': 2 } }, 66],
    ['the loss of _id', {}, { $unset: { _id: 1 } }, 66],
    ['another _id from a pipeline', {}, [{ $set: { _id: 2 } }], 66],
    ['two changes of one path', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['changes of a path and of one inside it', {}, { $set: { a: {}, 'a.b': 1 } }, 40],
    ['a field inside a number', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['a name inside an array', { a: [] }, { $set: { 'a.b': 1 } }, 28],
    ['an unknown operator', {}, { $foo: { a: 1 } }, 9],
    ['an operator without fields', {}, { $set: 1 }, 9],
    ['an empty path', {}, { $set: { '': 1 } }, 56],
    ['a path with an empty part', {}, { $set: { 'a..b': 1 } }, 56],
    ['a stage that is not an update', {}, [{ $group: { _id: 1 } }], 72],
  ])('refuses %s', async (_, before, update, code) => {
    expect(await refusal(before, update)).toMatchObject({ code });
  });

  it('refuses to replace many documents', async () => {
    const command = test.db.command({
      update: 'many',
      updates: [{ q: {}, u: { a: 1 }, multi: true }],
    });
    expect(await command).toMatchObject({ ok: 1, writeErrors: [{ index: 0, code: 9 }] });
  });
});

describe('upserts', () => {
  async function upserted(filter: object, update: object) {
    const collection = test.collection();
    const result = await collection.updateOne(filter, update, { upsert: true });
    const document = await collection.findOne();
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: document?._id });
    return document;
  }

  it('take fields from the query’s equalities, and $setOnInsert', async () => {
    const filter = {
      a: 1,
      b: { $eq: 2 },
      'c.d': 3,
      e: { $gt: 5 },
      $and: [{ f: 6 }],
      g: { $in: [7] },
    };
    const { _id, ...document } =
      (await upserted(filter, { $set: { x: 1 }, $setOnInsert: { y: 2 } })) ?? {};
    expect(document).toEqual({ a: 1, b: 2, c: { d: 3 }, f: 6, g: 7, x: 1, y: 2 });
  });

  it('take _id from the query and put it first', async () => {
    const document = await upserted({ a: 1, _id: 'key' }, { $set: { z: 1 } });
    expect(document).toEqual({ _id: 'key', a: 1, z: 1 });
    expect(Object.keys(document ?? {})[0]).toBe('_id');
  });

  it('insert once', async () => {
    const collection = test.collection();
    for (let time = 0; time < 2; time += 1)
      await collection.updateOne({ a: 1 }, { $inc: { n: 1 } }, { upsert: true });
    expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
      { a: 1, n: 2 },
    ]);
  });

  it('refuse a path that the query fixes twice', async () => {
    const command = test
      .collection()
      .updateOne({ a: 1, $and: [{ a: 2 }] }, { $set: { b: 1 } }, { upsert: true });
    expect(await failureOf(command)).toMatchObject({ code: 54 });
  });
});
