import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { newReleaseId } from '#publish/kept-releases.ts';
import { changeFiles, type ReleaseFile } from '#publish/release.ts';
import { createReleaseStore, type ReleaseStore } from '#publish/release-store.ts';
import { createSiteHandler } from './site-handler.ts';

/** Makes a release of these files and goes live with it. */
async function goLive(
  store: ReleaseStore,
  at: string,
  texts: Record<string, string>,
  more: { redirects?: Record<string, string>; scripts?: string[] } = {},
) {
  const entries = Object.entries(texts).map(async ([path, text]) => {
    const bytes = Buffer.from(text);
    const brotli = { hash: await store.addObject(Buffer.from(`br ${text}`)), quality: 5 };
    const hash = await store.addObject(bytes);
    const file: ReleaseFile = { hash, type: 'text/plain', bytes: bytes.length, brotli };
    return [path, file] as const;
  });
  const id = newReleaseId(new Date(at));
  const receipt = { changed: [], added: [], removed: [], redirected: [] };
  const shards = changeFiles(null, new Map(await Promise.all(entries)));
  await store.save({ id, at, shards, redirects: {}, receipt, durationMs: 1, ...more });
  await store.switchTo(id);
}

type Sent = { method?: string; headers?: Record<string, string> };

async function serve(isHttps = false) {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-site-'));
  const store = createReleaseStore(directory);
  const site = createSiteHandler({ store, logger: pino({ level: 'silent' }), isHttps });
  const server = createServer(site.handle).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await rm(directory, { recursive: true, force: true });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  /** Sends a path exactly as it is written. */
  const get = async (path: string, { method = 'GET', headers = {} }: Sent = {}) => {
    site.look();
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
      sent.once('response', resolve).once('error', reject),
    );
    const text = (await answer.toArray()).join('');
    return { status: answer.statusCode, headers: answer.headers, text };
  };
  return { store, get, directory };
}

const AT = '2026-11-01T08:00:00.000Z';

test('a page that was open before an update still gets its scripts', async () => {
  const { store, get } = await serve();
  await goLive(store, AT, { '/_astro/form.1.js': 'old', '/gone': 'gone' });
  expect((await get('/gone')).text).toBe('gone');
  await goLive(store, '2026-11-02T08:00:00.000Z', { '/_astro/form.2.js': 'new', '/': 'home' });
  const old = await get('/_astro/form.1.js');
  expect(old.text).toBe('old');
  expect(old.headers['cache-control']).toContain('immutable');
  expect((await get('/_astro/form.2.js')).text).toBe('new');
  expect((await get('/_astro/form.3.js')).status).toBe(404);
  expect((await get('/gone')).status).toBe(404);

  await goLive(store, '2026-11-03T08:00:00.000Z', { '/_astro/form.3.js': 'newest' });
  for (const file of [1, 2, 3]) expect((await get(`/_astro/form.${file}.js`)).status).toBe(200);
});

test('a page is sent as browsers ask for it: compressed, its headers alone, or not again', async () => {
  const { store, get } = await serve();
  await goLive(store, AT, { '/': 'home' });
  const plain = await get('/');
  expect(plain).toMatchObject({
    status: 200,
    text: 'home',
    headers: {
      'content-type': 'text/plain',
      'content-length': '4',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    },
  });
  expect(plain.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  for (const accepted of ['br', 'gzip, deflate, br, zstd', '*']) {
    const compressed = await get('/', { headers: { 'accept-encoding': accepted } });
    expect([accepted, compressed.text]).toEqual([accepted, 'br home']);
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers.etag).not.toBe(plain.headers.etag);
  }
  for (const accepted of ['gzip', 'br;q=0, *', 'identity', '']) {
    const { text, headers } = await get('/', { headers: { 'accept-encoding': accepted } });
    expect([accepted, text, headers['content-encoding']]).toEqual([accepted, 'home', undefined]);
  }
  const etag = String(plain.headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, text, headers } = await get('/', { headers: { 'if-none-match': known } });
    expect([known, status, text, headers.etag]).toEqual([known, 304, '', etag]);
  }
  expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  const reload = { 'if-none-match': etag, 'cache-control': 'no-cache' };
  expect((await get('/', { headers: reload })).status).toBe(200);
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '4']);
});

test('every page has one address; old ones lead to it, and no answer leads off the site', async () => {
  const { store, get } = await serve();
  const pages = { '/': 'home', '/tours': 'tours', '/tours/404': 'no tour', '/404': 'nothing' };
  await goLive(store, AT, pages, { redirects: { '/tours/old': '/tours' } });
  for (const [asked, location] of [
    ['/tours/', '/tours'],
    ['//tours///?type=safari', '/tours?type=safari'],
    ['/tours/old?a=1', '/tours?a=1'],
    ['/tours/old/', '/tours'],
  ]) {
    const { status, headers } = await get(String(asked));
    expect([asked, status, headers.location]).toEqual([asked, 301, location]);
  }
  for (const asked of [
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/tours%2f',
    '/%0d%0aX: y',
  ]) {
    const { status, headers } = await get(asked.replace(' ', '%20'));
    expect([asked, status, headers.location]).toEqual([asked, 404, undefined]);
  }
  for (const [asked, text] of [
    ['/tours/none', 'no tour'],
    ['/none', 'nothing'],
    ['/tours/404', 'no tour'],
    ['/__proto__', 'nothing'],
    ['/constructor', 'nothing'],
  ]) {
    const answer = await get(String(asked));
    expect([asked, answer.status, answer.text]).toEqual([asked, 404, text]);
  }
  const post = await get('/tours', { method: 'POST' });
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('says that it is being published until there is a release', async () => {
  const { get } = await serve();
  const { status, headers } = await get('/');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
});

test('a file that is gone is an error without the headers of a page', async () => {
  const { store, get, directory } = await serve();
  await goLive(store, AT, { '/': 'home' });
  await rm(join(directory, 'objects'), { recursive: true });
  const { status, headers, text } = await get('/');
  expect([status, headers['cache-control'], headers.etag]).toEqual([500, 'no-store', undefined]);
  expect(text).toContain(headers['x-request-id']);
});

test('TRUST-11 pages run only the scripts that their release knows, and tell videos where they are', async () => {
  const { store, get } = await serve(true);
  await goLive(store, AT, { '/': 'home' }, { scripts: ['sha256-abc='] });
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-abc='(;|$)/);
  expect(policy).toContain("object-src 'none'");
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
  // A release of an earlier version does not name its scripts.
  await goLive(store, '2026-11-02T08:00:00.000Z', { '/': 'old' });
  const before = String((await get('/')).headers['content-security-policy']);
  expect(before).toContain("script-src 'self' 'unsafe-inline'");
});

test('TRUST-11 promises no HTTPS where the site has none', async () => {
  const { store, get } = await serve(false);
  await goLive(store, AT, { '/': 'home' });
  expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
});
