import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, BSONRegExp } =
  mongoose.mongo;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** Stores each value as field `v` and gives the positions of the matches. */
async function matching(values: unknown[], filter: object): Promise<number[]> {
  return await matchingDocuments(
    values.map((v) => (v === MISSING ? {} : { v })),
    filter,
  );
}

async function matchingDocuments(documents: object[], filter: object): Promise<number[]> {
  const collection = test.collection();
  await collection.insertMany(documents.map((document, _id) => ({ _id, ...document })) as object[]);
  const found = await collection.find(filter).toArray();
  return found.map(({ _id }) => Number(_id));
}

const MISSING = Symbol('missing');
const id = new ObjectId();
const date = new Date('2026-01-02T03:04:05Z');

describe('equality', () => {
  const one = [new Int32(1), new Double(1), Long.fromNumber(1), Decimal128.fromString('1.0')];
  const cases: [string, unknown[], unknown, number[]][] = [
    ['holds for a number in each numeric type', [...one, '1', true], new Int32(1), [0, 1, 2, 3]],
    [
      'compares decimals by value',
      [new Double(0.1), Decimal128.fromString('0.10')],
      Decimal128.fromString('0.1'),
      [1],
    ],
    [
      'distinguishes neighbouring longs',
      [Long.fromString('9007199254740993'), new Double(9007199254740992)],
      Long.fromString('9007199254740993'),
      [0],
    ],
    ['finds NaN by NaN', [Number.NaN, 1, Decimal128.fromString('NaN')], Number.NaN, [0, 2]],
    ['treats minus zero as zero', [new Double(-0), 0], 0, [0, 1]],
    [
      'compares binaries by content',
      [new Binary(Buffer.from('ab')), new Binary(Buffer.from('ac'))],
      new Binary(Buffer.from('ab')),
      [0],
    ],
    [
      'distinguishes binary subtypes',
      [new Binary(Buffer.from('ab'), 0), new Binary(Buffer.from('ab'), 128)],
      new Binary(Buffer.from('ab'), 128),
      [1],
    ],
    [
      'compares the order of keys',
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      { a: 1, b: 2 },
      [0],
    ],
    [
      'compares the order of integer-like keys',
      [
        new Map([
          ['2', 1],
          ['1', 1],
        ]),
        new Map([
          ['1', 1],
          ['2', 1],
        ]),
      ],
      new Map([
        ['2', 1],
        ['1', 1],
      ]),
      [0],
    ],
    ['does not match a part of a document', [{ a: 1, b: 2 }, { a: 1 }], { a: 1 }, [1]],
    ['matches null and missing with null', [null, MISSING, 0, '', [null], []], null, [0, 1, 4]],
    ['looks into arrays', [[1, 2], [3], 2, [[2]]], 2, [0, 2]],
    [
      'matches an array as a whole or as an element',
      [[1, 2], [2, 1], [[1, 2]], [1, 2, 3]],
      [1, 2],
      [0, 2],
    ],
    ['finds the empty array', [[], [[]], null], [], [0, 1]],
    ['finds an id', [id, new ObjectId(), id.toHexString()], id, [0]],
    ['finds a date', [date, new Date(), date.getTime()], date, [0]],
    ['matches a regex as a pattern', ['abc', 'xbz', 'ABC', 1, ['zzb', 'abq']], /^ab/i, [0, 2, 4]],
    [
      'finds a stored regex by the same regex',
      [new BSONRegExp('^a', 'i'), 'abc'],
      new BSONRegExp('^a', 'i'),
      [0, 1],
    ],
  ];
  it.each(cases)('%s', async (_, values, operand, expected) => {
    expect(await matching(values, { v: operand })).toEqual(expected);
  });
});

