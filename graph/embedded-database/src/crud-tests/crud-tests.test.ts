import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { describeFile, describeTotal, type FileReport } from './report.ts';
import { meetsRequirements } from './requirements.ts';
import { runDirectory } from './run-directory.ts';
import type { CrudTest, TestFile } from './test-file.ts';

let test: TestDatabase;
let directory: string;
beforeAll(async () => {
  test = await openTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'karibu-crud-'));
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});

const find = { object: 'c', name: 'find', arguments: { filter: {} } };
const insert = { object: 'c', name: 'insertOne', arguments: { document: { _id: 1 } } };

const TESTS: (Omit<CrudTest, 'description'> & { verdict: string; reason?: RegExp })[] = [
  { verdict: 'passed', operations: [{ ...find, expectResult: [{ _id: 1, n: { a: 2 } }] }] },
  {
    verdict: 'passed',
    operations: [{ ...insert, expectError: { errorCode: 11000, errorContains: 'DUP KEY' } }],
  },
  {
    verdict: 'passed',
    operations: [{ ...find, expectResult: [{ _id: { $$type: 'int' }, x: { $$exists: false } }] }],
  },
  {
    verdict: 'passed',
    operations: [{ object: 'c', name: 'deleteOne', arguments: { filter: { _id: 1 } } }],
    outcome: [{ databaseName: 'crud', collectionName: 'c', documents: [] }],
    expectEvents: [
      { client: 'client', events: [{ commandStartedEvent: { command: { delete: 'c' } } }] },
    ],
  },
  {
    verdict: 'failed',
    reason: /value\[0\]\.n\.a is 2, not 3/,
    operations: [{ ...find, expectResult: [{ _id: 1, n: { a: 3 } }] }],
  },
  {
    verdict: 'failed',
    reason: /value\[0\]\.n\.a was not expected/,
    operations: [{ ...find, expectResult: [{ _id: 1, n: {} }] }],
  },
  { verdict: 'failed', reason: /E11000/, operations: [insert] },
  {
    verdict: 'failed',
    reason: /it was expected to fail/,
    operations: [{ ...find, expectError: { isError: true } }],
  },
  {
    verdict: 'failed',
    reason: /^c has 1 elements, not 0/,
    operations: [],
    outcome: [{ databaseName: 'crud', collectionName: 'c', documents: [] }],
  },
  {
    verdict: 'driver',
    reason: /client had 1 events, not 0/,
    operations: [find],
    expectEvents: [{ client: 'client', events: [] }],
  },
  {
    verdict: 'refused',
    reason: /CommandNotFound \(59\)/,
    operations: [{ object: 'd', name: 'runCommand', arguments: { command: { mapReduce: 'c' } } }],
  },
  { verdict: 'skipped', operations: [{ object: 'c', name: 'watch' }] },
  { verdict: 'skipped', runOnRequirements: [{ topologies: ['sharded'] }], operations: [] },
];

const describe = (at: number) => `test ${at}`;

function fileOf(tests: readonly (typeof TESTS)[number][]): TestFile {
  return {
    description: 'own',
    schemaVersion: '1.0',
    createEntities: [
      { client: { id: 'client', observeEvents: ['commandStartedEvent'] } },
      { database: { id: 'd', client: 'client', databaseName: 'crud' } },
      { collection: { id: 'c', database: 'd', collectionName: 'c' } },
    ],
    initialData: [
      { databaseName: 'crud', collectionName: 'c', documents: [{ _id: 1, n: { a: 2 } }] },
    ],
    tests: tests.map(({ verdict, reason, ...rest }, at) => ({
      description: describe(at),
      ...rest,
    })),
  };
}

it('TRUST-16 gives each test its verdict, a refusal only by name, and closes with the counts', async () => {
  await writeFile(join(directory, 'own.json'), JSON.stringify(fileOf(TESTS)));
  const reports: FileReport[] = [];
  await runDirectory(directory, test.uri, (report) => reports.push(report));
  const verdicts = reports[0]?.verdicts ?? new Map();
  for (const [at, { verdict, reason }] of TESTS.entries()) {
    const found = verdicts.get(describe(at));
    expect(found?.kind, describe(at)).toBe(verdict);
    if (reason) expect(found.reason).toMatch(reason);
  }
  expect(describeTotal(reports)).toBe(
    '4 of 11 passed, 1 refused by name, 5 failed, 1 sent otherwise by the driver; 2 do not apply',
  );
  expect(reports.flatMap(describeFile)).toContain('  refused  test 10');
});

it.each<[string, object, boolean]>([
  ['a version that is high enough', { minServerVersion: '7.0' }, true],
  ['a version that is too low', { minServerVersion: '7.1.0' }, false],
  ['the last version', { maxServerVersion: '7.0.0' }, true],
  ['a later version', { maxServerVersion: '4.99' }, false],
  ['its topology', { topologies: ['single', 'replicaset'] }, true],
  ['another topology', { topologies: ['replicaset'] }, false],
  ['accounts', { auth: true }, false],
])('judges a requirement of %s', (_, requirement, isMet) => {
  expect(meetsRequirements({ version: '7.0.0' }, [requirement])).toBe(isMet);
});
