import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { settings } from '../settings/settings.resource.ts';
import { tours } from '../tours/tour.resource.ts';
import { uploads } from './upload.resource.ts';

const server = useTestServer();

const RED = '#ff0000';
const GREEN = '#00ff00';
const BLUE = '#0000ff';
const WHITE = '#ffffff';

/** Its quarters are red, green, blue and white, row by row. `mark` makes it unlike others. */
async function quarters(mark: string): Promise<Uint8Array<ArrayBuffer>> {
  const part = (background: string) =>
    ({ create: { width: 450, height: 300, channels: 3, background } }) as const;
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: RED } })
    .composite([
      { input: part(GREEN), left: 450, top: 0 },
      { input: part(BLUE), left: 0, top: 300 },
      { input: part(WHITE), left: 450, top: 300 },
    ])
    .withExif({ IFD0: { ImageDescription: mark } });
  return new Uint8Array(await image.jpeg({ chromaSubsampling: '4:4:4' }).toBuffer());
}

async function addPicture(mark: string, as = 'editor'): Promise<Json> {
  const body = new FormData();
  body.set('image', new Blob([await quarters(mark)]), 'picture.jpg');
  body.set('type', 'tour');
  const answer = await server.rest('POST', '/upload', { as, body });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

/** The main colour of each quarter of a served picture. */
async function coloursAt(url: string): Promise<string[]> {
  const served = await fetch(server.url + url);
  expect([url, served.status]).toEqual([url, 200]);
  const picture = sharp(Buffer.from(await served.arrayBuffer()))
    .removeAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return `#${[...data.subarray(at, at + 3)].map((value) => (value > 128 ? 'ff' : '00')).join('')}`;
  };
  return [colourAt(0.25, 0.25), colourAt(0.75, 0.25), colourAt(0.25, 0.75), colourAt(0.75, 0.75)];
}

const statusOf = async ({ url }: Json) => (await fetch(server.url + url)).status;

/** The right upper quarter. */
const CORNER = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
const BODY = { turn: 0, ...CORNER };

