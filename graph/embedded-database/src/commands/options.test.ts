import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function filled(documents: object[]) {
  const collection = test.collection();
  await collection.insertMany(
    documents.map((document, at) => ({ _id: at + 1, ...document }) as object),
  );
  return collection;
}

type Collection = Awaited<ReturnType<typeof filled>>;
const idsOf = (documents: { _id?: unknown }[]) => documents.map(({ _id }) => _id);

describe('a hint', () => {
  let collection: Collection;
  beforeAll(async () => {
    collection = await filled([{ x: 3 }, { x: 1 }, {}, { x: [2, 0] }]);
    await collection.createIndex({ x: 1 }, { name: 'by_x', sparse: true });
  });

  it.each<[string, object | string, unknown[]]>([
    ['the key of an index', { x: 1 }, [4, 2, 1]],
    ['the name of an index, which here leaves out what it does not hold', 'by_x', [4, 2, 1]],
    ['the index on _id', '_id_', [1, 2, 3, 4]],
    ['the natural order, backwards', { $natural: -1 }, [4, 3, 2, 1]],
    ['nothing', {}, [1, 2, 3, 4]],
  ])('gives what it holds in its order: %s', async (_, hint, expected) => {
    expect(idsOf(await collection.find({}, { hint }).toArray())).toEqual(expected);
    expect(idsOf(await collection.aggregate([], { hint }).toArray())).toEqual(expected);
    expect(await collection.countDocuments({}, { hint: hint as string })).toBe(expected.length);
  });

  it('leaves the filter and the sort as they are', async () => {
    const found = collection.find({ x: { $lt: 3 } }, { hint: 'by_x', sort: { _id: 1 } });
    expect(idsOf(await found.toArray())).toEqual([2, 4]);
  });

  it('chooses the document that is changed or removed', async () => {
    const own = await filled([{ x: 2 }, { x: 1 }]);
    await own.createIndex({ x: 1 });
    const hint = { x: 1 };
    await own.updateOne({}, { $set: { a: 1 } }, { hint });
    expect(await own.findOneAndUpdate({}, { $set: { b: 1 } }, { hint })).toMatchObject({
      _id: 2,
      a: 1,
    });
    await own.deleteOne({}, { hint });
    expect(idsOf(await own.find().toArray())).toEqual([1]);
  });

  it('cannot be at a partial index that does not hold every match', async () => {
    const own = await filled([{ x: 1, y: 1 }, { x: 1 }]);
    const partialFilterExpression = { y: 1 };
    await own.createIndex({ x: 1 }, { partialFilterExpression });
    const hint = { x: 1 };
    expect(await failureOf(own.findOne({ x: 1 }, { hint }))).toMatchObject({ code: 291 });
    expect(idsOf(await own.find({ x: 1, y: 1 }, { hint }).toArray())).toEqual([1]);
  });

  it('must name an index that exists', async () => {
    const problem = /hint provided does not correspond to an existing index$/;
    const refused = { code: 2, message: expect.stringMatching(problem) };
    expect(await failureOf(collection.findOne({}, { hint: 'by_y' }))).toMatchObject(refused);
    const update = collection.updateOne({}, { $set: { a: 1 } }, { hint: { y: 1 } });
    expect(await failureOf(update)).toMatchObject(refused);
    expect(await failureOf(collection.deleteOne({}, { hint: 'by_y' }))).toMatchObject(refused);
    expect(await test.collection().findOne({}, { hint: 'by_y' })).toBeNull();
  });

  it.each<[unknown, number]>([
    [1, 9],
    [{ $natural: 2 }, 2],
  ])('cannot be %j', async (hint, code) => {
    const found = test.db.command({ find: collection.collectionName, hint });
    expect(await failureOf(found)).toMatchObject({ code });
  });
});

describe('let', () => {
  const values = { id: 2, text: { $literal: '$x' }, sum: { $add: [1, 2] }, of: { n: 5 } };

  it('gives its variables to every command', async () => {
    const collection = await filled([{ x: 1 }, { x: 1 }, { x: 1 }]);
    const filter = { $expr: { $eq: ['$_id', '$$id'] } };
    expect(idsOf(await collection.find(filter, { let: values }).toArray())).toEqual([2]);
    const pipeline = [{ $match: filter }, { $project: { t: '$$text', s: '$$sum', n: '$$of.n' } }];
    expect(await collection.aggregate(pipeline, { let: values }).toArray()).toEqual([
      { _id: 2, t: '$x', s: 3, n: 5 },
    ]);
    await collection.updateOne(filter, [{ $set: { x: '$$sum' } }], { let: values });
    const options = { let: values, returnDocument: 'after' } as const;
    const changed = await collection.findOneAndUpdate(filter, [{ $set: { y: '$$id' } }], options);
    expect(changed).toEqual({ _id: 2, x: 3, y: 2 });
    await collection.deleteOne(filter, { let: values });
    expect(idsOf(await collection.find().toArray())).toEqual([1, 3]);
  });

  it.each<[object, number]>([
    [{ x: '$a' }, 4890500],
    [{ x: { $add: [1, '$$ROOT.a'] } }, 4890500],
    [{ X: 1 }, 9],
    [{ x: '$$y' }, 17276],
  ])('refuses %j', async (variables, code) => {
    const found = test.collection().find({}, { let: variables });
    expect(await failureOf(found.toArray())).toMatchObject({ code });
  });
});

