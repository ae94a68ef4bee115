import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createProviders } from './providers.ts';
import { type FakeBucket, startFakeBucket } from './storage/contract/fake-bucket.ts';
import { openTestConnection, type TestConnection } from './testing/test-connection.ts';

/** What Firebase's sign-in has been asked; it lets nobody in. */
const asked: { path: string; body: string }[] = [];
const toolkit = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  asked.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() });
  response.writeHead(400, { 'content-type': 'application/json' });
  response.end('{"error":{"message":"INVALID_LOGIN_CREDENTIALS"}}');
});

let bucket: FakeBucket;
let database: TestConnection;
let directory: string;
beforeAll(async () => {
  [bucket, database] = await Promise.all([startFakeBucket(), openTestConnection()]);
  directory = await mkdtemp(join(tmpdir(), 'karibu-providers-'));
  vi.stubEnv('STORAGE_EMULATOR_HOST', bucket.url);
  toolkit.listen(0, '127.0.0.1');
  await once(toolkit, 'listening');
});
beforeEach(() => asked.splice(0));
afterAll(async () => {
  vi.unstubAllEnvs();
  toolkit.closeAllConnections();
  toolkit.close();
  await Promise.all([bucket.close(), database.close()]);
  await rm(directory, { recursive: true, force: true });
});

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'demo-providers',
  FIREBASE_API_KEY: 'a-key',
  FIREBASE_STORAGE_BUCKET: 'karibu.appspot.com',
};

/** Signs in and stores a file with the providers that an environment chooses. */
async function use(environment: Record<string, string>) {
  const config = readConfig({ DATA_DIR: directory, NODE_ENV: 'test', ...environment });
  const { identity, storage } = await createProviders(database.connection, config);
  const login = await identity.signIn('amina@karibu.example', 'correct horse');
  await storage.put('lion/320.webp', Buffer.from('roar'), 'image/webp');
  return login;
}

test('RUN-9 with the Firebase variables set, Firebase serves sign-in and storage', async () => {
  const host = `127.0.0.1:${(toolkit.address() as AddressInfo).port}`;
  expect(await use({ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: host })).toBeNull();
  const [{ path, body } = { path: '', body: '{}' }, ...more] = asked;
  expect(path).toMatch(/\/v1\/accounts:signInWithPassword\?key=a-key$/);
  expect(JSON.parse(body)).toMatchObject({
    email: 'amina@karibu.example',
    password: 'correct horse',
  });
  expect(more).toEqual([]);
  expect([...bucket.objects.keys()]).toEqual(['lion/320.webp']);
  expect(await readdir(directory)).toEqual([]);
});

test('without them the database and the disk do', async () => {
  bucket.objects.clear();
  expect(await use({})).toBeNull();
  expect(asked).toEqual([]);
  expect(bucket.objects.size).toBe(0);
  expect(await readdir(join(directory, 'uploads', 'lion'))).toEqual(['320.webp']);
});
