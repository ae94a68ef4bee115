import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
let collection: ReturnType<TestDatabase['collection']>;
beforeAll(async () => {
  test = await openTestDatabase();
  collection = test.collection();
  await collection.insertMany(
    Array.from({ length: 100 }, (_, at) => ({ _id: at as never, x: at % 10, y: at })),
  );
  await collection.createIndex({ x: 1 });
});
afterAll(() => test.close());

const explain = (filter: object, options = {}) =>
  collection.find(filter, options).explain('executionStats');

describe('the plan of a query', () => {
  it('is a scan of the collection without an index', async () => {
    expect(await explain({ y: { $lt: 3 } })).toMatchObject({
      queryPlanner: {
        namespace: collection.namespace,
        parsedQuery: { y: { $lt: 3 } },
        winningPlan: { stage: 'COLLSCAN', filter: { y: { $lt: 3 } }, direction: 'forward' },
        rejectedPlans: [],
      },
      executionStats: { nReturned: 3, totalKeysExamined: 0, totalDocsExamined: 100 },
      ok: 1,
    });
  });

  it('names the index that serves it and its bounds', async () => {
    expect(await explain({ x: 3 })).toMatchObject({
      queryPlanner: {
        winningPlan: {
          stage: 'FETCH',
          inputStage: {
            stage: 'IXSCAN',
            keyPattern: { x: 1 },
            indexName: 'x_1',
            isMultiKey: false,
            direction: 'forward',
            indexBounds: { x: ['[3, 3]'] },
          },
        },
      },
      executionStats: { nReturned: 10, totalKeysExamined: 10, totalDocsExamined: 10 },
    });
  });

  it('is the least for a single _id', async () => {
    expect(await explain({ _id: 5 as never })).toMatchObject({
      queryPlanner: { winningPlan: { stage: 'IDHACK' } },
      executionStats: { nReturned: 1, totalKeysExamined: 1, totalDocsExamined: 1 },
    });
  });

  it('shows sort, skip and limit around it', async () => {
    const { queryPlanner } = await explain({}, { sort: { y: -1 }, skip: 2, limit: 3 });
    expect(queryPlanner.winningPlan).toMatchObject({
      stage: 'LIMIT',
      limitAmount: 3,
      inputStage: {
        stage: 'SKIP',
        skipAmount: 2,
        inputStage: {
          stage: 'SORT',
          sortPattern: { y: -1 },
          inputStage: { stage: 'COLLSCAN' },
        },
      },
    });
  });

  it('reads an index in the order of the sort', async () => {
    const { queryPlanner } = await explain({}, { sort: { x: -1 }, limit: 1 });
    expect(queryPlanner.winningPlan).toMatchObject({
      stage: 'LIMIT',
      inputStage: { stage: 'FETCH', inputStage: { indexName: 'x_1', direction: 'backward' } },
    });
  });

  it('follows a hint', async () => {
    const { queryPlanner } = await explain({ x: 1 }, { hint: { $natural: -1 } });
    expect(queryPlanner.winningPlan).toMatchObject({ stage: 'COLLSCAN', direction: 'backward' });
  });

  it('is empty for a collection that does not exist', async () => {
    const { queryPlanner } = await test.collection().find().explain();
    expect(queryPlanner.winningPlan).toEqual({ stage: 'EOF' });
  });
});

it.each<[object, string]>([
  [{ count: 1, query: { x: 1 } }, 'COUNT'],
  [{ distinct: 1, key: 'x', query: { x: 1 } }, 'FETCH'],
  [{ update: 1, updates: [{ q: { x: 1 }, u: { $set: { y: -1 } }, multi: true }] }, 'UPDATE'],
  [{ delete: 1, deletes: [{ q: { x: 1 }, limit: 0 }] }, 'DELETE'],
  [{ findAndModify: 1, query: { x: 1 }, remove: true }, 'DELETE'],
])('explains %j and changes nothing', async (command, stage) => {
  const before = await collection.find().toArray();
  const [name = ''] = Object.keys(command);
  const inner = { ...command, [name]: collection.collectionName };
  const reply = await test.db.command({ explain: inner, verbosity: 'queryPlanner' });
  expect(reply.queryPlanner.winningPlan.stage).toBe(stage);
  expect(reply).not.toHaveProperty('executionStats');
  expect(await collection.find().toArray()).toEqual(before);
});

it('explains a pipeline: the query that begins it, then its other stages', async () => {
  const group = { $group: { _id: '$x' } };
  const pipeline = [{ $match: { x: 1 } }, group, { $out: 'nowhere' }];
  const { stages } = await collection.aggregate(pipeline).explain('queryPlanner');
  expect(stages).toMatchObject([
    { $cursor: { queryPlanner: { winningPlan: { stage: 'FETCH' } } } },
    group,
    { $out: 'nowhere' },
  ]);
  expect(await test.db.listCollections({ name: 'nowhere' }).toArray()).toEqual([]);
  const short = await test.db.command({
    aggregate: collection.collectionName,
    pipeline: [{ $match: { x: 1 } }],
    explain: true,
  });
  expect(short.queryPlanner.winningPlan.stage).toBe('FETCH');
});

it.each<[object, number]>([
  [{ explain: { ping: 1 } }, 59],
  [{ explain: { nothing: 1 } }, 59],
  [{ explain: { find: 'c', colour: 1 } }, 40415],
  [{ explain: { find: 'c', filter: { $nothing: 1 } } }, 2],
  [{ explain: { find: 'c' }, verbosity: 'chatty' }, 2],
])('refuses %j', async (command, code) => {
  expect(await failureOf(test.db.command(command))).toMatchObject({ code });
});
