import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Json,
  startTestServer,
  type TestServer,
  tourInput,
} from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { settings } from '../settings/settings.resource.ts';
import { tours } from '../tours/tour.resource.ts';
import { uploads } from './upload.resource.ts';

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

describeBothDoors(
  () => server,
  'uploads',
  (door) => {
    const { get, list } = door.of(uploads);
    const add = async (colour: string): Promise<Json> => {
      const { status, body } = await upload(await picture(colour));
      expect(status).toBe(201);
      return body.data;
    };
    const age = (hours: number, ...added: Json[]) =>
      server.connection
        .collection('uploads')
        .updateMany(
          { public_id: { $in: added.map(({ public_id }) => public_id) } },
          { $set: { updatedAt: new Date(Date.now() - hours * 3600 * 1000) } },
        );
    const unused = async (): Promise<string[]> => {
      const { data } = await door.run('unusedUploads', { as: 'editor' });
      return data.map(({ id }: Json) => id);
    };
    // The same picture twice is one upload, so each door has colours of its own.
    const tint = (colour: string) => colour + (door.name === 'REST' ? '0' : '8');

    test('API-UP-2 deletes an upload by its public id', async () => {
      const { id, public_id, url } = await add(tint('#9a3f5'));
      const remove = (input: Json, as = 'editor') => door.run('deleteUpload', { as, input });
      expect((await get(id, 'editor')).data.public_id).toBe(public_id);
      expect((await remove({ public_id }, '')).code).toBe('UNAUTHENTICATED');
      expect((await remove({})).code).toBe('INVALID');
      expect((await remove({ public_id: '../../etc' })).code).toBe('NOT_FOUND');
      expect((await remove({ public_id })).code).toBe('OK');
      expect((await remove({ public_id })).code).toBe('NOT_FOUND');
      expect((await fetch(server.url + url)).status).toBe(404);
    });

    test('API-UP-2 lists and deletes what is unused for a day, and nothing that any record names', async () => {
      const colours = ['#10101', '#20202', '#30303', '#40404', '#50505', '#60606', '#70707'];
      const [main, inGallery, inText, inSettings, fresh, again, lost]: Json[] = await Promise.all(
        colours.map((colour) => add(tint(colour))),
      );
      const gallery = [{ url: inGallery.url, type: 'image' }];
      const description = `<p>See <img src="${inText.url}"></p>`;
      const tour = tourInput({ image: main.url, gallery, description, isActive: false });
      expect((await door.of(tours).create(tour, 'editor')).code).toBe('OK');
      const inGroup =
        door.name === 'REST'
          ? { heroSection: { backgroundImage: inSettings.url } }
          : { ourStory: { image2: inSettings.url } };
      const saved = await door.of(settings).update('', { siteName: 'K', ...inGroup }, 'editor');
      expect(saved.code).toBe('OK');
      await age(25, main, inGallery, inText, inSettings, again, lost);
      await age(23, fresh);
      await add(tint('#60606'));

      expect((await door.run('unusedUploads')).code).toBe('UNAUTHENTICATED');
      expect((await door.run('removeUnusedUploads')).code).toBe('UNAUTHENTICATED');
      expect(await unused()).toEqual([lost.id]);
      const removed = await door.run('removeUnusedUploads', { as: 'editor' });
      expect(removed.data).toEqual({ count: 1 });
      expect(await unused()).toEqual([]);
      expect((await fetch(server.url + lost.url)).status).toBe(404);
      for (const kept of [main, inGallery, inText, inSettings, fresh, again]) {
        expect((await fetch(server.url + kept.url)).status).toBe(200);
      }
      const left = (await list({}, 'editor')).data.map(({ id }: Json) => id);
      expect(left).toContain(again.id);
    });

    test('API-UP-2 a picture that only an earlier version names is unused', async () => {
      const earlier = await add(tint('#80808'));
      const { data } = await door.of(tours).create(tourInput({ image: earlier.url }), 'editor');
      await door.of(tours).update(data.id, { image: tourInput().image }, 'editor');
      await age(25, earlier);
      expect(await unused()).toEqual([earlier.id]);
      await door.run('removeUnusedUploads', { as: 'admin' });
    });
  },
);
