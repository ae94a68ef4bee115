import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import type { Json } from '../server/test-process.ts';

/** A copy of the sources in which the README's example is followed to the letter. */
let copy: string;
beforeAll(async () => {
  copy = await copySources();
  for (const { path, line } of await readSteps()) await insertLine(path, line);
  await run(['scripts/tools/codegen.ts']);
}, 180_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

const read = (path: string) => readFile(join(copy, path), 'utf8');

test('the GraphQL schema has the field, to read and to write', async () => {
  const schema = buildSchema(await read('graph/schema.graphql'));
  const [tour, input] = [schema.getType('Tour'), schema.getType('TourInput')];
  expect(isObjectType(tour) && String(tour.getFields().difficulty?.type)).toBe('String!');
  expect(isInputObjectType(input) && String(input.getFields().difficulty?.type)).toBe('String');
});

test('the API reference has the field with its words', async () => {
  const { schemas } = JSON.parse(await read('graph/openapi.json')).components;
  const field = { type: 'string', title: 'Difficulty', enum: ['easy', 'moderate', 'hard'] };
  expect(schemas.Tour.properties.difficulty).toEqual(field);
  expect(schemas.Tour.required).toContain('difficulty');
  expect(schemas.TourInput.properties.difficulty).toEqual(field);
});

test('the back office asks for the field and sends it, and its form knows it', async () => {
  const documents = await read('admin/src/generated/graphql.ts');
  expect(/type TourFieldsFragment = [^\n]*/.exec(documents)?.[0]).toContain('difficulty: string');
  const resources = await read('admin/src/generated/resources.ts');
  const tours = /\n {2}tours: \{[^}]*\}/.exec(resources)?.[0];
  expect(tours).toMatch(/inputs: \[.*'difficulty'/);
  await run([join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'admin']);
}, 240_000);

test('both doors check, store and answer the field, and older records read as its first word', async () => {
  await writeFile(join(copy, 'graph', 'try.ts'), TRY);
  const { refused, made, older, graph }: Json = JSON.parse(await run(['graph/try.ts']));
  expect(refused).toEqual([
    422,
    [{ path: 'difficulty', message: 'Difficulty must be one of: easy, moderate, hard' }],
  ]);
  expect([made, older, graph]).toEqual(['hard', 'easy', 'moderate']);
});

/** Runs in the copy, because the definitions that it needs are there. */
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

type Step = { path: string; line: string };

/** The files and lines that the README names under "Add a field". */
async function readSteps(): Promise<Step[]> {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const section = readme.split('\n## ').find((part) => part.startsWith('Add a field')) ?? '';
  const found = section.matchAll(/\d\. `(?<path>[^`]+)`[^`]*```tsx?\n(?<line>[^`]+)\n\s*```/g);
  const steps = [...found].map(({ groups }) => groups as Step);
  expect(steps.map(({ line }) => line.trim().split('\n').length)).toEqual([1, 1]);
  return steps;
}

/** Puts a line among its like: before a tour's last field, and before the last input of its form. */
async function insertLine(path: string, line: string): Promise<void> {
  const text = await read(path);
  const like = path.endsWith('.fields.ts') ? '  isActive: flag(' : '        <Input name="isActive"';
  expect(text).toContain(like);
  await writeFile(join(copy, path), text.replace(like, `${line}\n${like}`));
}

async function copySources(): Promise<string> {
  const target = await mkdtemp(join(tmpdir(), 'karibu-field-'));
  const isSource = (path: string) => !/\/(node_modules|dist|e2e)$/.test(path);
  for (const name of ['graph', 'scripts', 'admin', 'package.json', 'tsconfig.json']) {
    await cp(join(ROOT, name), join(target, name), { recursive: true, filter: isSource });
  }
  await linkModules(target);
  return target;
}

/** The copy has every dependency of the original, but its own API in the place of the original's. */
async function linkModules(target: string): Promise<void> {
  const [from, to] = [join(ROOT, 'node_modules'), join(target, 'node_modules')];
  await mkdir(join(to, '@karibu'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== '@karibu') await symlink(join(from, name), join(to, name));
  }
  await symlink(join(target, 'graph'), join(to, '@karibu', 'graph'));
  for (const workspace of ['graph', 'scripts', 'admin']) {
    const own = join(workspace, 'node_modules');
    if (existsSync(join(ROOT, own))) await symlink(join(ROOT, own), join(target, own));
  }
}

/** Runs Node in the copy and gives what it printed. Throws what it complained of when it failed. */
async function run(options: string[]): Promise<string> {
  const child = spawn(process.execPath, options, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, complaint]: [string[], string[]] = [[], []];
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => complaint.push(String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error([...printed, ...complaint].join(''));
  return printed.join('');
}
