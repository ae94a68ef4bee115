import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createLocalStorage } from '#storage/local.ts';
import { makeAllSizes } from '#storage/sizes.ts';
import type { Originals, Storage } from '#storage/storage.ts';
import { findImage, putImage } from '#storage/stored-image.ts';
import { serviceOf } from '../../services.ts';
import type { Json } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { widenUploads } from './widen-uploads.ts';

const server = useTestServer();

const SIX = [320, 640, 768, 1024, 1280, 1536];
const EIGHT = [...SIX, 2048, 2560];
const logger = pino({ level: 'silent' });

function openDisk() {
  const place = (name: string) => join(server.dataDirectory, name);
  return createLocalStorage({
    directory: place('uploads'),
    originalsDirectory: place('originals'),
    keptDirectory: place('kept-originals'),
  });
}

async function add(width: number, background: string): Promise<Json> {
  const create = { width, height: 300, channels: 3, background } as const;
  const body = new FormData();
  const bytes = await sharp({ create }).png().toBuffer();
  body.set('image', new Blob([new Uint8Array(bytes)]), 'wide.png');
  body.set('type', 'tour');
  return (await server.rest('POST', '/upload', { as: 'editor', body })).body.data;
}

/** Makes files as they were before there were widths for fine screens. */
async function makeOld(id: string, publicIds: string[]) {
  const disk = openDisk();
  await makeAllSizes(disk);
  for (const publicId of publicIds) {
    const { url, ...record } = (await findImage(disk, publicId)) as Json;
    await putImage(disk, { ...record, widths: SIX });
    for (const name of ['2048.webp', '2560.webp']) await disk.remove(`${publicId}/${name}`);
  }
  const old = { $set: { widths: SIX }, $unset: { widenedTo: 1 } };
  await server.services.byName.get('uploads')?.model.collection.updateOne({ _id: idOf(id) }, old);
}

const idOf = (id: string) => new mongoose.Types.ObjectId(id);

const isThere = (address: string) =>
  access(join(server.dataDirectory, address)).then(
    () => true,
    () => false,
  );

async function widen(storage: Storage = openDisk(), signal = new AbortController().signal) {
  const { byName, outbox } = server.services;
  return widenUploads({ uploads: serviceOf(byName, 'uploads'), storage, outbox, logger }, signal);
}

const read = async (id: string): Promise<Json> =>
  (await server.rest('GET', `/uploads/${id}`, { as: 'editor' })).body.data;

const widths = (url: string) =>
  [2048, 2560].map((width) => url.replace(/\d+\.webp$/, `${width}.webp`));

test('CONST-2 an older picture gets the widths for fine screens once, from its kept original', async () => {
  const { id, public_id, url, version } = await add(3000, '#394');
  await makeOld(id, [public_id]);
  const changes: string[] = [];
  server.services.outbox.onReady(({ resource }) => changes.push(resource));
  expect(await widen()).toBe(1);
  expect(await read(id)).toMatchObject({ url, version, width: 1536, widths: EIGHT });
  expect(changes).toEqual(['uploads']);
  for (const address of widths(url)) {
    expect(await isThere(address)).toBe(true);
    const served = Buffer.from(await (await fetch(server.url + address)).arrayBuffer());
    expect(address).toContain(`/${(await sharp(served).metadata()).width}.webp`);
  }
  expect(await isThere(`originals/${public_id}`)).toBe(false);
  const caption = { as: 'editor', body: { caption: 'Later' } };
  expect((await server.rest('PUT', `/uploads/${id}`, caption)).status).toBe(200);
  const back = { as: 'editor', body: { version } };
  const restored = await server.rest('POST', `/uploads/${id}/restore`, back);
  expect(restored.body.data).toMatchObject({ caption: '', widths: EIGHT });
  expect(changes).toEqual(['uploads', 'uploads', 'uploads']);
  const unread = { ...openDisk(), kept: null };
  expect([await widen(unread), changes.length]).toEqual([0, 3]);
});

test('CONST-2 an older picture that is not as wide, or whose original was not kept, stays as it is', async () => {
  const narrow = await add(1800, '#395');
  const lost = await add(3000, '#396');
  await makeOld(narrow.id, [narrow.public_id]);
  await makeOld(lost.id, [lost.public_id]);
  await rm(join(server.dataDirectory, 'kept-originals', lost.public_id));
  expect(await widen()).toBe(0);
  for (const { id, url } of [narrow, lost]) {
    expect((await read(id)).widths).toEqual(SIX);
    expect(await Promise.all(widths(url).map(isThere))).toEqual([false, false]);
  }
});

test('OFF-10 CONST-2 an older crop gets its widths, and so does the whole that comes back', async () => {
  const { id, public_id } = await add(3000, '#397');
  const area = { x: 0, y: 0, width: 0.8, height: 1 };
  const path = `/uploads/${id}/crop`;
  const crop = (await server.rest('PUT', path, { as: 'editor', body: area })).body.data;
  await makeOld(id, [public_id, crop.public_id]);
  expect(await widen()).toBe(1);
  expect((await read(id)).widths).toEqual([...SIX, 2048]);
  expect(await Promise.all(widths(crop.url).map(isThere))).toEqual([true, false]);
  const whole = await server.rest('PUT', path, { as: 'editor', body: {} });
  expect(whole.body.data.widths).toEqual(EIGHT);
});

test('CONST-2 a stop ends between two files, and no record names a width before its file is there', async () => {
  const { id, public_id, url } = await add(3000, '#398');
  await makeOld(id, [public_id]);
  const disk = openDisk();
  const stopping = new AbortController();
  const stopped: Storage = {
    ...disk,
    async put(key, ...rest) {
      await disk.put(key, ...rest);
      if (key.endsWith('/2048.webp')) stopping.abort();
    },
  };
  expect(await widen(stopped, stopping.signal)).toBe(0);
  expect(await Promise.all(widths(url).map(isThere))).toEqual([true, false]);
  expect((await read(id)).widths).toEqual(SIX);
  expect(await (openDisk().originals as Originals).list()).toContain(public_id);
  expect(await widen()).toBe(1);
  expect(await Promise.all(widths(url).map(isThere))).toEqual([true, true]);
  expect((await read(id)).widths).toEqual(EIGHT);
});
