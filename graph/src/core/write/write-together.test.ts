import mongoose from 'mongoose';
import { afterEach, expect, test, vi } from 'vitest';
import { serviceOf } from '../../services.ts';
import { SAMPLE_RECORDS } from '../../testing/sample-records.ts';
import type { Json } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { withLock } from './lock.ts';

const server = useTestServer();
afterEach(async () => {
  expect(await journal().countDocuments()).toBe(0);
  expect(await server.connection.collection('locks').countDocuments()).toBe(0);
});

type StoredAct = { _id: string; kind: string; data: object; by: object };
const journal = () => server.connection.collection<StoredAct>('journal');
const collection = (name: string) => server.connection.collection(name);
const image = 'https://pictures.example/dhow.jpg';

/** What a process leaves behind that died after it began an act and did some of it. */
async function leaveAct(kind: string, data: object) {
  const by = { id: 'dead', name: 'Amina', email: 'amina@karibu.example', role: 'editor' };
  await journal().insertOne({ _id: String(new mongoose.Types.ObjectId()), kind, data, by });
}

async function resume() {
  expect(await server.services.journal.resume()).toEqual([]);
}

async function addPictures(count: number): Promise<Json[]> {
  const added: Json[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = { title: `Picture ${n}`, image, sortOrder: n };
    added.push((await server.rest('POST', '/gallery', { as: 'editor', body })).body.data);
  }
  return added;
}

async function read(path: string): Promise<Json> {
  return (await server.rest('GET', path, { as: 'admin' })).body.data;
}

const placesOf = (pictures: Json[]): Promise<number[]> =>
  Promise.all(pictures.map(async ({ id }) => (await read(`/gallery/${id}`)).sortOrder));

/** Runs work, and gives its result once `count` reads of a collection were asked for. */
async function untilRead(name: string, count: number, work: () => Promise<Json>[]) {
  let reads = 0;
  mongoose.set('debug', (asked: string, method: string) => {
    if (asked === name && method === 'find') reads += 1;
  });
  try {
    const waiting = work();
    await vi.waitFor(() => expect(reads).toBeGreaterThanOrEqual(count), { timeout: 15_000 });
    return waiting;
  } finally {
    mongoose.set('debug', false);
  }
}

describeBothDoors(
  () => server,
  'changes of many records',
  (door) => {
    const change = (resource: string, what: object, as = 'editor') =>
      door.run('changeRecords', { as, input: { resource, values: '', ...what } });
    const reorder = (items: object[]) =>
      door.run('reorderGallery', { as: 'editor', input: { items } });

    test('TRUST-2 of reorders that saw the same gallery one wins whole, the others get CONFLICT', async () => {
      const pictures = await addPictures(8);
      const orders = [100, 200, 300].map((base) =>
        pictures.map(({ id }, index) => ({ id, sortOrder: base + ((index * 3) % 8) })),
      );
      // Nobody begins to write before all have read: the lock is held until then.
      const waiting = await withLock(server.connection, 'many gallery', async () => {
        const asked = await untilRead('gallery', orders.length, () => orders.map(reorder));
        await collection('gallery').countDocuments();
        return asked;
      });
      const codes = (await Promise.all(waiting)).map(({ code }) => code);
      expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
      const won = orders[codes.indexOf('OK')]?.map(({ sortOrder }) => sortOrder);
      expect(await placesOf(pictures)).toEqual(won);
    });

    test('TRUST-2 reorders at any moments never mix', async () => {
      const pictures = await addPictures(6);
      for (let round = 1; round <= 6; round += 1) {
        const orders = [1, 2].map((nth) =>
          pictures.map(({ id }, index) => ({ id, sortOrder: round * 100 + nth * 10 + index })),
        );
        const codes = (await Promise.all(orders.map(reorder))).map(({ code }) => code);
        expect(codes).toContain('OK');
        const places = await placesOf(pictures);
        const won = orders.filter((_, index) => codes[index] === 'OK');
        expect(won.map((order) => order.map(({ sortOrder }) => sortOrder))).toContainEqual(places);
      }
    });

    test('TRUST-21 changes, deletes and brings back many, and says what is refused', async () => {
      const records = await addPictures(3);
      const ids = records.map(({ id }) => id);
      const missing = 'a'.repeat(24);
      const results = async (what: object) =>
        (await change('gallery', what)).data.map((each: Json) => [each.id, each.isDone, each.code]);
      const done = ids.map((id) => [id, true, '']);
      const values = JSON.stringify({ isFeatured: true });
      const published = await collection('outbox').countDocuments();
      expect(await results({ change: 'update', ids: [...ids, missing], values })).toEqual([
        ...done,
        [missing, false, 'NOT_FOUND'],
      ]);
      expect(await collection('outbox').countDocuments()).toBe(published + 1);
      expect(await read(`/gallery/${ids[0]}`)).toMatchObject({ isFeatured: true, version: 2 });
      expect(await results({ change: 'delete', ids })).toEqual(done);
      expect(await results({ change: 'delete', ids })).toEqual(
        ids.map((id) => [id, false, 'NOT_FOUND']),
      );
      expect(await results({ change: 'restore', ids: [missing, ...ids] })).toEqual([
        [missing, false, 'NOT_FOUND'],
        ...done,
      ]);
      expect(await results({ change: 'restore', ids })).toEqual(done);
      expect(await read(`/gallery/${ids[2]}`)).toMatchObject({ title: 'Picture 2', version: 4 });
    });

    test('TRUST-21 what is refused in all, and who may change many', async () => {
      const [{ id }] = (await addPictures(1)) as [Json];
      const refusal = async (resource: string, what: object, as?: string) =>
        (await change(resource, { ids: [id], ...what }, as)).code;
      expect(await refusal('gallery', { change: 'delete' }, '')).toBe('UNAUTHENTICATED');
      expect(await refusal('gallery', { change: 'delete', ids: ['x'] })).toBe('BAD_REQUEST');
      expect(await refusal('gallery', { change: 'delete', ids: [] })).toBe('INVALID');
      for (const values of ['', '[]', '{']) {
        expect(await refusal('gallery', { change: 'update', values })).toBe('INVALID');
      }
      const values = JSON.stringify({ sortOrder: 'first' });
      const { data } = await change('gallery', { change: 'update', ids: [id], values });
      expect(data).toMatchObject([{ isDone: false, code: 'INVALID' }]);
      expect((await read(`/gallery/${id}`)).version).toBe(1);
    });

    test('TRUST-21 an undo gives a new address where the old one is taken', async () => {
      const name = `Dhows ${door.name}`;
      const { resource } = serviceOf(server.services.byName, 'package-categories');
      const { create, remove } = door.of(resource);
      const { id, slug } = (await create({ name }, 'editor')).data;
      const body = {
        ...SAMPLE_RECORDS['/packages'],
        title: `Under sail ${door.name}`,
        category: slug,
      };
      const used = (await server.rest('POST', '/packages', { as: 'editor', body })).body.data;
      const named = await change('package-categories', { change: 'delete', ids: [id] });
      expect(named.data).toMatchObject([
        { isDone: false, code: 'CONFLICT', message: expect.stringContaining(used.title) },
      ]);
      await server.rest('DELETE', `/packages/${used.id}`, { as: 'editor' });
      expect((await remove(id, 'editor')).code).toBe('OK');
      await create({ name }, 'editor');
      const [back] = (await change('package-categories', { change: 'restore', ids: [id] })).data;
      expect(back).toMatchObject({ isDone: true, slug: `${slug}-2` });
    });
  },
);

