import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { heicSample } from '#storage/test-pictures.ts';
import { serviceOf } from '../../services.ts';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { settings } from '../settings/settings.resource.ts';
import { tours } from '../tours/tour.resource.ts';
import { uploads } from './upload.resource.ts';

const server = useTestServer();

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
  const fresh = await picture('#69c');
  const both = await Promise.all([upload(fresh), upload(fresh)]);
  expect(both.map((each) => each.status)).toEqual([201, 201]);
  expect(both[0]?.body.data.id).toBe(both[1]?.body.data.id);
});

test('serves a part of a picture, and 416 for one beyond its end', async () => {
  const { url } = (await upload(await picture('#396'))).body.data;
  const read = (range: string) => fetch(server.url + url, { headers: { range } });
  const part = await read('bytes=0-9');
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const beyond = await read('bytes=99999999-');
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  expect(await beyond.text()).not.toContain('Something went wrong');
});

test('API-UP-1 makes and serves a missing size, and never serves an original', async () => {
  const bytes = await picture('#639');
  const { public_id, widths } = (await upload(bytes)).body.data;
  const address = (name: string) => `${server.url}/uploads/${public_id}/${name}`;
  const { status, headers } = await fetch(address('640.webp'), { method: 'HEAD' });
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  const names = [...widths.map((width: number) => `${width}.webp`), 'share.jpg'];
  const asked = [...names, ...names].map((name) => fetch(address(name)));
  for (const served of await Promise.all(asked)) {
    expect(served.status).toBe(200);
    expect(served.headers.get('cache-control')).toContain('immutable');
    const sent = Buffer.from(await served.arrayBuffer());
    expect((await sharp(sent).metadata()).width).toBeGreaterThan(0);
  }
  const others = ['641.webp', '1536.webp', 'original', '320.webp/'];
  const paths = [...others.map((name) => `${public_id}/${name}`), public_id];
  for (const path of [...paths, `..%2foriginals%2f${public_id}`, `originals/${public_id}`]) {
    const refused = await fetch(`${server.url}/uploads/${path}`);
    expect([path, refused.status]).toEqual([path, 404]);
    expect(Buffer.from(await refused.arrayBuffer()).includes(Buffer.from(bytes))).toBe(false);
  }
});

test('OFF-5 OFF-21 keeps an original, a TIFF too, at no public address, until it is deleted', async () => {
  const create = { width: 400, height: 300, channels: 3, background: '#7a3' } as const;
  const bytes = new Uint8Array(
    await sharp({ create })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 9/1 57/1' } })
      .tiff()
      .toBuffer(),
  );
  const { status, body } = await upload(bytes);
  expect([status, body.data.width]).toEqual([201, 400]);
  const { public_id, url } = body.data;
  const kept = join(server.dataDirectory, 'kept-originals', public_id);
  expect(Buffer.from(bytes).equals(await readFile(kept))).toBe(true);
  const served = Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
  expect((await sharp(served).metadata()).exif).toBeUndefined();
  for (const folder of ['kept-originals', 'uploads', `uploads/${public_id}`]) {
    for (const path of [`${folder}/${public_id}`, `${folder}%2f${public_id}`]) {
      expect([path, (await fetch(`${server.url}/${path}`)).ok]).toEqual([path, false]);
    }
  }
  const above = `uploads/..%2fkept-originals%2f${public_id}`;
  expect((await fetch(`${server.url}/${above}`)).status).toBe(404);
  await server.rest('DELETE', '/upload', { as: 'editor', body: { public_id } });
  await expect(readFile(kept)).rejects.toThrow('ENOENT');
});