describe('order', () => {
  const mixed = [
    1,
    2.5,
    Long.fromNumber(3),
    Decimal128.fromString('4'),
    '5',
    null,
    MISSING,
    date,
    true,
    [9],
    Number.NaN,
  ];
  const cases: [string, unknown[], object, number[]][] = [
    ['compares numbers of all types', mixed, { $gt: 2 }, [1, 2, 3, 9]],
    ['compares only values of the operand’s type', mixed, { $lt: '6' }, [4]],
    ['skips NaN', mixed, { $lt: 2 }, [0]],
    ['finds NaN only by $gte or $lte NaN', mixed, { $gte: Number.NaN }, [10]],
    ['finds null with $gte null', mixed, { $gte: null }, [5, 6]],
    ['finds nothing with $gt null', mixed, { $gt: null }, []],
    ['compares dates', mixed, { $lte: date }, [7]],
    ['compares booleans', [true, false, 1], { $gt: false }, [0]],
    [
      'finds every value between MinKey and MaxKey',
      [1, 'a', null],
      { $gt: new MinKey(), $lt: new MaxKey() },
      [0, 1, 2],
    ],
    ['lets different elements satisfy two bounds', [[1, 9], [5], [1]], { $gt: 4, $lt: 2 }, [0]],
    ['compares strings by their bytes', ['\u{1F600}', '\uFF5E', 'z'], { $gt: '\uFF5E' }, [0]],
    ['compares arrays whole', [[1, 2], [1, 3], 7], { $gt: [1, 2] }, [1]],
    [
      'compares longs beyond a double exactly',
      [Long.fromString('9007199254740993')],
      { $gt: new Double(9007199254740992) },
      [0],
    ],
    ['compares documents', [{ a: 1 }, { a: 2 }, { b: 0 }], { $gt: { a: 1 } }, [1, 2]],
  ];
  it.each(cases)('%s', async (_, values, operators, expected) => {
    expect(await matching(values, { v: operators })).toEqual(expected);
  });
});

describe('operators', () => {
  const cases: [string, unknown[], object, number[]][] = [
    ['$eq compares a regex as a value', ['ab', /b/], { $eq: /b/ }, [1]],
    ['$ne finds missing fields', [1, 2, MISSING, [1, 2]], { $ne: 1 }, [1, 2]],
    ['$ne null skips missing fields', [null, MISSING, 1], { $ne: null }, [2]],
    [
      '$in accepts values, null and patterns',
      [1, 'abc', null, MISSING, 'z'],
      { $in: [1, null, /^a/] },
      [0, 1, 2, 3],
    ],
    [
      '$in compares numbers by value',
      [new Double(1), Long.fromNumber(2), '1'],
      { $in: [1, 2] },
      [0, 1],
    ],
    ['an empty $in finds nothing', [1, MISSING], { $in: [] }, []],
    ['$nin finds all other documents', [1, 2, MISSING, [1]], { $nin: [1] }, [1, 2]],
    ['$exists finds null', [null, MISSING, []], { $exists: true }, [0, 2]],
    ['$exists: false finds missing fields', [null, MISSING], { $exists: false }, [1]],
    ['$type accepts names', ['a', 1, [1], null], { $type: 'string' }, [0]],
    [
      '$type accepts numbers and lists',
      ['a', new Double(1.5), new Int32(1), true],
      { $type: [1, 'bool'] },
      [1, 3],
    ],
    [
      '$type: number finds all four numeric types',
      [1, 1.5, Long.fromNumber(1), Decimal128.fromString('1'), '1'],
      { $type: 'number' },
      [0, 1, 2, 3],
    ],
    ['$type: array finds arrays', [[], [1], 1], { $type: 'array' }, [0, 1]],
    ['$regex has options', ['Abc', 'abc', 'b\nabc'], { $regex: '^abc', $options: 'im' }, [0, 1, 2]],
    ['$regex accepts escaped punctuation', ['a-b', 'a.b'], { $regex: 'a\\-b' }, [0]],
    ['$not negates, missing included', [1, 5, MISSING], { $not: { $gt: 3 } }, [0, 2]],
    ['$not accepts a regex', ['abc', 'x', 1], { $not: /^a/ }, [1, 2]],
    ['$size counts', [[1, 2], [1], [], 2], { $size: 2 }, [0]],
    ['$all requires every value', [[1, 2, 3], [1], 1, [2, 1]], { $all: [1, 2] }, [0, 3]],
    ['an empty $all finds nothing', [[], 1], { $all: [] }, []],
    [
      '$all accepts $elemMatch',
      [[{ a: 1 }, { a: 2 }], [{ a: 1 }]],
      { $all: [{ $elemMatch: { a: 1 } }, { $elemMatch: { a: 2 } }] },
      [0],
    ],
    [
      '$elemMatch requires one element for all conditions',
      [[{ a: 1, b: 2 }], [{ a: 1 }, { b: 2 }], { a: 1, b: 2 }],
      { $elemMatch: { a: 1, b: 2 } },
      [0],
    ],
    [
      '$elemMatch accepts operators on values',
      [[1, 9], [5], 5],
      { $elemMatch: { $gt: 4, $lt: 6 } },
      [1],
    ],
    [
      '$elemMatch accepts $or',
      [[{ a: 1 }], [{ b: 1 }], [{ c: 1 }]],
      { $elemMatch: { $or: [{ a: 1 }, { b: 1 }] } },
      [0, 1],
    ],
    ['$mod divides', [4, 5, 8, '4', -4], { $mod: [4, 0] }, [0, 2, 4]],
  ];
  it.each(cases)('%s', async (_, values, operators, expected) => {
    expect(await matching(values, { v: operators })).toEqual(expected);
  });
});

