import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const { Decimal128, Double, Int32, Long } = mongoose.mongo;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function aggregated(
  documents: object[],
  pipeline: object[],
  options: object = {},
): Promise<unknown[]> {
  const collection = test.collection();
  if (documents.length > 0) {
    await collection.insertMany(
      documents.map((document, _id) => ({ _id, ...document })) as object[],
    );
  }
  return await collection.aggregate(pipeline, options).toArray();
}

const sales = [
  { item: 'a', price: 10, tags: ['x', 'y'] },
  { item: 'b', price: 5, tags: [] },
  { item: 'a', price: 20, tags: ['x'] },
  { item: 'c' },
];

describe('stages', () => {
  it.each<[string, object[], unknown[]]>([
    [
      '$match, $sort, $skip and $limit',
      [
        { $match: { price: { $gt: 0 } } },
        { $sort: { price: -1 } },
        { $skip: 1 },
        { $limit: 1 },
        { $project: { price: 1 } },
      ],
      [{ _id: 0, price: 10 }],
    ],
    ['$count', [{ $match: { item: 'a' } }, { $count: 'total' }], [{ total: 2 }]],
    ['$count of nothing gives nothing', [{ $match: { item: 'z' } }, { $count: 'total' }], []],
    [
      '$unwind',
      [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
      [
        { _id: 0, tags: 'x' },
        { _id: 0, tags: 'y' },
        { _id: 2, tags: 'x' },
      ],
    ],
    [
      '$unwind keeps empty arrays with preserveNullAndEmptyArrays',
      [
        { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'at' } },
        { $match: { at: null } },
        { $project: { tags: 1, at: 1 } },
      ],
      [
        { _id: 1, at: null },
        { _id: 3, at: null },
      ],
    ],
    [
      '$set computes and $unset removes',
      [
        { $limit: 1 },
        { $set: { double: { $multiply: ['$price', 2] }, 'a.b': '$item' } },
        { $unset: ['tags', 'item'] },
      ],
      [{ _id: 0, price: 10, double: 20, a: { b: 'a' } }],
    ],
    [
      '$project computes',
      [
        { $limit: 1 },
        { $project: { _id: 0, name: { $toUpper: '$item' }, size: { $size: '$tags' }, price: 1 } },
      ],
      [{ price: 10, name: 'A', size: 2 }],
    ],
    [
      '$replaceRoot',
      [{ $limit: 1 }, { $replaceRoot: { newRoot: { only: '$item' } } }],
      [{ only: 'a' }],
    ],
  ])('%s', async (_, pipeline, expected) => {
    expect(await aggregated(sales, pipeline)).toEqual(expected);
  });

  it('give nothing for a missing collection', async () => {
    expect(await aggregated([], [{ $group: { _id: null, n: { $sum: 1 } } }])).toEqual([]);
  });

  it('come in batches', async () => {
    const documents = Array.from({ length: 300 }, (_, n) => ({ n }));
    expect(await aggregated(documents, [{ $match: {} }], { batchSize: 11 })).toHaveLength(300);
  });
});

describe('a pipeline', () => {
  it('gives the same result with and without an index for its first stages', async () => {
    const documents = Array.from({ length: 60 }, (_, _id) => ({
      _id,
      a: _id % 3,
      b: (_id * 7) % 10,
    }));
    const pipeline = [
      { $match: { a: 1 } },
      { $sort: { b: -1, _id: 1 } },
      { $limit: 5 },
      { $skip: 1 },
      { $project: { b: 1 } },
    ];
    const collection = test.collection();
    await collection.insertMany(documents as object[]);
    const scanned = await collection.aggregate(pipeline).toArray();
    await collection.createIndex({ a: 1, b: -1 });
    expect(await collection.aggregate(pipeline).toArray()).toEqual(scanned);
    expect(scanned.map(({ b }) => b)).toEqual([9, 8, 8, 7]);
  });
});