test('OFF-5 OFF-10 a HEIC of a phone is kept as it is, served as WebP, cropped and deleted', async () => {
  const bytes = new Uint8Array(await heicSample('phone'));
  const { status, body } = await upload(bytes);
  expect([status, body.data.width, body.data.height]).toEqual([201, 160, 240]);
  const { id, public_id } = body.data;
  const kept = join(server.dataDirectory, 'kept-originals', public_id);
  expect(Buffer.from(bytes).equals(await readFile(kept))).toBe(true);
  const half = { x: 0, y: 0, width: 1, height: 0.5 };
  const cropped = await server.rest('PUT', `/uploads/${id}/crop`, { as: 'editor', body: half });
  expect(cropped.body.data).toMatchObject({ width: 160, height: 120 });
  for (const { url } of [body.data, cropped.body.data]) {
    const served = Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
    const { format, exif, icc } = await sharp(served).metadata();
    expect([format, exif, icc]).toEqual(['webp', undefined, undefined]);
  }
  await server.rest('DELETE', '/upload', { as: 'editor', body: { public_id } });
  await expect(readFile(kept)).rejects.toThrow('ENOENT');
});

test('CONST-2 a wide picture has two more widths for fine screens, and its crop those it is as wide as', async () => {
  const create = { width: 3000, height: 300, channels: 3, background: '#394' } as const;
  const { body } = await upload(new Uint8Array(await sharp({ create }).png().toBuffer()));
  const { id, url, public_id } = body.data;
  const six = [320, 640, 768, 1024, 1280, 1536];
  expect(body.data).toMatchObject({ width: 1536, height: 154, widths: [...six, 2048, 2560] });
  expect(url).toBe(`/uploads/${public_id}/1536.webp`);
  const area = { x: 0, y: 0, width: 0.8, height: 1 };
  const crop = await server.rest('PUT', `/uploads/${id}/crop`, { as: 'editor', body: area });
  expect(crop.body.data.widths).toEqual([...six, 2048]);
  const shown = crop.body.data.url.replace('1536', '2048');
  const make = () =>
    server.rest('POST', '/tours', {
      as: 'editor',
      headers: { 'Idempotency-Key': 'wide' },
      body: tourInput({ title: 'Wide', image: shown }),
    });
  const tour = await make();
  expect([tour.status, tour.body.data.image]).toEqual([201, crop.body.data.url]);
  expect((await make()).body.data).toEqual(tour.body.data);
  const whole = await server.rest('PUT', `/uploads/${id}/crop`, { as: 'editor', body: {} });
  expect(whole.body.data.widths).toEqual([...six, 2048, 2560]);
  const path = `/tours/${tour.body.data.id}`;
  expect((await server.rest('GET', path, { as: 'editor' })).body.data.image).toBe(url);
  for (const width of [2048, 2560]) {
    const served = await fetch(server.url + url.replace('1536', String(width)));
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(width);
  }
  const beyond = await fetch(server.url + crop.body.data.url.replace('1536', '2560'));
  expect(beyond.status).toBe(404);
  await server.rest('DELETE', path, { as: 'editor' });
});