describe('paths', () => {
  const cases: [string, object[], object, number[]][] = [
    ['lead through documents', [{ a: { b: 1 } }, { a: { b: 2 } }, {}], { 'a.b': 1 }, [0]],
    [
      'lead through arrays of documents',
      [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 3 }] }],
      { 'a.b': 2 },
      [0],
    ],
    ['lead to a position', [{ a: [1, 2] }, { a: [2, 1] }], { 'a.0': 2 }, [1]],
    ['lead through a position', [{ a: [{ b: 1 }] }, { a: [{}, { b: 1 }] }], { 'a.1.b': 1 }, [1]],
    [
      'match a number as a key too',
      [{ a: { 0: 7 } }, { a: [7] }, { a: [{ 0: 7 }] }],
      { 'a.0': 7 },
      [0, 1, 2],
    ],
    [
      'find nothing below a scalar, which matches null',
      [{ a: 5 }, { a: [5] }, { a: [] }, {}, { a: [{}] }],
      { 'a.b': null },
      [0, 3, 4],
    ],
    [
      'are missing when no element has the field',
      [{ a: 5 }, { a: [5] }, { a: [{ b: 1 }] }],
      { 'a.b': { $exists: false } },
      [0, 1],
    ],
    [
      'reach the elements of nested arrays',
      [{ a: [{ b: [1, 2] }] }, { a: [{ b: [3] }] }],
      { 'a.b': 2 },
      [0],
    ],
  ];
  it.each(cases)('%s', async (_, documents, filter, expected) => {
    expect(await matchingDocuments(documents, filter)).toEqual(expected);
  });
});

describe('logic', () => {
  const documents = [
    { a: 1, b: 1 },
    { a: 1, b: 2 },
    { a: 2, b: 2 },
  ];
  const cases: [string, object, number[]][] = [
    ['$and requires all', { $and: [{ a: 1 }, { b: 2 }] }, [1]],
    ['$or requires one', { $or: [{ a: 2 }, { b: 1 }] }, [0, 2]],
    ['$nor requires none', { $nor: [{ a: 2 }, { b: 1 }] }, [1]],
    ['several keys are all required', { a: 1, b: 1 }, [0]],
    ['$expr compares fields', { $expr: { $lt: ['$a', '$b'] } }, [1]],
    ['$comment changes nothing', { a: 2, $comment: 'why' }, [2]],
  ];
  it.each(cases)('%s', async (_, filter, expected) => {
    expect(await matchingDocuments(documents, filter)).toEqual(expected);
  });
});

describe('mistakes', () => {
  const cases: [string, object, number][] = [
    ['an unknown operator', { a: { $near: 1 } }, 2],
    ['an unknown operator at the top', { $where: 'true' }, 2],
    ['an operator beside a field', { a: { $gt: 1, b: 2 } }, 2],
    ['$in without a list', { a: { $in: 1 } }, 2],
    ['$or without a list', { $or: {} }, 2],
    ['an empty $or', { $or: [] }, 2],
    ['$options without $regex', { a: { $options: 'i' } }, 2],
    ['an invalid regex', { a: { $regex: '(' } }, 51091],
    ['a regex that only Perl knows', { a: { $regex: '(?>a)b' } }, 51091],
    ['$size of half', { a: { $size: 1.5 } }, 9],
    ['an unknown type', { a: { $type: 'money' } }, 2],
    ['$mod by zero', { a: { $mod: [0, 1] } }, 2],
    ['$not of a value', { a: { $not: 1 } }, 2],
    ['an unknown expression', { $expr: { $foo: 1 } }, 168],
  ];
  it.each(cases)('refuses %s', async (_, filter, code) => {
    expect(await failureOf(test.collection().find(filter).toArray())).toMatchObject({ code });
  });
});
