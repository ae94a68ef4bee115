import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM_CONTEXT } from '#core/access.ts';
import type { SharedAnswer } from '#core/derive/rest/caching.ts';
import { advanceRevision } from '#core/write/revision.ts';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database.ts';
import { serviceOf } from '../services.ts';
import { forVisitors } from '../testing/for-visitors.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { startTestServer, type TestServer, tourInput } from '../testing/test-server.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** Stands for another process of the API: its own connection, services and answers. */
let other: { connection: Connection; app: App };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const connection = await connectDatabase(server.databaseUri);
  const config = readConfig({ DATA_DIR: server.dataDirectory, NODE_ENV: 'test' });
  const logger = pino({ level: 'silent' });
  other = {
    connection,
    app: await createApp({ config, connection, logger, adminDirectory: null }),
  };
});
afterAll(async () => {
  await other.app.close();
  await other.connection.close();
  await server.close();
});

const tours = () => serviceOf(other.app.services.byName, 'tours');
/** Writes past the services, so that the revision does not change. */
const writeUnnoticed = (id: string, values: object) =>
  server.connection.collection('tours').updateOne({ slug: id }, { $set: values });
const readPrice = async (slug: string, as?: string) => {
  const { body } = await server.rest('GET', `/tours/${slug}`, as ? { as } : {});
  return body.data?.price;
};

async function addTour(slug: string): Promise<string> {
  const { id } = await tours().create(SYSTEM_CONTEXT, tourInput({ title: slug, slug, price: 1 }));
  return id;
}