describeBothDoors(
  () => server,
  'crops',
  (door) => {
    const crop = (id: string, input: Json, as = 'editor') =>
      door.run('cropUpload', { as, id, input });
    const mark = (name: string) => `${name} by ${door.name}`;

    test('OFF-10 a crop is made of the original at a new address, and the old one answers', async () => {
      const before = await addPicture(mark('corner'));
      await door.of(uploads).update(before.id, { alt: 'Flags', focus: { x: 75, y: 20 } }, 'editor');
      const { code, data } = await crop(before.id, { ...CORNER, version: 2 });
      expect(code).toBe('OK');
      expect(data).toMatchObject({
        ...{ id: before.id, version: 3, alt: 'Flags', title: before.title, bytes: before.bytes },
        ...{ width: 450, height: 300, widths: [320, 450], crop: BODY },
        ...{ focus: { x: 50, y: 40 }, files: [before.public_id, data.public_id] },
      });
      expect(data.public_id).not.toBe(before.public_id);
      expect(await coloursAt(data.url)).toEqual([GREEN, GREEN, GREEN, GREEN]);
      expect(await coloursAt(before.url)).toEqual([RED, GREEN, BLUE, WHITE]);
      const turned = await crop(before.id, { turn: 90, width: 0.5, height: 0.5 });
      expect(turned.data).toMatchObject({ width: 300, height: 450, focus: { x: 50, y: 50 } });
      expect(await coloursAt(turned.data.url)).toEqual([BLUE, BLUE, BLUE, BLUE]);
      expect(await statusOf(data)).toBe(200);
      const filter = { public_id: before.public_id };
      const found = await door.of(uploads).list({ filter }, 'editor');
      expect(found.data.map((each: Json) => each.url)).toEqual([turned.data.url]);
      const original = await door.run('uploadOriginal', { as: 'editor', id: before.id });
      expect(original.data).toEqual({ url: before.url, width: 900, height: 600 });
      for (const turn of [90, 180, 270]) {
        const whole = await crop(before.id, { turn });
        const expected = {
          90: [BLUE, RED, WHITE, GREEN],
          180: [WHITE, BLUE, GREEN, RED],
          270: [GREEN, WHITE, RED, BLUE],
        };
        expect(await coloursAt(whole.data.url)).toEqual(expected[turn as 90 | 180 | 270]);
      }
      const back = await crop(before.id, {});
      expect(back.data).toMatchObject({ url: before.url, public_id: before.public_id });
      expect(back.data).toMatchObject({ width: 900, height: 600, crop: { turn: 0, width: 1 } });
    });

    test('OFF-10 a replacement reaches what shows a crop that was made meanwhile', async () => {
      const [from, to] = [await addPicture(mark('replaced')), await addPicture(mark('instead'))];
      const shown = tourInput({ title: mark('Replaced'), image: from.url });
      const { id } = (await door.of(tours).create(shown, 'editor')).data;
      const data = { from: { publicId: from.public_id, url: from.url }, to: { url: to.url } };
      const cropped = (await crop(from.id, CORNER)).data;
      expect((await door.of(tours).get(id, 'editor')).data.image).toBe(cropped.url);
      const by = { id: 'slow', name: 'Amina', email: '', role: 'editor' };
      const act = { _id: mark('slow'), kind: 'replace a picture', data, by } as object;
      await server.connection.collection('journal').insertOne(act);
      expect(await server.services.journal.resume()).toEqual([]);
      expect((await door.of(tours).get(id, 'editor')).data.image).toBe(to.url);
    });

    test('OFF-10 the same crop again changes nothing, and a stale version is refused', async () => {
      const { id } = await addPicture(mark('same'));
      const first = await crop(id, CORNER);
      const again = await crop(id, { ...CORNER, x: 0.500_000_4 });
      expect([again.code, again.data]).toEqual(['OK', first.data]);
      expect((await door.of(uploads).history(id, 'editor')).data).toHaveLength(2);
      const stale = await crop(id, { version: 1 });
      expect([stale.code, stale.current]).toMatchObject(['STALE_VERSION', { version: 2 }]);
      expect((await crop(id, { version: 2 })).code).toBe('OK');
    });

    test('OFF-10 every record, text and draft shows the crop, and nothing else of them changes', async () => {
      const { id, url } = await addPicture(mark('shown'));
      const small = url.replace(/\d+\.webp$/, '320.webp');
      const shown = {
        image: url,
        gallery: [{ url, type: 'image' }],
        description: `<p>See <img src="${small}"></p>`,
      };
      const { create, get, update } = door.of(tours);
      const made = (await create(tourInput({ title: mark('Shown'), ...shown }), 'editor')).data;
      const logo = { siteName: 'K', heroSection: { title: 'Hi', backgroundImage: url } };
      expect((await door.of(settings).update('', logo, 'editor')).code).toBe('OK');
      const values = JSON.stringify({ title: 'Ahead', image: url });
      const draft = { values, version: 0, baseVersion: 1 };
      const path = `/drafts/tours/${made.id}`;
      expect((await server.rest('PUT', path, { as: 'editor', body: draft })).status).toBe(200);
      const { data } = await crop(id, CORNER);
      const after = (await get(made.id, 'editor')).data;
      expect(after).toMatchObject({
        ...{ image: data.url, gallery: [{ url: data.url }], version: 2 },
        description: made.description.replace(url, data.url),
      });
      const changed = ['image', 'gallery', 'description', 'version', 'updatedAt'];
      for (const name of Object.keys(made).filter((each) => !changed.includes(each))) {
        expect([name, after[name]]).toEqual([name, made[name]]);
      }
      const hero = (await door.of(settings).get('')).data.heroSection;
      expect(hero).toMatchObject({ title: 'Hi', backgroundImage: data.url });
      const kept = (await server.rest('GET', path, { as: 'editor' })).body.data;
      expect(kept.values).toMatchObject({ title: 'Ahead', image: data.url });
      await update(made.id, { gallery: [], description: '<p>x</p>' }, 'editor');
      await server.rest('DELETE', path, { as: 'editor', body: { version: kept.version } });
      await door.of(settings).update('', { siteName: 'K', heroSection: { title: 'Hi' } }, 'editor');
    });

    test('OFF-10 what names an earlier address shows the present crop once it is saved', async () => {
      const { id, url } = await addPicture(mark('late'));
      const { create, remove, restore, update } = door.of(tours);
      const binned = (await create(tourInput({ title: mark('Binned'), image: url }), 'editor'))
        .data;
      await remove(binned.id, 'editor');
      const first = (await crop(id, CORNER)).data;
      const late = await create(tourInput({ title: mark('Late'), image: url }), 'editor');
      expect(late.data.image).toBe(first.url);
      const second = (await crop(id, { turn: 90 })).data;
      expect((await door.of(tours).get(late.data.id)).data.image).toBe(second.url);
      const back = await restore(binned.id, 1, 'editor');
      expect(back.data.image).toBe(second.url);
      await update(late.data.id, { image: tourInput().image }, 'editor');
      const earlier = await restore(late.data.id, 1, 'editor');
      expect(earlier.data.image).toBe(second.url);
    });

    test('OFF-10 of two crops at once one is refused, and nothing is left to be done later', async () => {
      const { id } = await addPicture(mark('race'));
      const crops = [CORNER, { ...CORNER, x: 0 }, { ...CORNER, y: 0.5 }];
      const answers = await Promise.all(crops.map((area) => crop(id, { ...area, version: 1 })));
      const codes = answers.map(({ code }) => code).sort();
      expect(codes).toEqual(['OK', 'STALE_VERSION', 'STALE_VERSION']);
      expect(await server.connection.collection('journal').countDocuments()).toBe(0);
    });

    test('OFF-10 an earlier version of a picture comes back with its crop, in all records', async () => {
      const { id, url } = await addPicture(mark('versions'));
      const first = (await crop(id, CORNER)).data;
      await door.of(uploads).update(id, { alt: 'Later' }, 'editor');
      const tour = tourInput({ title: mark('Versions'), image: first.url });
      const { data } = await door.of(tours).create(tour, 'editor');
      const imageOf = async () => (await door.of(tours).get(data.id)).data.image;
      const whole = await door.of(uploads).restore(id, 1, 'editor');
      expect(whole.data).toMatchObject({
        url,
        alt: '',
        width: 900,
        crop: { width: 1 },
        version: 4,
      });
      expect(whole.data.files).toHaveLength(2);
      expect(await imageOf()).toBe(url);
      const again = await door.of(uploads).restore(id, 2, 'editor');
      expect(again.data).toMatchObject({ url: first.url, crop: BODY, version: 5 });
      expect(await imageOf()).toBe(first.url);
    });

    test('OFF-10 refuses what is no crop, and one of fewer than 64 pixels, at its field', async () => {
      const { id } = await addPicture(mark('hostile'));
      const refusal = async (input: Json) => {
        const { code, errors = [] } = await crop(id, input);
        return [code, ...errors.map(({ path, message }: Json) => `${path}: ${message}`)];
      };
      expect(await refusal({ turn: 45, x: 0.7, y: 0.9, width: 0.5, height: 0.5 })).toEqual([
        'INVALID',
        'turn: Turn must be one of: 0, 90, 180, 270',
        'width: Width goes beyond the right edge of the picture',
        'height: Height goes beyond the bottom of the picture',
      ]);
      expect(await refusal({ x: -0.1, width: 2 })).toEqual([
        'INVALID',
        'x: Left must not be negative',
        'width: Width must be at most 1',
      ]);
      const small = 'A crop is at least 64 pixels wide and high; this one is 63 × 54';
      expect(await refusal({ width: 0.07, height: 0.09 })).toEqual([
        'INVALID',
        `width: ${small}`,
        `height: ${small}`,
      ]);
      expect((await refusal({ width: 0, height: 0 }))[0]).toBe('INVALID');
      expect((await refusal({ turn: -90 }))[0]).toBe('INVALID');
      expect((await crop(id, { width: 0.08, height: 0.11 })).data).toMatchObject({ width: 72 });
      expect((await crop('f'.repeat(24), CORNER)).code).toBe('NOT_FOUND');
      expect((await crop(id, CORNER, '')).code).toBe('UNAUTHENTICATED');
      const changed = { crop: { turn: 90 } };
      expect((await door.of(uploads).update(id, changed, 'editor')).code).not.toBe('OK');
    });

    test('OFF-10 ERR-5 a crop of a picture that changes meanwhile is a conflict', async () => {
      const { id, url } = await addPicture(mark('meanwhile'));
      const shown = tourInput({ title: mark('Meanwhile'), image: url });
      await door.of(tours).create(shown, 'editor');
      const asked: string[] = [];
      const note = (collection: string, call: string) => asked.push(`${collection} ${call}`);
      let answer: Promise<Json> | undefined;
      await holdUploads(server.connection, async () => {
        server.connection.set('debug', note);
        answer = crop(id, CORNER);
        // It has read the picture, and waits for the lock.
        await vi.waitUntil(() => asked.some((each) => each.startsWith('uploads find')));
        server.connection.set('debug', false);
        const uploaded = server.connection.collection('uploads');
        await uploaded.updateOne({ _id: new Types.ObjectId(id) }, { $inc: { version: 1 } });
      });
      expect((await answer)?.code).toBe('STALE_VERSION');
      expect((await crop(id, CORNER)).code).toBe('OK');
    });

    test('OFF-10 TRUST-21 a crop that was cut reaches every record after the restart', async () => {
      const { id, url } = await addPicture(mark('cut'));
      const cropped = (await crop(id, CORNER)).data;
      await crop(id, {});
      const names = ['Cut 1', 'Cut 2'].map((title) =>
        tourInput({ title: mark(title), image: url }),
      );
      const made = await Promise.all(names.map((tour) => door.of(tours).create(tour, 'editor')));
      const { public_id, width, height, widths, crop: recipe } = cropped;
      const file = { public_id, url: cropped.url, width, height, widths, crop: recipe };
      const by = { id: 'dead', name: 'Amina', email: '', role: 'editor' };
      const data = { id, version: 3, values: file };
      const act = { _id: mark('cut'), kind: 'crop a picture', data, by } as object;
      await server.connection.collection('journal').insertOne(act);
      expect(await server.services.journal.resume()).toEqual([]);
      const now = (await door.of(uploads).get(id, 'editor')).data;
      expect(now).toMatchObject({ url: cropped.url, crop: BODY, version: 4 });
      for (const { data: tour } of made) {
        const { image, version } = (await door.of(tours).get(tour.id)).data;
        expect([image, version]).toEqual([cropped.url, 2]);
      }
    });

    test('OFF-10 API-UP-2 a picture is used by any of its files, and goes with all of them', async () => {
      const before = await addPicture(mark('files'));
      const { id } = before;
      const tour = tourInput({ title: mark('Files'), image: before.url, isActive: false });
      const made = (await door.of(tours).create(tour, 'editor')).data;
      await door.of(tours).remove(made.id, 'editor');
      const cropped = (await crop(id, CORNER)).data;
      const remove = (public_id: string) =>
        door.run('deleteUpload', { as: 'editor', input: { public_id } });
      expect((await remove(cropped.public_id)).code).toBe('CONFLICT');
      const found = await door.of(uploads).list({ filter: { isUsed: false } }, 'editor');
      expect(found.data.map((each: Json) => each.id)).not.toContain(id);
      const again = await addPicture(mark('files'));
      expect([again.id, again.url]).toEqual([id, cropped.url]);
      await door.of(tours).restore(made.id, 1, 'editor');
      await door.of(tours).update(made.id, { image: tourInput().image }, 'editor');
      const old = { updatedAt: new Date(Date.now() - 25 * 3600 * 1000) };
      await server.connection
        .collection('uploads')
        .updateOne({ public_id: cropped.public_id }, { $set: old });
      const gone = { public_ids: cropped.public_id };
      await door.run('removeUnusedUploads', { as: 'editor', input: gone });
      expect(await Promise.all([before, cropped].map(statusOf))).toEqual([200, 200]);
      await door.run('restoreRemovedUploads', { as: 'editor' });
      expect((await door.of(uploads).get(id, 'editor')).data.url).toBe(cropped.url);
      expect((await remove(before.public_id)).code).toBe('OK');
      expect(await Promise.all([before, cropped].map(statusOf))).toEqual([404, 404]);
      const kept = await readdir(join(server.dataDirectory, 'kept-originals'));
      expect(kept).not.toContain(before.public_id);
    });

    test('OFF-10 a picture without a kept original is cropped from its largest size', async () => {
      const { id, public_id, url } = await addPicture(mark('older'));
      expect(await statusOf({ url })).toBe(200);
      for (const folder of ['kept-originals', 'originals']) {
        await rm(join(server.dataDirectory, folder, public_id), { force: true });
      }
      const { data } = await crop(id, CORNER);
      expect(data).toMatchObject({ width: 450, height: 300 });
      expect(await coloursAt(data.url)).toEqual([GREEN, GREEN, GREEN, GREEN]);
      await rm(join(server.dataDirectory, 'uploads', public_id), { recursive: true });
      const lost = await crop(id, { turn: 90 });
      expect([lost.code, lost.message]).toEqual([
        'CONFLICT',
        'The files of this picture are missing. Upload it again.',
      ]);
    });
  },
);

