import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { serviceOf } from '../../services.ts';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { callerAs, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const call = callerAs(server, 'editor');

test('ADM-FORM-6 a deleted record lies in the bin until it is restored', async () => {
  const tour = await call('POST', '/tours', tourInput({ title: 'Lost and Found' }));
  const changed = await call('PUT', `/tours/${tour.id}`, { price: 77 });
  await call('DELETE', `/tours/${tour.id}`);
  const [deleted] = await call('GET', '/bin');
  expect(deleted).toMatchObject({ resource: 'tours', recordId: tour.id, title: 'Lost and Found' });
  await call('POST', `/tours/${tour.id}/restore`, { version: deleted.version });
  expect(await call('GET', '/bin')).toEqual([]);
  const back = await call('GET', `/tours/${tour.id}`);
  expect([back.price, back.slug, back.createdAt]).toEqual([77, changed.slug, tour.createdAt]);
  expect(Date.parse(back.updatedAt)).toBeGreaterThan(Date.parse(changed.updatedAt));
});

test('what comes back after its address was taken gets a new one', async () => {
  const first = await call('POST', '/tours', tourInput({ title: 'Twice', slug: 'twice' }));
  const { version } = await call('DELETE', `/tours/${first.id}`).then(async () => {
    await call('POST', '/tours', tourInput({ title: 'Twice', slug: 'twice' }));
    return (await call('GET', '/bin'))[0];
  });
  const back = await call('POST', `/tours/${first.id}/restore`, { version });
  expect([back.id, back.slug]).toEqual([first.id, 'twice-2']);
});

test('an id that never was has no history, which is something else than an empty one', async () => {
  const path = '/tours/aaaaaaaaaaaaaaaaaaaaaaaa/history';
  expect((await server.rest('GET', path, { as: 'editor' })).status).toBe(404);
});

test('a record that was deleted twice is in the bin once, as it was last', async () => {
  const { id } = await call('POST', '/team', {
    name: 'A',
    position: 'Guide',
    bio: 'x',
    image: 'https://pictures.example/a.jpg',
  });
  await call('DELETE', `/team/${id}`);
  const [first] = await call('GET', '/bin');
  await call('POST', `/team/${id}/restore`, { version: first.version });
  await call('PUT', `/team/${id}`, { name: 'B' });
  await call('DELETE', `/team/${id}`);
  const titles = (await call('GET', '/bin')).map(({ title }: Json) => title);
  expect(titles).toEqual(['B']);
});

describeBothDoors(
  () => server,
  'bin',
  (door) => {
    const bin = async (page: object = {}) => door.run('bin', { as: 'editor', page });
    const history = () => server.connection.collection('history');

    test('ADM-FORM-6 what was deleted stays in sight, however much was deleted and brought back since', async () => {
      await history().deleteMany({ action: 'delete' });
      const { model } = serviceOf(server.services.byName, 'tours');
      const there = await model.findOne({}).lean();
      const note = (recordId: string, minute: number) => ({
        ...{ resource: 'tours', recordId, version: minute + 1, action: 'delete', by: 'x' },
        ...{ at: new Date(Date.UTC(2026, 0, 1, 0, minute)), after: null },
        before: { title: `Deleted ${minute}`, version: minute },
      });
      const newId = () => String(new mongoose.Types.ObjectId());
      const gone = Array.from({ length: 120 }, (_, minute) => note(newId(), minute));
      const undone = Array.from({ length: 1500 }, (_, n) => note(String(there?._id), 1000 + n));
      // The ids of several processes are not in the order of the deletions.
      await history().insertMany([...undone, ...gone.toReversed()]);
      const [again] = gone;
      await history().insertOne(note(String(again?.recordId), 500));

      const first = await bin();
      expect([first.count, first.data.length]).toEqual([120, 50]);
      const titles: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const { data, count } = await bin({ page, limit: 40 });
        expect(count).toBe(120);
        titles.push(...data.map(({ title }: Json) => title));
      }
      const minutes = [500, ...Array.from({ length: 119 }, (_, n) => 119 - n)];
      expect(titles).toEqual(minutes.map((minute) => `Deleted ${minute}`));
      for (const page of [{ page: 0 }, { limit: 1001 }]) {
        expect((await bin(page)).code).toBe('BAD_REQUEST');
      }
      await history().deleteMany({ action: 'delete' });
      expect(await bin()).toMatchObject({ code: 'OK', data: [], count: 0 });
    });
  },
);

