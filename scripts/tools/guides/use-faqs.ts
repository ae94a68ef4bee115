/** A script for a copy with the guide's resource, on a server of its own, as its users call it. */
export const USE_FAQS = `
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDifferences } from './admin/src/differences/differences.ts';
import { SearchDocument } from './admin/src/generated/graphql.ts';
import { fieldsOf } from './admin/src/providers/fields-of.ts';
import { parseSheet } from './admin/src/sheets/read-file.ts';
import { readTables } from './admin/src/sheets/read-tables.ts';
import { writeCsv } from './admin/src/sheets/write-csv.ts';
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
const { records: added } = readTables(fields, parseSheet(fields, row).tables, {});
const sent = [...added.map(({ values }) => values), { id: made.id, order: 3 }];
const records = JSON.stringify(sent);
const outcome = await call('POST', '/import', { resource: 'faqs', records, isDryRun: false });

const ask = async (query, variables) => {
  const asked = await fetch(server.url + '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + token },
    body: JSON.stringify({ query, variables }),
  });
  return (await asked.json()).data;
};
const data = await ask(SearchDocument, { search: 'lions' });
const { faq } = await ask('query($id: ID!) { faq(id: $id) { question version } }', { id: made.id });

const snapshot = await (await fetch(server.url + '/api/publication/snapshot')).json();
const draft = JSON.stringify({ question: 'Do zebras snore?', answer: '<p>Softly.</p>' });
const { path } = await call('POST', '/preview', { resource: 'faqs', record: draft });
const preview = await (await fetch(server.url + path)).text();

await call('DELETE', '/faqs/' + made.id);
const [deleted] = await call('GET', '/bin');
const changes = await call('GET', '/faqs/' + made.id + '/history');
const kept = changes.find(({ after }) => after);
const restored = await call('POST', '/faqs/' + made.id + '/restore', { version: kept.version });

await server.end('SIGTERM');
await rm(directory, { recursive: true, force: true });
console.log(JSON.stringify({
  page,
  graph: faq,
  snapshot: snapshot.data.faqs.map(({ question }) => question),
  preview,
  differences,
  csv,
  imported: outcome.map(({ action }) => ({ action })),
  found: data.faqs.items.map(({ title }) => ({ title })),
  deleted: { resource: deleted.resource, title: deleted.title },
  restored: restored.question,
}));
`;