test('API-UP-1 refuses a file that is not a picture, and leaves no files', async () => {
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

test('API-UP-2 deletes a picture or saves a record that shows it, never both', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const { public_id, url } = (await upload(await picture(`#0${round}c`))).body.data;
    const input = tourInput({ title: `Race ${round}`, image: url, isActive: false });
    const show = () => server.rest('POST', '/tours', { as: 'editor', body: input });
    const remove = () => server.rest('DELETE', '/upload', { as: 'editor', body: { public_id } });
    const [shown, removed] =
      round % 2
        ? await Promise.all([show(), remove()])
        : (await Promise.all([remove(), show()])).reverse();
    const served = await fetch(server.url + url);
    outcomes.add([shown?.status, removed?.status, served.status].join(' '));
  }
  for (const outcome of outcomes) expect(['201 409 200', '422 200 404']).toContain(outcome);
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
    // The same picture twice is one upload, so each API has its own colours.
    const tint = (colour: string) => colour + (door.name === 'REST' ? '0' : '8');

    test('API-UP-2 deletes an upload by its public id', async () => {
      const { id, public_id, url } = await add(tint('#9a3f5'));
      const remove = (input: Json, as = 'editor') => door.run('deleteUpload', { as, input });
      expect((await get(id, 'editor')).data.public_id).toBe(public_id);
      expect((await remove({ public_id }, '')).code).toBe('UNAUTHENTICATED');
      expect((await remove({})).code).toBe('INVALID');
      const unknown = { code: 'NOT_FOUND', message: 'Picture not found' };
      expect(await remove({ public_id: '../../etc' })).toMatchObject(unknown);
      expect(await get('0'.repeat(24), 'editor')).toMatchObject(unknown);
      expect((await remove({ public_id })).code).toBe('OK');
      expect((await remove({ public_id })).code).toBe('NOT_FOUND');
      expect((await fetch(server.url + url)).status).toBe(404);
    });

    test('API-UP-2 refuses to delete a picture that a record shows, and names it', async () => {
      const { id: upload, public_id, url } = await add(tint('#7d21e'));
      const shown = tourInput({ title: `Shows it by ${door.name}`, image: url, isActive: false });
      const tour = await door.of(tours).create(shown, 'editor');
      const remove = () => door.run('deleteUpload', { as: 'editor', input: { public_id } });
      expect(await remove()).toMatchObject({
        code: 'CONFLICT',
        message: `This picture is shown by “Shows it by ${door.name}”`,
      });
      expect((await fetch(server.url + url)).status).toBe(200);
      await door.of(tours).remove(tour.data.id, 'editor');
      expect(await remove()).toMatchObject({
        code: 'CONFLICT',
        message: `This picture is shown by “Shows it by ${door.name}” in the bin`,
      });
      const uses = await door.run('uploadUses', { as: 'editor', id: upload });
      expect(uses.data).toMatchObject([
        { resource: 'tours', recordId: tour.data.id, isInBin: true },
      ]);
      const back = await door.of(tours).restore(tour.data.id, 1, 'editor');
      expect([back.data.image, (await fetch(server.url + url)).status]).toEqual([url, 200]);
      await door.of(tours).update(tour.data.id, { image: tourInput().image }, 'editor');
      expect((await remove()).code).toBe('OK');
    });

    test('API-UP-2 ADM-FORM-6 refuses to restore a version with a deleted picture', async () => {
      const [main, inGallery] = await Promise.all([add(tint('#3d91b')), add(tint('#3d92b'))]);
      const { create, get, remove, restore, update } = door.of(tours);
      const shown = {
        image: main.url,
        gallery: [{ url: inGallery.url, type: 'image' }],
        description: `<p><img src="${main.url}"></p>`,
      };
      const input = tourInput({ title: `Went by ${door.name}`, isActive: false });
      const { id } = (await create({ ...input, ...shown }, 'editor')).data;
      const elsewhere = { image: input.image, gallery: [], description: '<p>x</p>' };
      await update(id, { ...elsewhere, price: 41 }, 'editor');
      for (const { public_id } of [main, inGallery]) {
        const removed = await door.run('deleteUpload', { as: 'editor', input: { public_id } });
        expect(removed.code).toBe('OK');
      }
      const wrong = (path: string, label: string) => ({
        path,
        message: `${label} shows a picture that was deleted meanwhile`,
      });
      const refusal = {
        code: 'INVALID',
        errors: [
          wrong('description', tours.fields.description?.label ?? ''),
          wrong('image', tours.fields.image?.label ?? ''),
          wrong('gallery.0.url', tours.fields.gallery?.label ?? ''),
        ],
      };
      expect(await restore(id, 1, 'editor')).toMatchObject(refusal);
      expect((await get(id, 'editor')).data).toMatchObject({ ...elsewhere, version: 2 });
      await remove(id, 'editor');
      expect(await restore(id, 1, 'editor')).toMatchObject(refusal);
      expect((await restore(id, 2, 'editor')).data).toMatchObject({ price: 41, version: 4 });
    });

    test('ENT-17 refuses the address of a missing upload, unless it was there before', async () => {
      const lost = `/uploads/${'0f'.repeat(10)}/640.webp`;
      const refusal = (path: string) => ({ path, message: `There is no upload ${lost}` });
      const { create, update, get } = door.of(tours);
      const named = {
        image: lost,
        description: `<p>See <img src="${lost}"> and https://elsewhere.example${lost}</p>`,
        gallery: [
          { url: `https://elsewhere.example${lost}`, type: 'image' },
          { url: lost, type: 'image' },
        ],
      };
      const input = tourInput({ title: `Lost by ${door.name}`, isActive: false });
      const refused = await create({ ...input, ...named }, 'editor');
      expect(refused.errors).toEqual(['description', 'image', 'gallery.1.url'].map(refusal));
      const { data } = await create(input, 'editor');
      expect((await update(data.id, { image: lost }, 'editor')).errors).toEqual([refusal('image')]);
      const unchanged = await get(data.id, 'editor');
      expect(unchanged.data).toMatchObject({ image: input.image, version: 1 });
      const tourModel = server.connection.collection('tours');
      await tourModel.updateOne({ slug: data.slug }, { $set: { image: lost } });
      const saved = await update(data.id, { image: lost, price: 12 }, 'editor');
      expect([saved.code, saved.data?.price]).toEqual(['OK', 12]);
    });

    test('CONST-2 whatever width of a picture is named, with or without a host, its url is kept', async () => {
      const { url, widths } = await add(tint('#5d7e1'));
      const other = widths.find((width: number) => !url.endsWith(`/${width}.webp`));
      const width = (name: number | string) => url.replace(/\d+\.webp$/, `${name}.webp`);
      const named = width(other);
      const pasted = `https://www.karibu.example${named}`;
      const lost = `https://elsewhere.example/uploads/${'0e'.repeat(10)}/640.webp`;
      const text = (src: string, rest: string) =>
        `<p><img src="${src}" loading="lazy" /> ${rest}</p>`;
      const input = tourInput({ title: `Widths by ${door.name}`, isActive: false });
      const { create, get, update } = door.of(tours);
      const values = {
        image: named,
        gallery: [pasted, lost, url].map((each) => ({ url: each, type: 'image' })),
        description: text(pasted, `See ${named}`),
      };
      const made = await create({ ...input, ...values }, 'editor');
      expect(made.data).toMatchObject({
        image: url,
        gallery: [{ url }, { url: lost }, { url }],
        description: text(url, `See ${named}`),
      });
      const saved = await update(made.data.id, { image: pasted }, 'editor');
      expect([saved.code, saved.data.image]).toEqual(['OK', url]);
      const others = [
        `https://web.archive.example/web/2024/${pasted}`,
        `https://resize.example/?w=200&amp;url=${pasted}`,
        pasted.replace('/uploads/', '/elsewhere/'),
      ];
      const description = others.map((each) => text(each, '')).join('');
      const foreign = await update(made.data.id, { description }, 'editor');
      for (const each of others) expect(foreign.data.description).toContain(`src="${each}"`);
      const beyond = await update(made.data.id, { image: width(2560) }, 'editor');
      expect([beyond.code, beyond.errors?.[0]?.path]).toEqual(['INVALID', 'image']);
      expect((await get(made.data.id, 'editor')).data.image).toBe(url);
    });

    test('API-UP-2 a picture of a record in the bin counts as used', async () => {
      const kept = await add(tint('#2b8c5'));
      const tour = tourInput({ title: `Binned by ${door.name}`, image: kept.url, isActive: false });
      const { data } = await door.of(tours).create(tour, 'editor');
      await door.of(tours).remove(data.id, 'editor');
      await age(25, kept);
      expect(await unused()).not.toContain(kept.id);
    });

    test('API-UP-2 replaces a picture in records during saves, and loses no save', async () => {
      const [old, fresh]: Json[] = await Promise.all([add(tint('#1f7a2')), add(tint('#e03b9'))]);
      const titles = Array.from({ length: 12 }, (_, n) => `Busy ${n} by ${door.name}`);
      const made: Json[] = [];
      for (const title of titles) {
        const tour = tourInput({ title, image: old.url, isActive: false });
        made.push((await door.of(tours).create(tour, 'editor')).data);
      }
      const input = { from: old.public_id, to: fresh.public_id };
      const [replaced] = await Promise.all([
        door.run('replaceUpload', { as: 'editor', input }),
        ...made.map(({ id }) =>
          door.of(tours).update(id, { description: '<p>New words.</p>' }, 'editor'),
        ),
      ]);
      expect(replaced).toMatchObject({ code: 'OK', data: { count: 12 } });
      for (const { id } of made) {
        const { data } = await door.of(tours).get(id, 'editor');
        expect([data.image, data.description]).toEqual([fresh.url, '<p>New words.</p>']);
      }
    });

    test('API-UP-2 lists and deletes pictures unused for a day, and no used picture', async () => {
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
      expect((await get(lost.id, 'editor')).code).toBe('NOT_FOUND');
      for (const kept of [main, inGallery, inText, inSettings, fresh, again]) {
        expect((await fetch(server.url + kept.url)).status).toBe(200);
      }
      const left = (await list({}, 'editor')).data.map(({ id }: Json) => id);
      expect(left).toContain(again.id);
    });

    test('API-UP-2 brings back what was removed as unused for a day, and keeps its files as long', async () => {
      const colours = ['#1a1a0', '#2a2a0', '#3a3a0', '#4a4a0'];
      const [first, again, later, spared]: Json[] = await Promise.all(
        colours.map((colour) => add(tint(colour))),
      );
      await door.of(uploads).update(first.id, { alt: 'A weaver' }, 'editor');
      await age(25, first, again, later, spared);
      const statusOf = async ({ url }: Json) => (await fetch(server.url + url)).status;
      const removed = server.connection.collection('removed_uploads');
      // Those of other tests.
      await removed.deleteMany({});
      const expire = ({ public_id }: Json) =>
        removed.updateOne(
          { publicId: public_id },
          { $set: { at: new Date(Date.now() - 25 * 3600 * 1000) } },
        );
      const run = (name: string, input?: Json) =>
        door.run(name, { as: 'editor', ...(input && { input }) });
      const ask = async () => (await run('removedUploads')).data;

      expect(await ask()).toEqual({ count: 0, until: '' });
      const public_ids = [first, again, later].map(({ public_id }) => public_id).join(', ');
      const gone = await run('removeUnusedUploads', { public_ids });
      expect(gone.data).toEqual({ count: 3 });
      expect(await unused()).toEqual([spared.id]);
      const { count, until } = await ask();
      expect(count).toBe(3);
      expect(Date.parse(until)).toBeGreaterThan(Date.now() + 23 * 3600 * 1000);
      expect(await Promise.all([first, again, later].map(statusOf))).toEqual([200, 200, 200]);
      const body = tourInput({ title: `Too late by ${door.name}`, image: first.url });
      expect((await door.of(tours).create(body, 'editor')).code).toBe('INVALID');

      const fresh = await add(tint('#2a2a0'));
      expect(fresh.id).not.toBe(again.id);
      await expire(later);
      expect((await door.run('restoreRemovedUploads')).code).toBe('UNAUTHENTICATED');
      expect((await run('restoreRemovedUploads')).data).toEqual({ count: 1 });
      const back = await get(first.id, 'editor');
      expect(back.data).toMatchObject({ public_id: first.public_id, alt: 'A weaver', width: 900 });
      expect((await get(again.id, 'editor')).code).toBe('NOT_FOUND');
      expect(await ask()).toEqual({ count: 0, until: '' });

      await run('removeUnusedUploads', { public_ids: spared.public_id });
      expect(await Promise.all([first, fresh, later].map(statusOf))).toEqual([200, 200, 404]);
      expect(await removed.countDocuments()).toBe(1);
      await removed.deleteMany({});
    });

    test('API-3 names and deletes at most 1,000 unused pictures at once', async () => {
      const stored = server.connection.collection('uploads');
      const made = Array.from({ length: 1_001 }, (_, index) => ({
        ...{ public_id: `unused-${index}`, url: `/uploads/unused-${index}/320.webp` },
        ...{ width: 1, height: 1, bytes: 1, version: 1, updatedAt: new Date(index) },
      }));
      await stored.insertMany(made);
      const ids = await unused();
      expect(ids).toHaveLength(1_000);
      const remove = async (public_ids: string) =>
        (await door.run('removeUnusedUploads', { as: 'editor', input: { public_ids } })).data.count;
      expect(await remove('unused-1000')).toBe(0);
      const reads = vi.spyOn(serviceOf(server.services.byName, 'tours').model, 'find');
      const some = made.slice(0, 60).map(({ public_id }) => public_id);
      expect(await remove(some.join(','))).toBe(60);
      // The content is looked through for a part of the pictures, not for each.
      expect(reads.mock.calls.length).toBeLessThan(10);
      reads.mockRestore();
      const left = await stored.find({ public_id: /^unused-/ }).toArray();
      expect(left.map(({ public_id }) => public_id)).toEqual(
        made.slice(60).map(({ public_id }) => public_id),
      );
      await stored.deleteMany({ public_id: /^unused-/ });
    });

    test('ENT-17 API-14 saves alternative text and focus; refuses a stale version', async () => {
      const { update } = door.of(uploads);
      const countChanges = () => server.connection.collection('outbox').countDocuments();
      const before = await countChanges();
      const picture = await add(tint('#a1b1c'));
      expect(picture).toMatchObject({ alt: '', focus: { x: 50, y: 50 }, version: 1 });
      const said = { alt: 'Two lions in the shade', focus: { x: 20, y: 0 } };
      expect((await update(picture.id, said)).code).toBe('UNAUTHENTICATED');
      const changed = await update(picture.id, said, 'editor', 1);
      expect(changed.data).toMatchObject({ ...said, url: picture.url, width: 900, version: 2 });
      expect(await countChanges()).toBe(before + 1);
      const stale = await update(picture.id, { alt: 'A lion' }, 'admin', 1);
      expect([stale.code, stale.current]).toMatchObject(['STALE_VERSION', { ...said, version: 2 }]);
      const again = await add(tint('#a1b1c'));
      expect(again).toMatchObject({ ...said, id: picture.id });
    });

    test('ENT-17 restores earlier texts of a picture, but never a deleted picture', async () => {
      const { update, history, restore } = door.of(uploads);
      const { id, public_id } = await add(tint('#b4c1c'));
      await update(id, { alt: 'A heron' }, 'editor');
      await update(id, { alt: 'A stork', focus: { x: 10, y: 90 } }, 'admin');
      const entries: Json[] = (await history(id, 'editor')).data;
      expect(entries.map(({ action, after }) => [action, after.alt])).toEqual([
        ['update', 'A stork'],
        ['update', 'A heron'],
        ['create', ''],
      ]);
      const restored = await restore(id, 2, 'editor');
      expect(restored.data).toMatchObject({ alt: 'A heron', focus: { x: 50, y: 50 }, version: 4 });
      await door.run('deleteUpload', { as: 'editor', input: { public_id } });
      expect((await restore(id, 2, 'editor')).code).toBe('NOT_FOUND');
    });

    test('ENT-17 accepts only alternative text and focus, within their bounds', async () => {
      const { update } = door.of(uploads);
      const { id, url } = await add(tint('#a2b2c'));
      const refusals = async (values: object) => (await update(id, values, 'editor')).errors;
      expect(await refusals({ alt: 'x'.repeat(251), focus: { x: -1, y: 101 } })).toEqual([
        { path: 'alt', message: 'Alternative text must be at most 250 characters' },
        { path: 'focus.x', message: 'From the left must not be negative' },
        { path: 'focus.y', message: 'From the top must be at most 100' },
      ]);
      const kept = { url: '/uploads/elsewhere/1.webp', width: 1, public_id: 'x' };
      // GraphQL's types refuse it before the validators run.
      const refused = door.name === 'REST' ? 'INVALID' : 'BAD_REQUEST';
      expect((await update(id, kept, 'editor')).code).toBe(refused);
      expect((await get(id, 'editor')).data).toMatchObject({ url, width: 900, version: 1 });
    });

    test('ENT-17 gives the focal points of several pictures at once', async () => {
      const framed = await add(tint('#71a2c'));
      const centred = await add(tint('#71a3c'));
      await door.of(uploads).update(framed.id, { focus: { x: 5, y: 95 } }, 'editor');
      const public_ids = [framed, centred].map(({ public_id }) => public_id).join(', ');
      const ask = (as: string) => door.run('framedUploads', { as, input: { public_ids } });
      expect((await ask('')).code).toBe('UNAUTHENTICATED');
      expect((await ask('editor')).data).toEqual([
        { public_id: framed.public_id, focus: { x: 5, y: 95 } },
      ]);
    });

    test('ENT-17 a replacement without texts gets those of the replaced picture', async () => {
      const { update } = door.of(uploads);
      const colours = ['#d3b3c', '#94e4c', '#35b5f'];
      const [old, fresh, described]: Json[] = await Promise.all(
        colours.map((colour) => add(tint(colour))),
      );
      const said = { alt: 'A dhow', focus: { x: 80, y: 30 } };
      const own = { alt: 'A reef', focus: { x: 50, y: 50 } };
      await update(old.id, said, 'editor');
      await update(described.id, own, 'editor');
      const replaceBy = (to: Json) =>
        door.run('replaceUpload', {
          as: 'editor',
          input: { from: old.public_id, to: to.public_id },
        });
      expect((await replaceBy(fresh)).code).toBe('OK');
      expect((await get(fresh.id, 'editor')).data).toMatchObject(said);
      expect((await replaceBy(described)).code).toBe('OK');
      expect((await get(described.id, 'editor')).data).toMatchObject({ ...own, version: 2 });
    });

    test('TRUST-21 a replacement that was cut reaches every record after the restart', async () => {
      const [from, to] = [await add(tint('#51a2c')), await add(tint('#62b3c'))];
      const shown = [1, 2, 3].map((n) =>
        tourInput({ title: `${door.name} ${n}`, image: from.url }),
      );
      const created = await Promise.all(shown.map((tour) => door.of(tours).create(tour, 'editor')));
      const ids = created.map(({ data }) => data.id);
      await door.of(tours).update(ids[0], { image: to.url }, 'editor');
      const data = { from: { publicId: from.public_id, url: from.url }, to: { url: to.url } };
      const by = { id: 'dead', name: 'Amina', email: '', role: 'editor' };
      const act = { _id: `cut by ${door.name}`, kind: 'replace a picture', data, by } as object;
      await server.connection.collection('journal').insertOne(act);
      expect(await server.services.journal.resume()).toEqual([]);
      for (const id of ids) {
        const { data: tour } = await door.of(tours).get(id, 'editor');
        expect([tour.image, tour.version]).toEqual([to.url, 2]);
      }
      expect(await server.connection.collection('journal').countDocuments()).toBe(0);
    });

    test('API-UP-2 a picture that only an earlier version shows is unused', async () => {
      const earlier = await add(tint('#80808'));
      const { data } = await door.of(tours).create(tourInput({ image: earlier.url }), 'editor');
      await door.of(tours).update(data.id, { image: tourInput().image }, 'editor');
      await age(25, earlier);
      expect(await unused()).toEqual([earlier.id]);
      await door.run('removeUnusedUploads', { as: 'admin' });
    });
  },
);
