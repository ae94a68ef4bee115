import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FakeBucket, startFakeBucket } from './storage/contract/fake-bucket.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let bucket: FakeBucket;
let server: TestServer;

beforeAll(async () => {
  bucket = await startFakeBucket();
  vi.stubEnv('STORAGE_EMULATOR_HOST', bucket.url);
  const environment = {
    FIREBASE_PROJECT_ID: 'demo-karibu',
    FIREBASE_API_KEY: 'any',
    FIREBASE_STORAGE_BUCKET: 'karibu.appspot.com',
    FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  };
  server = await startTestServer({ environment });
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  await bucket.close();
});

const me = (token: string) => server.rest('GET', '/auth/me', { as: token });

test('RUN-9 a server on Firebase signs staff in, and out at once', async () => {
  const { status, body } = await server.signIn('editor@karibu.example', 'correct horse');
  expect([status, body.data.role]).toEqual([200, 'editor']);
  expect((await me(body.data.token)).status).toBe(200);
  expect((await server.rest('POST', '/auth/logout', { as: body.data.token })).status).toBe(200);
  expect((await me(body.data.token)).status).toBe(401);
  expect((await me(server.tokens.editor)).status).toBe(200);
});

test('a server on Firebase keeps no password of its own', async () => {
  expect(await server.connection.collection('credentials').countDocuments()).toBe(0);
});

test('a server on Firebase ends the logins of a user who is deactivated', async () => {
  const user = { name: 'Neema', email: 'neema@karibu.example', password: 'first-password' };
  const { id } = (await server.rest('POST', '/users', { as: 'admin', body: user })).body.data;
  const { token } = (await server.signIn(user.email, user.password)).body.data;
  const off = await server.rest('PUT', `/users/${id}`, { as: 'admin', body: { isActive: false } });
  expect(off.status).toBe(200);
  expect((await me(token)).status).toBe(401);
  expect((await server.signIn(user.email, user.password)).status).toBe(401);
});

test('an account of the Firebase project that is not staff is refused', async () => {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const stranger = { email: 'stranger@karibu.example', password: 'first-password' };
  const body = JSON.stringify({ ...stranger, targetProjectId: 'demo-karibu' });
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200);
  expect((await server.signIn(stranger.email, stranger.password)).status).toBe(401);
});

test('RUN-9 a server on Firebase stores an upload in its bucket', async () => {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c96' } });
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(await image.jpeg().toBuffer())]), 'picture.jpg');
  body.set('type', 'tour');
  const sent = await server.rest('POST', '/upload', { as: 'editor', body });
  expect(sent.status).toBe(201);
  const { url, public_id: id } = sent.body.data;
  expect(url).toBe(`https://storage.googleapis.com/karibu.appspot.com/${id}/400.webp`);
  const keys = ['320.webp', '400.webp', 'image.json', 'share.jpg'].map((name) => `${id}/${name}`);
  expect([...bucket.objects.keys()].sort()).toEqual(keys);
});
