import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinDatabase } from './open-database.ts';
import {
  callerWith,
  databaseOf,
  type Json,
  signIn,
  startProcess,
  type TestProcess,
  until,
} from './test-process.ts';

/** So many that a change of all of them takes long enough to be cut. */
const MANY = 120;

let directory: string;
let running: TestProcess;
let token: string;
let call: Awaited<ReturnType<typeof callerWith>>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-whole-'));
  running = await startProcess({ DATA_DIR: directory });
  token = await signIn(running.url);
});
beforeEach(() => {
  call = callerWith(running.url, token);
});
afterAll(async () => {
  await running.end('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

const image = 'https://pictures.example/dhow.jpg';
const pictures = Array.from({ length: MANY }, (_, index) => ({
  title: `Picture ${index}`,
  image,
  sortOrder: index,
}));

async function importPictures(): Promise<Json[]> {
  const records = JSON.stringify(pictures);
  return call('POST', '/import', { resource: 'gallery', records, isDryRun: false });
}

const listPictures = (): Promise<Json[]> => call('GET', '/gallery?limit=1000');

/**
 * Kills the server between the first and the last document that a change writes, and starts it
 * again. `isBegun` sees the first.
 */
async function cut(
  change: () => Promise<unknown>,
  isBegun: (connection: Connection) => Promise<boolean>,
): Promise<void> {
  const config = readConfig({ DATA_DIR: directory, ...databaseOf(directory) });
  const connection = await connectDatabase((await joinDatabase(config)).uri);
  const answer = change().then(
    () => 'acknowledged',
    () => 'cut',
  );
  await until(
    () => isBegun(connection),
    (begun) => begun,
    15_000,
    1,
  );
  await running.end('SIGKILL');
  // Its server is gone, and the driver may wait for it for long.
  connection.close(true).catch(() => {});
  expect(await answer).toBe('cut');
  running = await startProcess({ DATA_DIR: directory });
  call = callerWith(running.url, token);
}

const hasSome = (name: string, filter: object) => async (connection: Connection) =>
  (await connection.collection(name).countDocuments(filter)) > 3;

const versionsOf = (records: Json[]) => new Set(records.map(({ version }) => version));

test('TRUST-21 an import that a kill cut is whole by row, and goes on when it is sent again', async () => {
  await cut(importPictures, hasSome('gallery', {}));
  const some = await listPictures();
  expect(some.length).toBeLessThan(MANY);
  const outcomes = await importPictures();
  const actions = outcomes.map(({ action }) => action);
  expect(actions.filter((action) => action === 'unchanged')).toHaveLength(some.length);
  expect(actions.filter((action) => action === 'create')).toHaveLength(MANY - some.length);
  const all = await listPictures();
  expect(all.map(({ title }) => title)).toEqual(pictures.map(({ title }) => title));
  expect(versionsOf(all)).toEqual(new Set([1]));
});

test('TRUST-2 TRUST-21 a reorder that a kill cut stands whole after the restart', async () => {
  const before = await listPictures();
  const items = before.map(({ id }, index) => ({ id, sortOrder: 1000 - index }));
  const reorder = () => call('PUT', '/gallery/reorder', { items });
  await cut(reorder, hasSome('gallery', { version: 2 }));
  const after = await listPictures();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).reverse());
  expect(versionsOf(after)).toEqual(new Set([2]));
  const { url } = running;
  const readPage = async () => (await fetch(`${url}/gallery`)).text();
  await until(readPage, (html) => {
    const [last, first] = ['Picture 0', `Picture ${MANY - 1}`].map((text) => html.indexOf(text));
    return Number(first) >= 0 && Number(first) < Number(last);
  });
});

test('TRUST-21 a bulk edit, a deletion and its undo that kills cut are whole after the restart', async () => {
  const ids = (await listPictures()).map(({ id }) => id);
  const change = (what: object) => call('POST', '/bulk', { resource: 'gallery', ids, ...what });
  const values = JSON.stringify({ isFeatured: true });
  await cut(() => change({ change: 'update', values }), hasSome('gallery', { version: 3 }));
  const edited = await listPictures();
  expect(edited.map(({ isFeatured }) => isFeatured)).toEqual(ids.map(() => true));
  expect(versionsOf(edited)).toEqual(new Set([3]));

  await cut(() => change({ change: 'delete' }), hasSome('history', { action: 'delete' }));
  expect(await listPictures()).toEqual([]);

  await cut(() => change({ change: 'restore' }), hasSome('history', { action: 'restore' }));
  const restored = await listPictures();
  expect(restored.map(({ id }) => id)).toEqual(ids);
  // The history of the one that the kill met may have noted the first try.
  const others = restored.filter(({ version }) => version !== 5);
  expect(others.length).toBeLessThanOrEqual(1);
  expect(others.map(({ version }) => version)).toEqual(others.map(() => 6));
  const { count } = await call('GET', `/gallery/${ids[0]}/history`).then((entries: Json[]) => ({
    count: entries.length,
  }));
  expect(count).toBe(5);
});
