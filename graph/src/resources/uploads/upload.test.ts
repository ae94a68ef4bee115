import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function upload(bytes: Uint8Array<ArrayBuffer> | null, type = 'tour', as = 'editor') {
  const body = new FormData();
  if (bytes) body.set('image', new Blob([bytes]), 'picture.jpg');
  body.set('type', type);
  return server.rest('POST', '/upload', { as, body });
}

async function picture(background: string) {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return new Uint8Array(await image.jpeg().toBuffer());
}

test('API-UP-1 ENT-17 CONST-2 stores a picture in its widths and serves it', async () => {
  const bytes = await picture('#c96');
  const { status, body } = await upload(bytes);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ width: 900, height: 600, widths: [320, 640, 768, 900] });
  expect(body.data.placeholder).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
  const served = await fetch(server.url + body.data.url);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(served.headers.get('cache-control')).toContain('immutable');
  const again = await upload(bytes);
  expect(again.body.data.public_id).toBe(body.data.public_id);
});

test('API-UP-1 refuses what is no picture, and leaves nothing behind', async () => {
  const before = await readdir(join(server.dataDirectory, 'uploads')).catch(() => []);
  const text = (content: string) => new Uint8Array(Buffer.from(content));
  expect((await upload(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  expect((await upload(text('#!/bin/sh\necho hello'))).status).toBe(415);
  expect((await upload(new Uint8Array())).status).toBe(422);
  expect((await upload(null)).status).toBe(422);
  expect((await upload(await picture('#123'), 'banner')).status).toBe(422);
  expect((await upload((await picture('#abc')).slice(0, 900))).status).toBe(422);
  expect((await upload(new Uint8Array(26 * 1024 * 1024))).status).toBe(413);
  expect((await upload(await picture('#456'), 'tour', '')).status).toBe(401);
  expect(await readdir(join(server.dataDirectory, 'uploads')).catch(() => [])).toEqual(before);
});

test('API-UP-2 deletes an upload by its public id', async () => {
  const { body } = await upload(await picture('#9a3'));
  const remove = (sent: object, as = 'editor') =>
    server.rest('DELETE', '/upload', { as, body: sent });
  const { public_id } = body.data;
  expect((await remove({ public_id }, '')).status).toBe(401);
  expect((await remove({})).status).toBe(422);
  expect((await remove({ public_id: '../../etc' })).status).toBe(404);
  expect((await remove({ public_id })).status).toBe(200);
  expect((await remove({ public_id })).status).toBe(404);
  expect((await fetch(server.url + body.data.url)).status).toBe(404);
});
