import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function filled(documents: object[]) {
  const collection = test.collection();
  await collection.insertMany(documents);
  return collection;
}

type Collection = Awaited<ReturnType<typeof filled>>;
const run = (collection: Collection, ...pipeline: object[]) =>
  collection.aggregate(pipeline).toArray();
const contentOf = (collection: Collection) => collection.find({}, { sort: { _id: 1 } }).toArray();

describe('$out', () => {
  it('replaces the documents of a collection and keeps its indexes', async () => {
    const source = await filled([
      { _id: 1, x: 1 },
      { _id: 2, x: 2 },
    ]);
    const target = await filled([{ _id: 9, x: 9 }]);
    await target.createIndex({ x: 1 });
    const match = { $match: { x: 2 } };
    expect(await run(source, match, { $out: target.collectionName })).toEqual([]);
    expect(await contentOf(target)).toEqual([{ _id: 2, x: 2 }]);
    expect(await target.indexes()).toHaveLength(2);
  });

  it('makes a collection, in another database too, and may write to its own source', async () => {
    const source = await filled([{ _id: 1, x: 1 }]);
    await run(source, { $project: { _id: 0, x: 1 } }, { $out: { db: 'other', coll: 'made' } });
    const made = test.client.db('other').collection('made');
    expect(await made.find().toArray()).toEqual([{ _id: expect.anything(), x: 1 }]);
    await run(source, { $set: { x: 2 } }, { $out: source.collectionName });
    expect(await contentOf(source)).toEqual([{ _id: 1, x: 2 }]);
  });

  it('changes nothing when a document cannot be stored', async () => {
    const source = await filled([
      { _id: 1, x: 1 },
      { _id: 2, x: 1 },
    ]);
    const target = await filled([{ _id: 9, x: 9 }]);
    await target.createIndex({ x: 1 }, { unique: true });
    const written = run(source, { $out: target.collectionName });
    expect(await failureOf(written)).toMatchObject({ code: 11000 });
    expect(await contentOf(target)).toEqual([{ _id: 9, x: 9 }]);
  });
});

describe('$merge', () => {
  const incoming = [
    { _id: 1, x: 1 },
    { _id: 2, x: 2 },
  ];
  it.each<[string, object, unknown[]]>([
    [
      'merges and inserts',
      {},
      [
        { _id: 1, a: 1, x: 1 },
        { _id: 2, x: 2 },
      ],
    ],
    ['replaces', { whenMatched: 'replace' }, incoming],
    ['keeps', { whenMatched: 'keepExisting', whenNotMatched: 'discard' }, [{ _id: 1, a: 1 }]],
    [
      'changes by a pipeline',
      {
        let: { y: '$x' },
        whenMatched: [{ $set: { sum: { $add: ['$a', '$$y', '$$new.x'] } } }],
        whenNotMatched: 'discard',
      },
      [{ _id: 1, a: 1, sum: 3 }],
    ],
  ])('%s', async (_, options, expected) => {
    const source = await filled(incoming);
    const target = await filled([{ _id: 1, a: 1 }]);
    await run(source, { $merge: { into: target.collectionName, ...options } });
    expect(await contentOf(target)).toEqual(expected);
  });

  it('finds documents by other fields that have a unique index', async () => {
    const source = await filled([
      { code: 'a', n: 2 },
      { code: 'b', n: 3 },
    ]);
    const target = await filled([{ _id: 1, code: 'a', n: 1 }]);
    const stage = { $merge: { into: target.collectionName, on: 'code' } };
    const project = { $project: { _id: 0 } };
    expect(await failureOf(run(source, project, stage))).toMatchObject({ code: 51183 });
    await target.createIndex({ code: 1 }, { unique: true });
    await run(source, project, stage);
    expect(await target.find().toArray()).toEqual([
      { _id: 1, code: 'a', n: 2 },
      { _id: expect.anything(), code: 'b', n: 3 },
    ]);
    expect(await failureOf(run(source, stage))).toMatchObject({ code: 66 });
    expect(await failureOf(run(source, { $unset: 'code' }, stage))).toMatchObject({ code: 51132 });
  });

  it.each<[object, number]>([
    [{ whenMatched: 'fail' }, 11000],
    [{ whenNotMatched: 'fail' }, 13113],
  ])('undoes everything when told to fail: %j', async (options, code) => {
    const source = await filled([{ _id: 0, x: 0 }, ...incoming]);
    const target = await filled([{ _id: 1, a: 1 }]);
    const merged = run(source, { $merge: { into: target.collectionName, ...options } });
    expect(await failureOf(merged)).toMatchObject({ code });
    expect(await contentOf(target)).toEqual([{ _id: 1, a: 1 }]);
  });
});

it.each<[object[], number]>([
  [[{ $out: 'x' }, { $match: {} }], 40601],
  [[{ $out: { coll: 'x', size: 1 } }], 16990],
  [[{ $out: 'system.x' }], 73],
  [[{ $merge: {} }], 40414],
  [[{ $merge: { into: 'x', colour: 1 } }], 40415],
  [[{ $merge: { into: 'x', on: ['a', 'a'] } }], 51186],
  [[{ $merge: { into: 'x', whenMatched: 'perhaps' } }], 2],
  [[{ $merge: { into: 'x', whenMatched: [{ $match: {} }] } }], 72],
])('refuses %j', async (pipeline, code) => {
  const source = await filled([{ _id: 1 }]);
  expect(await failureOf(run(source, ...pipeline))).toMatchObject({ code });
});