describe('$group', () => {
  it('counts with the short form of drivers exactly as with any other sum', async () => {
    for (const _id of [1, null]) {
      const counted = await aggregated(sales, [
        { $group: { _id, n: { $sum: 1 }, m: { $sum: 1 } } },
      ]);
      const summed = [{ $group: { _id, n: { $sum: { $add: [1, 0] } }, m: { $sum: 1 } } }];
      expect(counted).toEqual([{ _id, n: 4, m: 4 }]);
      expect(counted).toEqual(await aggregated(sales, summed));
    }
  });

  it('supports every accumulator', async () => {
    const group = {
      _id: '$item',
      n: { $sum: 1 },
      count: { $count: {} },
      sum: { $sum: '$price' },
      avg: { $avg: '$price' },
      min: { $min: '$price' },
      max: { $max: '$price' },
      first: { $first: '$price' },
      last: { $last: '$price' },
      all: { $push: '$price' },
      set: { $addToSet: '$item' },
    };
    expect(await aggregated(sales, [{ $group: group }])).toEqual([
      {
        _id: 'a',
        n: 2,
        count: 2,
        sum: 30,
        avg: 15,
        min: 10,
        max: 20,
        first: 10,
        last: 20,
        all: [10, 20],
        set: ['a'],
      },
      {
        _id: 'b',
        n: 1,
        count: 1,
        sum: 5,
        avg: 5,
        min: 5,
        max: 5,
        first: 5,
        last: 5,
        all: [5],
        set: ['b'],
      },
      {
        _id: 'c',
        n: 1,
        count: 1,
        sum: 0,
        avg: null,
        min: null,
        max: null,
        first: null,
        last: null,
        all: [],
        set: ['c'],
      },
    ]);
  });

  it('puts equal numbers into one group, and missing values with null', async () => {
    const documents = [{ k: new Int32(1) }, { k: new Double(1) }, { k: null }, {}];
    expect(await aggregated(documents, [{ $group: { _id: '$k', n: { $sum: 1 } } }])).toEqual([
      { _id: 1, n: 2 },
      { _id: null, n: 2 },
    ]);
  });

  it('keeps the types of sums', async () => {
    const group = async (values: unknown[]) => {
      const [found] = await aggregated(
        values.map((v) => ({ v })),
        [{ $group: { _id: null, sum: { $sum: '$v' } } }],
        { promoteValues: false, promoteLongs: false },
      );
      return (found as { sum: unknown }).sum;
    };
    expect(await group([new Int32(2147483647), new Int32(1)])).toEqual(
      Long.fromString('2147483648'),
    );
    expect(await group([new Int32(1), new Double(0.5), 'x'])).toEqual(new Double(1.5));
    expect(await group([new Int32(1), Decimal128.fromString('0.10')])).toEqual(
      Decimal128.fromString('1.10'),
    );
  });

  it('groups by an expression', async () => {
    const pipeline = [{ $group: { _id: { dear: { $gte: ['$price', 10] } }, n: { $sum: 1 } } }];
    expect(await aggregated(sales, pipeline)).toEqual([
      { _id: { dear: true }, n: 2 },
      { _id: { dear: false }, n: 2 },
    ]);
  });
});

describe('expressions', () => {
  const document = {
    a: 3,
    b: 4,
    s: 'Text',
    list: [1, 2],
    docs: [{ n: 1 }, { n: 2 }, {}],
    at: new Date(1000),
  };
  it.each<[unknown, unknown]>([
    ['$a', 3],
    ['$docs.n', [1, 2]],
    [{ $add: ['$a', 0.5] }, 3.5],
    [{ $add: ['$at', 500] }, new Date(1500)],
    [{ $subtract: ['$a', '$b'] }, -1],
    [{ $divide: ['$a', 2] }, 1.5],
    [{ $add: ['$a', '$nothing'] }, null],
    [{ $cond: [{ $gt: ['$a', '$b'] }, 'more', 'less'] }, 'less'],
    [
      {
        $cond: Object.fromEntries([
          ['if', true],
          ['then', 1],
          ['else', 2],
        ]),
      },
      1,
    ],
    [{ $ifNull: ['$nothing', 'x'] }, 'x'],
    [{ $concat: ['$s', '!'] }, 'Text!'],
    [{ $toLower: '$s' }, 'text'],
    [{ $in: [2, '$list'] }, true],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $and: [true, { $not: [false] }] }, true],
    [{ $or: [0, null] }, false],
    [{ $literal: '$a' }, '$a'],
  ])('%j', async (expression, expected) => {
    const [found] = await aggregated([document], [{ $project: { _id: 0, value: expression } }]);
    expect(found).toEqual({ value: expected });
  });
});

it.each<[object[], number]>([
  [[{ $lookup: {} }], 40324],
  [[{ $changeStream: {} }], 40573],
  [[{ $match: 1 }], 15959],
  [[{ $match: {}, $limit: 1 }], 40323],
  [[{ $limit: 0 }], 15958],
  [[{ $group: { n: { $sum: 1 } } }], 15955],
  [[{ $group: { _id: null, n: { $median: 1 } } }], 15952],
  [[{ $project: { a: { $foo: 1 } } }], 168],
  [[{ $project: {} }], 51272],
  [[{ $unwind: 'tags' }], 28818],
  [[{ $set: { a: '$$nobody' } }], 17276],
  [[{ $sort: {} }], 15976],
])('refuses %j', async (pipeline, code) => {
  expect(await failureOf(test.collection().aggregate(pipeline).toArray())).toMatchObject({ code });
});
