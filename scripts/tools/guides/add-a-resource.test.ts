import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../server/test-process.ts';
import { copySources, followGuide, readGuide, runInCopy, type Step } from './guide.ts';

/** A copy of the sources with exactly the edits of the guide's example. */
let copy: string;
let steps: Step[];
let seen: Json;
beforeAll(async () => {
  steps = await readGuide('Add a resource');
  copy = await copySources();
  await followGuide(copy, steps);
  await runInCopy(copy, ['scripts/tools/codegen.ts']);
  await writeFile(join(copy, 'try.ts'), TRY);
  seen = JSON.parse(await runInCopy(copy, ['try.ts']));
}, 600_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test('a resource needs nine files at most', () => {
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.length).toBeLessThanOrEqual(9);
});

test('every workspace type-checks', async () => {
  const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
  for (const workspace of ['graph', 'scripts', 'admin']) {
    await runInCopy(copy, [compiler, '-p', workspace]);
  }
}, 600_000);

test('its page is live after a save', () => {
  expect(seen.page).toContain('Do lions sleep?');
  expect(seen.page).toContain('Most of the day.');
});

test('the history names the change', () => {
  expect(seen.differences).toEqual([{ label: 'Answer', removed: 'Yes', added: 'Most of the day' }]);
});

test('a CSV file exports and imports it', () => {
  expect(seen.csv).toContain('id,question,answer,order,isActive,version');
  expect(seen.imported).toEqual([{ action: 'create' }, { action: 'update' }]);
});

test('search finds it by its title', () => {
  expect(seen.found).toEqual([{ title: 'Do lions sleep?' }]);
});

test('it can be restored from the bin', () => {
  expect(seen.deleted).toEqual({ resource: 'faqs', title: 'Do lions sleep?' });
  expect(seen.restored).toBe('Do lions sleep?');
});

/** A script that runs in the copy, on its own server, with the calls of its users. */
const TRY = `
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from 'graphql';
import { readCsv, writeCsv } from './admin/src/csv/csv.ts';
import { listDifferences } from './admin/src/differences/differences.ts';
import { SearchDocument } from './admin/src/generated/graphql.ts';
import { fieldsOf } from './admin/src/providers/fields-of.ts';
import { callerWith, signIn, startProcess, until } from './scripts/server/test-process.ts';

const directory = await mkdtemp(join(tmpdir(), 'karibu-resource-'));
const server = await startProcess({ DATA_DIR: directory });
const token = await signIn(server.url);
const call = callerWith(server.url, token);
const fields = fieldsOf('faqs');

const made = await call('POST', '/faqs', { question: 'Do lions sleep?', answer: '<p>Yes.</p>' });
const answer = '<p>Most of the day.</p>';
await call('PUT', '/faqs/' + made.id, { answer });
const read = async () => (await fetch(server.url + '/faq')).text();
const page = await until(read, (text) => text.includes('Most of the day.'), 60_000);

const [change] = (await call('GET', '/faqs/' + made.id + '/history'));
const differences = listDifferences(fields, change.before, change.after).map(({ label, parts }) => {
    const has = (mark) => (part) => part.mark === mark;
    const marked = (mark) => parts.filter(has(mark)).map(({ text }) => text).join('');
  return { label, removed: marked('removed'), added: marked('added') };
});

const csv = writeCsv(fields, await call('GET', '/faqs'));
const row = 'question,answer\\r\\nDo hippos swim?,They walk.\\r\\n';
const sent = [...readCsv(fields, row).records, { id: made.id, order: 3 }];
const records = JSON.stringify(sent);
const outcome = await call('POST', '/import', { resource: 'faqs', records, isDryRun: false });

const asked = await fetch(server.url + '/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: 'Bearer ' + token },
  body: JSON.stringify({ query: print(SearchDocument), variables: { search: 'lions' } }),
});
const { data } = await asked.json();

await call('DELETE', '/faqs/' + made.id);
const [deleted] = await call('GET', '/bin');
const changes = await call('GET', '/faqs/' + made.id + '/history');
const kept = changes.find(({ after }) => after);
const restored = await call('POST', '/faqs/' + made.id + '/restore', { version: kept.version });

await server.end('SIGTERM');
await rm(directory, { recursive: true, force: true });
console.log(JSON.stringify({
  page,
  differences,
  csv,
  imported: outcome.map(({ action }) => ({ action })),
  found: data.faqs.items.map(({ title }) => ({ title })),
  deleted: { resource: deleted.resource, title: deleted.title },
  restored: restored.question,
}));
`;
