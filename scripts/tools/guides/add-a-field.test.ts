import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../server/test-process.ts';
import { copySources, followGuide, readGuide, runInCopy } from './guide.ts';

/** A copy of the sources with exactly the edits of the guide's example. */
let copy: string;
beforeAll(async () => {
  copy = await copySources();
  const steps = await readGuide('Add a field');
  expect(steps.length).toBe(2);
  await followGuide(copy, steps);
  await runInCopy(copy, ['scripts/tools/codegen.ts']);
}, 180_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

const read = (path: string) => readFile(join(copy, path), 'utf8');

test('the GraphQL schema has the field in its types and inputs', async () => {
  const schema = buildSchema(await read('graph/schema.graphql'));
  const [tour, input] = [schema.getType('Tour'), schema.getType('TourInput')];
  expect(isObjectType(tour) && String(tour.getFields().difficulty?.type)).toBe('String!');
  expect(isInputObjectType(input) && String(input.getFields().difficulty?.type)).toBe('String');
});

test('the API reference has the field with its label and options', async () => {
  const { schemas } = JSON.parse(await read('graph/openapi.json')).components;
  const field = { type: 'string', title: 'Difficulty', enum: ['easy', 'moderate', 'hard'] };
  expect(schemas.Tour.properties.difficulty).toEqual(field);
  expect(schemas.Tour.required).toContain('difficulty');
  expect(schemas.TourInput.properties.difficulty).toEqual(field);
});

test('the back office reads and sends the field, and its form type-checks', async () => {
  const documents = await read('admin/src/generated/graphql.ts');
  expect(/type TourFieldsFragment = [^\n]*/.exec(documents)?.[0]).toContain('difficulty: string');
  const resources = await read('admin/src/generated/resources.ts');
  const tours = /\n {2}'tours': \{.*?\n {2}\},/s.exec(resources)?.[0];
  // It may be sent, as every field that is read.
  expect(tours).toContain('inputs: null');
  await runInCopy(copy, [join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'admin']);
}, 240_000);

test('REST and GraphQL check and store the field; older records have its default', async () => {
  await writeFile(join(copy, 'graph', 'try.ts'), TRY);
  const { refused, made, older, graph }: Json = JSON.parse(await runInCopy(copy, ['graph/try.ts']));
  expect(refused).toEqual([
    422,
    [{ path: 'difficulty', message: 'Difficulty must be one of: easy, moderate, hard' }],
  ]);
  expect([made, older, graph]).toEqual(['hard', 'easy', 'moderate']);
});

/** A script that runs in the copy, with its definitions. */
const TRY = `
import { startTestServer, tourInput } from './src/testing/test-server.ts';
const server = await startTestServer();
const post = (changes) =>
  server.rest('POST', '/tours', { as: 'editor', body: tourInput(changes) });
const refused = await post({ difficulty: 'deadly' });
const made = await post({ difficulty: 'hard' });
const older = await post({});
await server.connection.collection('tours')
  .updateOne({ slug: older.body.data.slug }, { $unset: { difficulty: 1 } });
const again = await server.rest('GET', '/tours/' + older.body.data.slug);
const graph = await server.graphql(
  'mutation($input: TourInput!) { createTour(input: $input) { difficulty } }',
  { input: tourInput({ difficulty: 'moderate' }) },
  'editor',
);
await server.close();
console.log(JSON.stringify({
  refused: [refused.status, refused.body.errors],
  made: made.body.data.difficulty,
  older: again.body.data.difficulty,
  graph: graph.data.createTour.difficulty,
}));
`;
