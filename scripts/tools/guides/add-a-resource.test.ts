import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../server/test-process.ts';
import {
  copySources,
  followGuide,
  GUARDS,
  readGuide,
  runInCopy,
  type Step,
  testInCopy,
} from './guide.ts';
import { USE_FAQS } from './use-faqs.ts';

/** A copy of the sources with exactly the edits of the guide's example. */
let copy: string;
let steps: Step[];
let seen: Json;
beforeAll(async () => {
  steps = await readGuide('Add a resource');
  copy = await copySources();
  await followGuide(copy, steps);
  await runInCopy(copy, ['scripts/tools/codegen.ts']);
  await writeFile(join(copy, 'try.ts'), USE_FAQS);
  seen = JSON.parse(await runInCopy(copy, ['try.ts']));
}, 600_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test('REG-1 a resource needs nine files at most', () => {
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.length).toBeLessThanOrEqual(9);
});

test('every workspace type-checks', async () => {
  const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
  for (const workspace of ['graph', 'scripts', 'admin']) {
    await runInCopy(copy, [compiler, '-p', workspace]);
  }
}, 600_000);

test('REG-1 its page is live after a save', () => {
  expect(seen.page).toContain('Do lions sleep?');
  expect(seen.page).toContain('Most of the day.');
});

test('REG-1 the history names the change', () => {
  expect(seen.differences).toEqual([{ label: 'Answer', removed: 'Yes', added: 'Most of the day' }]);
});

test('REG-1 a CSV file exports and imports it', () => {
  expect(seen.csv).toContain('id,question,answer,order,isActive,publishFrom,publishUntil');
  expect(seen.imported).toEqual([{ action: 'create' }, { action: 'update' }]);
});

test('REG-1 search finds it by its title', () => {
  expect(seen.found).toEqual([{ title: 'Do lions sleep?' }]);
});

test('REG-1 it can be restored from the bin', () => {
  expect(seen.deleted).toEqual({ resource: 'faqs', title: 'Do lions sleep?' });
  expect(seen.restored).toBe('Do lions sleep?');
});

test('REG-1 both APIs have it, and the API reference', async () => {
  expect(seen.graph).toEqual({ question: 'Do lions sleep?', version: 3 });
  const { paths } = JSON.parse(await readFile(join(copy, 'graph', 'openapi.json'), 'utf8'));
  expect(Object.keys(paths).filter((path) => path.startsWith('/faqs'))).toEqual([
    ...['/faqs', '/faqs/{id}', '/faqs/{id}/history', '/faqs/{id}/restore'],
  ]);
});

test('REG-1 the back office reads and writes it by generated documents', async () => {
  const generated = join(copy, 'admin', 'src', 'generated', 'resources.ts');
  const [entry] = /\n {2}'faqs': \{.*?\n {2}\},/s.exec(await readFile(generated, 'utf8')) ?? [];
  for (const call of ['list', 'one', 'history', 'create', 'update', 'remove', 'restore']) {
    expect(entry).toContain(`${call}: documents.`);
  }
});

test('REG-1 the menu has an entry for it, and no part is missing', async () => {
  const { passed, failed } = await testInCopy(copy, [...GUARDS, 'admin/src/differences/']);
  expect(failed).toEqual({});
  expect(passed).toContain('the menu REG-4 has one entry for the resource faqs');
  expect(passed).toContainEqual(expect.stringMatching(/^of faqs REG-2 /));
});

test('REG-1 the snapshot has it', () => {
  expect(seen.snapshot).toContain('Do lions sleep?');
});

test('REG-1 a record is previewed on its page before it is saved', () => {
  expect(seen.preview).toContain('Do zebras snore?');
});
