import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateIn } from '@karibu/graph/core/calendar.ts';
import { formatDate } from '@karibu/graph/core/format.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import {
  createCaller,
  failToStart,
  startProcess,
  type TestProcess,
  until,
} from './test-process.ts';

let directory: string;
let running: TestProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-start-'));
  running = await startProcess({ DATA_DIR: directory });
}, 120_000);
afterAll(async () => {
  await running.end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
});

test('RUN-2 serves site, back office, API, GraphQL and health on one address', async () => {
  const read = async (path: string) => {
    const response = await fetch(running.url + path, { headers: { accept: 'text/html' } });
    return [path, response.status, response.headers.get('content-type')?.split(';')[0]];
  };
  expect(await read('/')).toEqual(['/', 200, 'text/html']);
  expect(await read('/admin')).toEqual(['/admin', 200, 'text/html']);
  expect(await read('/admin/tours/create')).toEqual(['/admin/tours/create', 200, 'text/html']);
  expect(await read('/api/tours')).toEqual(['/api/tours', 200, 'application/json']);
  expect(await read('/no/such/page')).toEqual(['/no/such/page', 404, 'text/html']);
  const health = await fetch(`${running.url}/api/health`);
  expect(await health.json()).toMatchObject({ status: 'ok' });
  const graph = await fetch(`${running.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ tours { count } }"}',
  });
  expect(await graph.json()).toEqual({ data: { tours: { count: 0 } } });
});

test('keeps a connection longer than proxies do', async () => {
  const { headers } = await fetch(`${running.url}/api/health`);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

test('RUN-8 makes the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD', async () => {
  const call = await createCaller(running.url);
  expect(await call('GET', '/auth/me')).toMatchObject({ role: 'admin' });
});

test('previews an unsaved record as its public page, only at a signed address', async () => {
  const call = await createCaller(running.url);
  const record = {
    ...{ title: 'Unsaved Walk', description: '<p>Over the ridge.</p>', category: 'Walking' },
    ...{ image: 'https://pictures.example/a.jpg', destination: 'Usambara', tourType: 'safari' },
    ...{ duration: '2 Days', price: 4321, isActive: false },
  };
  const sent = { resource: 'tours', record: JSON.stringify(record) };
  const { path } = await call('POST', '/preview', sent);
  const shown = await fetch(running.url + path);
  expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([
    200,
    'noindex, nofollow, noarchive',
  ]);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  const html = await shown.text();
  expect(html).toContain('Unsaved Walk');
  expect(html).toContain('$4,321');
  const inAWeek = formatDate(dateIn('Africa/Dar_es_Salaam', new Date(Date.now() + 7 * 86_400_000)));
  expect(html.replaceAll(/\s+/g, ' ')).toContain(
    `Preview · not published · this link works until ${inAWeek}`,
  );
  const forged = await fetch(`${running.url}${path.slice(0, -3)}abc`);
  expect([forged.status, await forged.text()]).toEqual([
    404,
    expect.stringMatching(/This preview is over.*href="\/admin"/s),
  ]);
  expect((await fetch(`${running.url}/tours/unsaved-walk`)).status).toBe(404);
  const settings = { resource: 'settings', record: JSON.stringify({ siteName: 'Dhow Days' }) };
  const home = await fetch(running.url + (await call('POST', '/preview', settings)).path);
  expect(await home.text()).toContain('Dhow Days');
});

test('RUN-11 refuses a data directory that another copy uses, with one clear line', async () => {
  const { code, complaint } = await failToStart({ DATA_DIR: directory });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^Karibu cannot start: .*in use.*$/);
});

test('RUN-7 refuses a port in use with one clear line', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = String((server.address() as AddressInfo).port);
  const { code, complaint } = await failToStart({ DATA_DIR: `${directory}-2`, PORT: port });
  server.close();
  expect([code, complaint]).toEqual([
    1,
    `Karibu cannot start: port ${port} is in use; set PORT to another one`,
  ]);
});

test('RUN-7 refuses a bad variable with one clear line that names it', async () => {
  const { code, complaint } = await failToStart({ PORT: 'abc' });
  expect([code, complaint]).toEqual([1, 'Karibu cannot start: PORT must be a port number']);
});

test('RUN-7 refuses a DATA_DIR that cannot be written, with one clear line', async () => {
  const file = `${directory}-file`;
  await writeFile(file, 'not a folder');
  await chmod(file, 0o444);
  const { code, complaint } = await failToStart({ DATA_DIR: join(file, 'data') });
  await rm(file);
  expect(code).toBe(1);
  expect(complaint).toMatch(/^Karibu cannot start: DATA_DIR .* cannot be written \(ENOTDIR\)$/);
});

test('OFF-17 RUN-8 makes no first administrator whose password others try first', async () => {
  const { code, complaint } = await failToStart({
    ...{ DATA_DIR: `${directory}-5`, DEMO: 'false' },
    ...{ ADMIN_EMAIL: 'amina@dhow.example', ADMIN_PASSWORD: 'sunshine' },
  });
  await rm(`${directory}-5`, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(complaint).toMatch(
    /^Karibu cannot start: ADMIN_EMAIL and ADMIN_PASSWORD .*others try first/,
  );
});

test('RUN-14 fails where MONGODB_URI cannot be reached, and never falls back', async () => {
  const { code, complaint } = await failToStart({
    DATA_DIR: `${directory}-4`,
    MONGODB_URI: 'mongodb://127.0.0.1:1/karibu?serverSelectionTimeoutMS=300',
  });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^Karibu cannot start: nothing listens at the host and port .*$/);
});

test('TRUST-12 SIGTERM to npm stops the server and frees the data directory', async () => {
  const { PATH, HOME } = process.env;
  const DATA_DIR = `${directory}-npm`;
  const env = { PATH, HOME, DATA_DIR, PORT: '0', DEMO: 'false' };
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const printed: string[] = [];
  npm.stdout.on('data', (chunk) => printed.push(String(chunk)));
  await until(
    async () => printed.join(''),
    (text) => text.includes('Ctrl-C stops it'),
    120_000,
  );
  npm.kill('SIGTERM');
  // npm has left the server behind; the next start finds the directory free once it has ended.
  const next = () => startProcess({ DATA_DIR }).catch((error) => String(error));
  const again = await until(next, (each) => typeof each !== 'string', 60_000, 500);
  if (typeof again !== 'string') expect(await again.end('SIGTERM')).toBe(0);
  await rm(DATA_DIR, { recursive: true, force: true });
});

test('RUN-12 answers running requests before it stops', async () => {
  const call = await createCaller(running.url);
  const rows = (part: number) =>
    Array.from({ length: 60 }, (_, index) => ({ name: `Category ${part}-${index}` }));
  const send = (part: number) =>
    call('POST', '/import', {
      resource: 'package-categories',
      records: JSON.stringify(rows(part)),
      isDryRun: false,
    });
  const imports = Promise.all([1, 2].map(send));
  await expect.poll(() => countCategories(), { timeout: 20_000 }).toBeGreaterThan(0);
  // A browser opens connections in advance. The stop does not wait for their requests.
  const silent = connect(Number(new URL(running.url).port), '127.0.0.1');
  await once(silent, 'connect');
  const left = once(silent, 'close');
  expect(await running.end('SIGTERM')).toBe(0);
  await left;
  const answers: { action: string }[] = (await imports).flat();
  expect(answers.map(({ action }) => action)).toEqual(Array(120).fill('create'));
  running = await startProcess({ DATA_DIR: directory });
  expect(await countCategories()).toBe(120);
}, 120_000);

async function countCategories(): Promise<number> {
  const response = await fetch(`${running.url}/api/package-categories?isActive=true&limit=1`);
  return (await response.json()).count;
}

test('RUN-12 stops cleanly on SIGTERM and starts again with what was saved', async () => {
  const call = await createCaller(running.url);
  const { version } = await call('GET', '/settings');
  await call('PUT', '/settings', { siteName: 'Kept over a restart', version });
  expect(await running.end('SIGTERM')).toBe(0);
  running = await startProcess({ DATA_DIR: directory });
  // The release from before is served until what was saved is published.
  const readHome = async () => (await fetch(`${running.url}/`)).text();
  await until(readHome, (html) => html.includes('Kept over a restart'));
});