test('TRUST-21 an act is finished from where it was cut, once, in the name of its author', async () => {
  const pictures = await addPictures(4);
  const steps = pictures.map(({ id }, index) => ({
    ...{ id, call: 'update', values: { sortOrder: 50 - index } },
  }));
  await leaveAct('reorder the gallery', { resource: 'gallery', action: 'reorder', steps });
  const [first] = pictures as [Json];
  const act = (await journal().findOne())?._id;
  await collection('gallery').updateOne(
    { _id: new mongoose.Types.ObjectId(String(first.id)) },
    { $set: { sortOrder: 50, version: 2, act } },
  );
  await resume();
  expect(await placesOf(pictures)).toEqual([50, 49, 48, 47]);
  expect((await read(`/gallery/${first.id}`)).version).toBe(2);
  const [entry] = await read(`/gallery/${pictures[1]?.id}/history`);
  expect(entry).toMatchObject({ by: 'amina@karibu.example', version: 2 });
  const [waiting] = await collection('outbox')
    .find({ action: 'reorder' })
    .sort({ _id: -1 })
    .toArray();
  expect(waiting?.status).toBe('ready');
});

test('TRUST-21 a step that can be done no more does not keep the others', async () => {
  const [gone, kept] = (await addPictures(2)) as [Json, Json];
  const values = { title: 'Renamed' };
  const steps = [gone, kept].map(({ id }) => ({ id, call: 'update', values }));
  await leaveAct('change many', { resource: 'gallery', action: 'update', steps });
  await server.rest('DELETE', `/gallery/${gone.id}`, { as: 'editor' });
  await resume();
  expect((await read(`/gallery/${kept.id}`)).title).toBe('Renamed');
});

test('TRUST-21 what signs a user in follows the user’s record after a cut', async () => {
  const user = { name: 'Juma', email: 'juma@karibu.example', password: 'correct horse' };
  const { body } = await server.rest('POST', '/users', { as: 'admin', body: user });
  const { id } = body.data;
  const _id = new mongoose.Types.ObjectId(String(id));
  await collection('users').updateOne({ _id }, { $set: { email: 'juma@mail.example' } });
  await leaveAct('follow a user', { id });
  await resume();
  expect((await server.signIn('juma@mail.example', user.password)).status).toBe(200);
  await collection('users').deleteOne({ _id });
  await leaveAct('follow a user', { id });
  await resume();
  expect(await collection('credentials').countDocuments({ email: 'juma@mail.example' })).toBe(0);
});

test('TRUST-21 acts of an unknown kind stay for the release that knows them', async () => {
  await leaveAct('of tomorrow', {});
  await resume();
  expect(await journal().countDocuments()).toBe(1);
  await journal().deleteMany({});
});
