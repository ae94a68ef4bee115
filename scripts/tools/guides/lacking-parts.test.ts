import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySources, followGuide, GUARDS, readGuide, runInCopy, testInCopy } from './guide.ts';

/** The row of a call that a content resource has beside the standard ones. */
const ROW = "      'GET /packages/category/{category}',\n";

/** A copy with a resource of which the API alone knows, and with a call that lost its row. */
let copy: string;
let outcome: Awaited<ReturnType<typeof testInCopy>>;
beforeAll(async () => {
  copy = await copySources();
  const steps = await readGuide('Add a resource');
  const ofApi = steps.filter(({ path }) => path.startsWith('graph/'));
  await followGuide(copy, ofApi);
  const table = join(copy, 'graph', 'src', 'testing', 'access-table.ts');
  const rows = await readFile(table, 'utf8');
  expect(rows).toContain(ROW);
  await writeFile(table, rows.replace(ROW, ''));
  await runInCopy(copy, ['scripts/tools/codegen.ts']);
  outcome = await testInCopy(copy, GUARDS, 'REG-4');
}, 180_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test('REG-4 a resource without an entry in the back office fails a test that names the files', () => {
  expect(outcome.failed['the menu REG-4 has one entry for the resource faqs']).toContain(
    'faqs has 0 entries: write admin/src/faqs/index.ts and add it once to admin/src/menu.ts',
  );
});

test('REG-4 a resource without queries of the site fails a test that names the files', () => {
  expect(outcome.failed['REG-4 the site has queries for faqs']).toContain(
    'faqs has no queries: write site/src/content/faqs.ts and add it to site/src/content/content.ts',
  );
});

test('REG-4 a call without a row of access fails a test that names the file', () => {
  const [message = ''] = Object.entries(outcome.failed)
    .filter(([name]) => name.endsWith('every route and field has its row'))
    .map(([, text]) => text);
  expect(message).toContain('Give each a row in graph/src/testing/access-table.ts');
});

test('REG-4 what no part is missing of passes', () => {
  expect(outcome.passed).toContain('the menu REG-4 has one entry for the resource tours');
  expect(outcome.passed).toContain('REG-4 the site has queries for tours');
  expect(Object.keys(outcome.failed).length).toBe(3);
});
