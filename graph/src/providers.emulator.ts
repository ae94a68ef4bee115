import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FakeBucket, startFakeBucket } from './storage/contract/fake-bucket.ts';
import { phonePhoto, twoColours } from './storage/test-pictures.ts';
import { startTestServer, type TestServer, tourInput } from './testing/test-server.ts';

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

function add(bytes: Uint8Array) {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)]), 'picture.jpg');
  body.set('type', 'tour');
  return server.rest('POST', '/upload', { as: 'editor', body });
}

const addressOf = (key: string) => `https://storage.googleapis.com/karibu.appspot.com/${key}`;

test('RUN-9 a server on Firebase stores an upload in its bucket', async () => {
  const sent = await add(await twoColours(400, 300).jpeg().toBuffer());
  expect(sent.status).toBe(201);
  const { url, public_id: id } = sent.body.data;
  expect(url).toBe(addressOf(`${id}/400.webp`));
  const keys = ['320.webp', '400.webp', 'image.json', 'share.jpg'].map((name) => `${id}/${name}`);
  expect([...bucket.objects.keys()].sort()).toEqual(keys);
});

test('OFF-10 on Firebase a picture is cropped, turned and replaced, and its bucket holds no original', async () => {
  const photo = await phonePhoto(1200, 900);
  const { id, public_id, url } = (await add(photo)).body.data;
  expect(url).toBe(addressOf(`${public_id}/900.webp`));
  const body = tourInput({ title: 'On Firebase', image: addressOf(`${public_id}/320.webp`) });
  const tour = (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
  expect(tour.image).toBe(url);
  const read = async () =>
    (await server.rest('GET', `/tours/${tour.id}`, { as: 'editor' })).body.data.image;
  const crop = (area: object) =>
    server.rest('PUT', `/uploads/${id}/crop`, { as: 'editor', body: area });
  const half = (await crop({ x: 0, y: 0, width: 1, height: 0.5 })).body.data;
  expect([half.width, half.height, await read()]).toEqual([900, 600, half.url]);
  const turned = (await crop({ turn: 90 })).body.data;
  expect([turned.width, turned.height, await read()]).toEqual([1200, 900, turned.url]);
  expect(turned.files).toEqual([public_id, half.public_id, turned.public_id]);
  for (const publicId of turned.files)
    expect(bucket.objects.has(`${publicId}/320.webp`)).toBe(true);
  const other = (await add(await twoColours(500, 300).jpeg().toBuffer())).body.data;
  const replacing = { from: turned.public_id, to: other.public_id };
  await server.rest('POST', '/uploads/replace', { as: 'editor', body: replacing });
  expect(await read()).toBe(other.url);
  for (const [key, { bytes }] of bucket.objects) {
    expect([key, bytes.equals(photo), bytes.includes('SecretCamera')]).toEqual([key, false, false]);
    const { exif } = key.endsWith('.json') ? {} : await sharp(bytes).metadata();
    expect([key, exif]).toEqual([key, undefined]);
  }
  await server.rest('DELETE', '/upload', { as: 'editor', body: { public_id } });
  const left = [...bucket.objects.keys()].map((key) => key.split('/')[0]);
  for (const publicId of turned.files) expect(left).not.toContain(publicId);
});