describeBothDoors(
  () => server,
  'a search in the bin',
  (door) => {
    const bin = async (input: Json = {}) =>
      (await door.run('bin', { as: 'editor', input, page: {} })).data.map(
        ({ title }: Json) => title,
      );
    const remove = (ids: string[]) =>
      door.run('removeDeleted', { as: 'editor', input: { resource: 'tours', ids } });
    const history = () => server.connection.collection('history');
    const deleted = async (title: string, as = 'editor') => {
      const body = tourInput({ title });
      const { id } = (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
      await server.rest('DELETE', `/tours/${id}`, { as });
      return id as string;
    };

    test('records are found by name, kind, who deleted them and when', async () => {
      await history().deleteMany({ action: 'delete' });
      const old = await deleted('Ngorongoro Crater');
      await deleted('Crater of Ngurdoto', 'admin');
      const { id } = await call('POST', '/team', {
        ...{ name: 'Crater Guide', position: 'Guide', bio: 'x' },
        image: 'https://pictures.example/a.jpg',
      });
      await call('DELETE', `/team/${id}`);
      await history().updateOne(
        { recordId: old, action: 'delete' },
        { $set: { at: new Date('2026-01-02T03:04:00Z') } },
      );
      expect(await bin({ search: 'cratér' })).toEqual([
        'Crater Guide',
        'Crater of Ngurdoto',
        'Ngorongoro Crater',
      ]);
      expect(await bin({ search: 'ngoro' })).toEqual(['Ngorongoro Crater']);
      expect(await bin({ resource: 'team' })).toEqual(['Crater Guide']);
      expect(await bin({ until: '2026-02-01T00:00:00Z' })).toEqual(['Ngorongoro Crater']);
      expect(await bin({ since: '2026-02-01T00:00:00Z', resource: 'tours' })).toEqual([
        'Crater of Ngurdoto',
      ]);
      const summary = (await door.run('binSummary', { as: 'editor' })).data;
      const [admin] = summary.filter(({ by }: Json) => by.startsWith('admin'));
      expect(admin).toMatchObject({ resource: 'tours', count: 1 });
      expect(summary).toHaveLength(3);
      expect(await bin({ by: admin.by })).toEqual(['Crater of Ngurdoto']);
      expect(await bin({ by: admin.by, search: 'guide' })).toEqual([]);
      for (const wrong of [{ resource: 'users' }, { since: 'yesterday' }]) {
        const answer = await door.run('bin', { as: 'editor', input: wrong, page: {} });
        expect(answer.code).toBe('BAD_REQUEST');
      }
    });

    test('what is removed for good leaves nothing, and what came back is left alone', async () => {
      await history().deleteMany({ action: 'delete' });
      const gone = await deleted('For good');
      const back = await deleted('Came back');
      const [{ version }] = await call('GET', '/bin?search=Came%20back');
      await call('POST', `/tours/${back}/restore`, { version });
      const { data } = await remove([gone, back, 'a'.repeat(24)]);
      expect(data).toMatchObject([
        { id: gone, isDone: true },
        { id: back, isDone: false, code: 'CONFLICT', message: 'Somebody has restored this tour' },
        { isDone: false, code: 'NOT_FOUND' },
      ]);
      expect(await history().countDocuments({ recordId: gone })).toBe(0);
      expect(await history().countDocuments({ recordId: back })).toBeGreaterThan(2);
      expect((await call('GET', `/tours/${back}`)).title).toBe('Came back');
      expect((await server.rest('GET', `/tours/${gone}/history`, { as: 'editor' })).status).toBe(
        404,
      );
      expect(await bin()).toEqual([]);
      expect((await remove([gone])).data).toMatchObject([{ isDone: false, code: 'NOT_FOUND' }]);
      expect((await remove([])).code).toBe('INVALID');
      expect((await remove(['x'])).code).toBe('BAD_REQUEST');
    });
  },
);

test('OFF-15 the bin says of each odd id what is the matter with it', async () => {
  const body = tourInput({ title: 'Never deleted' });
  const { id } = await call('POST', '/tours', body);
  const member = {
    name: 'A',
    position: 'Guide',
    bio: 'x',
    image: 'https://pictures.example/a.jpg',
  };
  const other = await call('POST', '/team', member);
  await call('DELETE', `/team/${other.id}`);
  const ids = [id.toUpperCase(), id, other.id, 'a'.repeat(24)];
  const never = { id, isDone: false, code: 'CONFLICT', message: 'This tour was never deleted' };
  const missing = { isDone: false, code: 'NOT_FOUND', message: 'Tour not found' };
  const answers = [never, { id: other.id, ...missing }, { id: 'a'.repeat(24), ...missing }];
  expect(await call('POST', '/bin/remove', { resource: 'tours', ids })).toMatchObject(answers);
  const restore = { resource: 'tours', change: 'restore', ids };
  expect(await call('POST', '/bulk', restore)).toMatchObject(answers);
  const { version } = await call('GET', `/tours/${id}`);
  for (const [odd, status] of [
    [other.id, 404],
    ['a'.repeat(24), 404],
    ['x', 400],
  ] as const) {
    const path = `/tours/${odd}/restore`;
    const answer = await server.rest('POST', path, { as: 'editor', body: { version: 1 } });
    expect([odd, answer.status]).toEqual([odd, status]);
  }
  expect((await call('GET', `/tours/${id}`)).version).toBe(version);
});

test('API-5 a parameter that the bin does not know is refused', async () => {
  expect((await server.rest('GET', '/bin?sort=at', { as: 'editor' })).status).toBe(400);
});