test('API-13 CONST-5 keeps a visitor’s answer until the next revision', async () => {
  await addTour('kept');
  const first = await server.rest('GET', '/tours/kept');
  await writeUnnoticed('kept', { price: 2 });
  const second = await server.rest('GET', '/tours/kept');
  expect(second.body).toEqual(first.body);
  for (const name of ['etag', 'cache-control', 'vary', 'content-type']) {
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
  expect(second.headers.get('cache-control')).toBe(
    'public, max-age=300, stale-while-revalidate=300',
  );
  const headers = { 'if-none-match': String(first.headers.get('etag')) };
  // `fetch` would forbid caches to answer.
  const askAgain = () => sendRaw(server.url, { path: '/api/tours/kept', headers });
  expect(await askAgain()).toEqual({ status: 304, type: '', text: '' });
  await advanceRevision(server.connection);
  expect(await readPrice('kept')).toBe(2);
  expect((await askAgain()).status).toBe(200);
});

test('API-13 RUN-15 a read after a write of another process shows it', async () => {
  const id = await addTour('shared');
  for (let price = 2; price <= 20; price += 1) {
    const during = Array.from({ length: 10 }, () => readPrice('shared'));
    await tours().update(SYSTEM_CONTEXT, id, { price }, null);
    const after = Array.from({ length: 10 }, () => readPrice('shared'));
    expect(new Set(await Promise.all(after))).toEqual(new Set([price]));
    await Promise.all(during);
    expect(await readPrice('shared')).toBe(price);
  }
  await tours().remove(SYSTEM_CONTEXT, id);
  expect((await server.rest('GET', '/tours/shared')).status).toBe(404);
});

test('API-13 an answer is compressed as its reader likes it, kept or not', async () => {
  await addTour('compressed');
  const as = (encoding: string) => ({ 'accept-encoding': encoding });
  const read = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${server.url}${path}`, { headers });
    const etag = response.headers.get('etag');
    return {
      encoding: response.headers.get('content-encoding'),
      etag,
      text: await response.text(),
    };
  };
  const plain = await read('/api/tours', as('identity'));
  expect(plain.encoding).toBeNull();
  for (const encoding of ['br', 'gzip']) {
    await advanceRevision(server.connection);
    expect(await read('/api/tours', as(encoding))).toEqual({ ...plain, encoding });
    expect(await read('/api/tours', as(encoding))).toEqual({ ...plain, encoding });
  }
  expect(await read('/api/tours', as('gzip;q=0, br'))).toEqual({ ...plain, encoding: 'br' });
  expect(await read('/api/tours', as('zstd'))).toEqual(plain);
  const authorization = `Bearer ${server.tokens.editor}`;
  const staff = await read('/api/tours', { ...as('br'), authorization });
  expect(staff.encoding).toBe('br');
  const seen = JSON.parse(staff.text).data.map(forVisitors);
  expect(seen).toEqual(JSON.parse(plain.text).data);
});

test('API-7 API-13 staff read the database, and what they read is kept for nobody', async () => {
  await addTour('staffed');
  expect([await readPrice('staffed'), await readPrice('staffed', 'editor')]).toEqual([1, 1]);
  await writeUnnoticed('staffed', { price: 2, isActive: false });
  const staff = await server.rest('GET', '/tours/staffed', { as: 'editor' });
  expect(staff.body.data).toMatchObject({ price: 2, isActive: false });
  expect(staff.headers.get('cache-control')).toBe('private, no-store');
  // A request with an invalid token is not a visitor’s either: the cache does not answer it.
  expect((await server.rest('GET', '/tours/staffed', { as: 'forged' })).status).toBe(404);
  expect(await readPrice('staffed')).toBe(1);
  await advanceRevision(server.connection);
  expect((await server.rest('GET', '/tours/staffed')).status).toBe(404);
});

test('API-13 refusals are not kept', async () => {
  expect((await server.rest('GET', '/tours/late')).status).toBe(404);
  expect((await server.rest('GET', '/tours?isActive=perhaps')).status).toBe(400);
  await addTour('early');
  expect((await server.rest('GET', '/tours/late')).status).toBe(404);
  await writeUnnoticed('early', { slug: 'late' });
  const { status, headers } = await server.rest('GET', '/tours/late');
  expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('public')]);
});

test('API-13 CONST-5 settings and metrics are fresh for 10 minutes, all else for 5', async () => {
  const ten = 'public, max-age=600, stale-while-revalidate=0';
  const five = 'public, max-age=300, stale-while-revalidate=300';
  const collections = [
    'tours',
    'packages',
    'package-categories',
    'destinations',
    'gallery',
    'blog',
  ];
  const others = [
    'testimonials',
    'team',
    'careers',
    'packages/category/none',
    'gallery/categories',
  ];
  for (const path of ['settings', 'metrics', ...collections, ...others]) {
    const { status, headers } = await server.rest('GET', `/${path}`);
    const wanted = path === 'settings' || path === 'metrics' ? ten : five;
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, wanted]);
    expect([path, headers.get('etag')]).toEqual([path, expect.stringMatching(/^W\/"[\w-]+"$/)]);
  }
});

const answer = (bytes: number): SharedAnswer => ({
  bytes: Buffer.alloc(bytes),
  etag: '',
  maxAgeSeconds: 0,
});

test('API-13 what is kept has a bound: what was not asked for longest goes first', () => {
  const answers = createKeptAnswers(10_000, 60_000);
  answers.find('a', '/none');
  for (const address of ['/1', '/2', '/3']) answers.keep('a', address, answer(2_500));
  expect(answers.find('a', '/1')).toBeDefined();
  answers.keep('a', '/4', answer(2_500));
  const isKept = (address: string) => answers.find('a', address) !== undefined;
  expect(['/1', '/2', '/3', '/4'].map(isKept)).toEqual([true, false, true, true]);
  answers.keep('a', '/whole', answer(20_000));
  expect(['/1', '/3', '/4', '/whole'].map(isKept)).toEqual([false, false, false, false]);
});

test('API-13 finds no answer of another revision, and none that is too old', () => {
  const answers = createKeptAnswers(10_000, 60_000);
  answers.find('a', '/');
  answers.keep('a', '/', answer(1));
  expect(answers.find('b', '/')).toBeUndefined();
  answers.keep('a', '/', answer(1));
  expect([answers.find('b', '/'), answers.find('a', '/')]).toEqual([undefined, undefined]);
  const old = createKeptAnswers(10_000, -1);
  old.find('a', '/');
  old.keep('a', '/', answer(1));
  expect(old.find('a', '/')).toBeUndefined();
});