describe('a collation', () => {
  const words = ['b', 'A', 'a', 'á', 'B', 'item10', 'item9'];
  const english = (options: object) => ({ locale: 'en_US', ...options });

  it.each<[string, object, object, string[]]>([
    ['equality without case', { w: 'A' }, { strength: 2 }, ['A', 'a']],
    ['equality of base letters', { w: 'a' }, { strength: 1 }, ['A', 'a', 'á']],
    ['case beside base letters', { w: 'a' }, { strength: 1, caseLevel: true }, ['a', 'á']],
    ['equality of all', { w: 'a' }, { strength: 3 }, ['a']],
    ['$in', { w: { $in: ['B', 1] } }, { strength: 2 }, ['b', 'B']],
    ['$ne', { w: { $nin: ['A', 'item9', 'ITEM10'] } }, { strength: 1 }, ['b', 'B']],
    ['order', { w: { $gt: 'a', $lt: 'c' } }, { strength: 1 }, ['b', 'B']],
    ['numbers in texts', { w: { $gt: 'item9' } }, { numericOrdering: true }, ['item10']],
    ['$expr', { $expr: { $eq: ['$w', 'B'] } }, { strength: 2 }, ['b', 'B']],
  ])('decides %s', async (_, filter, options, expected) => {
    const collection = await filled(words.map((w) => ({ w })));
    await collection.createIndex({ w: 1 });
    const found = await collection.find(filter, { collation: english(options) }).toArray();
    expect(found.map(({ w }) => w)).toEqual(expected);
  });

  it('decides the order of sorts', async () => {
    const collection = await filled(words.map((w) => ({ w })));
    await collection.createIndex({ w: 1 });
    const sorted = async (options: object) => {
      const found = collection.find({}, { sort: { w: 1 }, collation: english(options) });
      return (await found.toArray()).map(({ w }) => w);
    };
    expect(await sorted({})).toEqual(['a', 'A', 'á', 'b', 'B', 'item10', 'item9']);
    expect(await sorted({ caseFirst: 'upper', numericOrdering: true })).toEqual([
      'A',
      'a',
      'á',
      'B',
      'b',
      'item9',
      'item10',
    ]);
  });

  it('decides which values are the same', async () => {
    const collection = await filled(words.map((w) => ({ w })));
    const collation = english({ strength: 1 });
    expect(await collection.distinct('w', {}, { collation })).toEqual([
      'b',
      'A',
      'item10',
      'item9',
    ]);
    const group = { $group: { _id: '$w', n: { $sum: 1 }, all: { $addToSet: '$w' } } };
    const groups = await collection.aggregate([group], { collation }).toArray();
    expect(groups.map(({ _id, n, all }) => [_id, n, all])).toEqual([
      ['b', 2, ['b']],
      ['A', 3, ['A']],
      ['item10', 1, ['item10']],
      ['item9', 1, ['item9']],
    ]);
  });

  it('decides what writes change', async () => {
    const collection = await filled([{ w: 'a', list: ['x', 'X', 'y'] }, { w: 'A' }]);
    const collation = english({ strength: 2 });
    const pull = { $pull: { list: 'X' }, $min: { w: 'A' } } as object;
    const { matchedCount } = await collection.updateMany({ w: 'A' }, pull, { collation });
    expect(matchedCount).toBe(2);
    const add = { $addToSet: { list: 'Y' } } as object;
    const options = { collation, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ w: 'A' }, add, options)).toEqual({
      _id: 1,
      w: 'a',
      list: ['y'],
    });
    expect(await collection.deleteMany({ w: 'a' }, { collation })).toMatchObject({
      deletedCount: 2,
    });
  });

  it.each<[object, number]>([
    [{ strength: 2 }, 40414],
    [{ locale: 'nowhere' }, 2],
    [{ locale: 'en', strength: 9 }, 2],
    [{ locale: 'en', strength: 4 }, 115],
    [{ locale: 'fr_CA', backwards: true }, 115],
    [{ locale: 'en', colour: 1 }, 40415],
  ])('TRUST-16 %j is refused by name', async (collation, code) => {
    const found = test.collection().find({}, { collation: collation as never });
    expect(await failureOf(found.toArray())).toMatchObject({ code });
  });
});

it.each<[object, number]>([
  [{ $text: { $search: 'a' } }, 27],
  [{ $where: 'true' }, 2],
  [{ $nothing: 1 }, 2],
])('TRUST-16 refuses the search %j by name', async (filter, code) => {
  expect(await failureOf(test.collection().findOne(filter))).toMatchObject({ code });
});

it('TRUST-16 refuses an index for text search by name', async () => {
  const made = test.collection().createIndex({ a: 'text' });
  expect(await failureOf(made)).toMatchObject({ code: 67 });
});