test('OFF-10 OFF-21 the original of a crop stays at no public address', async () => {
  const { id, public_id } = await addPicture('private');
  const { body } = await server.rest('PUT', `/uploads/${id}/crop`, { as: 'editor', body: CORNER });
  const bytes = await quarters('private');
  expect(await readdir(join(server.dataDirectory, 'kept-originals'))).toContain(public_id);
  for (const fileId of [public_id, body.data.public_id]) {
    for (const folder of ['kept-originals', 'originals', 'uploads']) {
      const answer = await fetch(`${server.url}/${folder}/${fileId}`);
      const sent = Buffer.from(await answer.arrayBuffer());
      expect([folder, answer.ok, sent.includes(Buffer.from(bytes))]).toEqual([
        folder,
        false,
        false,
      ]);
    }
  }
  const served = await fetch(server.url + body.data.url);
  const { exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect(exif).toBeUndefined();
});

test('OFF-10 OFF-16 an author crops no picture that others show, and one of an own draft', async () => {
  const account = {
    name: 'A',
    email: 'crop@karibu.example',
    role: 'author',
    password: 'a long one',
  };
  await server.rest('POST', '/users', { as: 'admin', body: account });
  const author = (await server.signIn(account.email, account.password)).body.data.token;
  const { id, url } = await addPicture('author', author);
  const crop = (body: Json) => server.rest('PUT', `/uploads/${id}/crop`, { as: author, body });
  const own = tourInput({ title: 'Own draft', image: url });
  const draft = (await server.rest('POST', '/tours', { as: author, body: own })).body.data;
  expect((await crop(CORNER)).status).toBe(200);
  const read = await server.rest('GET', `/tours/${draft.id}`, { as: author });
  expect(read.body.data.image).not.toBe(url);
  const shown = tourInput({ title: 'Published', image: url });
  await server.rest('POST', '/tours', { as: 'editor', body: shown });
  const refused = await crop({});
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
});
