import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createMoments } from '#publish/moments.ts';
import { findNextMoment } from '#publish/next-moment.ts';
import { serviceOf } from '../services.ts';
import { readSnapshot } from '../snapshot.ts';
import { CONTENT, SAMPLE_RECORDS } from '../testing/sample-records.ts';
import { type Json, startTestServer, type TestServer } from '../testing/test-server.ts';
import { PUBLIC_CONTEXT, SYSTEM_CONTEXT } from './access.ts';
import { camelCase, lowerFirst } from './letter-case.ts';
import { liveAt, publicStateOf } from './public-now.ts';
import { EVERYTHING } from './read/paging.ts';
import type { Resource } from './resource.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

/** Sets the clock, and no timer. */
const goTo = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
const PUBLISHED = CONTENT.filter(({ publishedBy }) => publishedBy !== null);
const FROM = '2030-05-01T06:00:00.000Z';
const UNTIL = '2030-05-01T07:30:00.000Z';
const TIMES = { publishFrom: FROM, publishUntil: UNTIL };

/** Adds a record, whatever the clock says of sessions. */
async function add(resource: string, values: object): Promise<Json> {
  const service = serviceOf(server.services.byName, resource);
  const body = { ...SAMPLE_RECORDS[`/${resource}`], ...values };
  return service.create(SYSTEM_CONTEXT, body);
}

/** At which doors a visitor meets a record now. */
async function doorsOf({ name, type, slugField, slugPath }: Resource, record: Json) {
  const one = lowerFirst(type.singular);
  const plural = camelCase(name);
  const { data } = await server.graphql(`{ ${plural} { items { id } } }`);
  const single = await server.graphql(`{ ${one}(id: "${record.id}") { id } }`);
  const { body } = await server.rest('GET', `/${name}`);
  const snapshot = await readSnapshot(server.services.byName, '');
  const isIn = (list: Json[]) => list.some(({ id }) => id === record.id);
  const answers = async (path: string) => (await server.rest('GET', path)).status === 200;
  const found = {
    list: isIn(body.data),
    id: await answers(`/${name}/${record.id}`),
    slug: slugField ? await answers(`/${name}${slugPath}/${record[slugField]}`) : null,
    graphqlList: isIn(data[plural].items),
    graphqlOne: single.data?.[one]?.id === record.id,
    snapshot: isIn(snapshot[plural as keyof typeof snapshot] as Json[]),
  };
  return [...new Set(Object.values(found).filter((each) => each !== null))];
}

test.each(PUBLISHED)(
  'OFF-6 $name are public from the minute they are to be until the minute they no longer are, at every door',
  async (resource) => {
    goTo('2030-05-01T05:00:00Z');
    const record = await add(resource.name, TIMES);
    const at = async (moment: string) => {
      goTo(moment);
      return doorsOf(resource, record);
    };
    expect(await at('2030-05-01T05:59:59.999Z')).toEqual([false]);
    expect(await at('2030-05-01T06:00:00Z')).toEqual([true]);
    expect(await at('2030-05-01T07:29:59.999Z')).toEqual([true]);
    expect(await at('2030-05-01T07:30:00Z')).toEqual([false]);
    const staff = await serviceOf(server.services.byName, resource.name).get(
      SYSTEM_CONTEXT,
      record.id,
    );
    expect(staff).toMatchObject(TIMES);
    goTo('2030-05-01T05:00:00Z');
    const flag = { [String(resource.publishedBy)]: false };
    await serviceOf(server.services.byName, resource.name).update(
      SYSTEM_CONTEXT,
      record.id,
      flag,
      null,
    );
    expect(await at('2030-05-01T06:00:00Z')).toEqual([false]);
  },
);

test('OFF-6 the API tells the publisher when a record comes and when it goes', async () => {
  const { byName, outbox } = server.services;
  const models = PUBLISHED.map((each) => ({ ...each, model: serviceOf(byName, each.name).model }));
  const $unset = { publishFrom: 1, publishUntil: 1 };
  for (const { model } of models) await model.collection.updateMany({}, { $unset });
  for (const { name, publishedBy, model } of models) {
    const $set = { ...TIMES, [String(publishedBy)]: true };
    await model.collection.updateMany({}, { $set });
    const next = async (since: string) =>
      (await findNextMoment(byName, 'Africa/Dar_es_Salaam', new Date(since)))?.toISOString();
    expect([name, await next('2030-05-01T05:00:00Z')]).toEqual([name, FROM]);
    expect([name, await next('2030-05-01T06:00:00Z')]).toEqual([name, UNTIL]);
    expect([name, await next('2030-05-01T07:30:00Z')]).toEqual([name, undefined]);
    await model.collection.updateMany({}, { $unset });
  }
  goTo('2030-05-01T05:00:00Z');
  await add('stays', { ...TIMES, name: 'Told', slug: 'told' });
  const entries = server.connection.collection('outbox');
  const { connection } = server;
  const moments = createMoments({ connection, services: byName, outbox });
  await moments.look();
  await entries.deleteMany({});
  goTo(FROM);
  await moments.look();
  const told = await entries.find({ action: 'moment' }).toArray();
  expect(told.map(({ resource }) => resource)).toEqual(['site']);
});

test('OFF-6 no answer is fresh past a moment that another process has just brought', async () => {
  goTo('2030-05-02T06:00:00Z');
  const age = async () => (await server.rest('GET', '/stays')).headers.get('cache-control');
  expect(await age()).toBe('public, max-age=300, stale-while-revalidate=300');
  await add('stays', { name: 'Near', slug: 'near', publishFrom: '2030-05-02T06:01:00Z' });
  expect(await age()).toBe('public, max-age=60, stale-while-revalidate=0');
});

test('OFF-6 moments are kept to the minute, in any zone, and until comes after from', async () => {
  const sent = { publishFrom: '2030-05-01T09:00:59+03:00', publishUntil: '2030-05-01T07:30Z' };
  expect(await add('stays', { ...sent, name: 'Zoned', slug: 'zoned' })).toMatchObject(TIMES);
  const refused = async (values: object) => {
    const error = await add('stays', { name: 'Wrong', ...values }).catch((reason) => reason);
    return error.details.errors.map(({ path }: Json) => path);
  };
  expect(await refused({ publishFrom: UNTIL, publishUntil: FROM })).toEqual(['publishUntil']);
  for (const wrong of ['2030-05-01', '2030-02-30T09:00Z', '2030-05-01T09:00', 'soon', 5]) {
    expect([wrong, await refused({ publishFrom: wrong })]).toEqual([wrong, ['publishFrom']]);
  }
});

const isShown = async ({ id }: Json) => {
  const query = { ...EVERYTHING, ids: [String(id)] };
  const { records } = await serviceOf(server.services.byName, 'blog').list(PUBLIC_CONTEXT, query);
  return records.length === 1;
};

test('OFF-6 a new post dated ahead waits for its day; one that is live stays live', async () => {
  goTo('2030-06-01T12:00:00Z');
  const blog = serviceOf(server.services.byName, 'blog');
  const change = (post: Json, values: object) => blog.update(SYSTEM_CONTEXT, post.id, values, null);
  const ahead = await add('blog', { title: 'Ahead', publishedDate: '2030-06-10' });
  expect(ahead.publishFrom).toBe('2030-06-09T21:00:00.000Z');
  expect(await isShown(ahead)).toBe(false);
  const moved = await change(ahead, { publishedDate: '2030-06-12' });
  expect(moved.publishFrom).toBe('2030-06-11T21:00:00.000Z');
  const own = await change(ahead, { publishFrom: '2030-06-05T06:00Z' });
  expect((await change(own, { publishedDate: '2030-06-20' })).publishFrom).toBe(own.publishFrom);
  const atOnce = await change(ahead, { publishFrom: '' });
  expect([atOnce.publishFrom, await isShown(ahead)]).toEqual(['', true]);
  expect((await change(ahead, { publishedDate: '2030-07-01' })).publishFrom).toBe('');

  const today = await add('blog', { title: 'Today', publishedDate: '2030-06-01' });
  expect([today.publishFrom, await isShown(today)]).toEqual(['', true]);
  await change(today, { publishedDate: '2030-06-30' });
  expect(await isShown(today)).toBe(true);

  // As an upgrade finds it: dated ahead, and without a moment.
  const old = await add('blog', { title: 'Old', isPublished: false });
  const before = { $set: { publishedDate: '2030-09-01', isPublished: true } };
  await blog.model.collection.updateOne(
    { slug: old.slug },
    { ...before, $unset: { publishFrom: 1 } },
  );
  expect(await isShown(old)).toBe(true);
  await change(old, { title: 'Old, and changed' });
  expect(await isShown(old)).toBe(true);

  const draft = await add('blog', { title: 'Draft', isPublished: false });
  await change(draft, { publishedDate: '2030-06-15' });
  await change(draft, { isPublished: true });
  expect(await isShown(draft)).toBe(false);
  goTo('2030-06-14T21:00:00Z');
  expect(await isShown(draft)).toBe(true);
});

test('OFF-6 a post goes on to wait for its date after the operator has moved to another zone', async () => {
  goTo('2030-06-01T12:00:00Z');
  const blog = serviceOf(server.services.byName, 'blog');
  const settings = serviceOf(server.services.byName, 'settings');
  const change = (post: Json, values: object) => blog.update(SYSTEM_CONTEXT, post.id, values, null);
  const moveTo = (timeZone: string) => settings.update(SYSTEM_CONTEXT, '', { timeZone }, null);
  const before = (await settings.get(SYSTEM_CONTEXT, '')).timeZone;
  const ahead = await add('blog', { title: 'Moves', publishedDate: '2030-06-10' });
  const own = await add('blog', { title: 'Own', publishedDate: '2030-06-10' });
  await change(own, { publishFrom: '2030-06-10T06:00Z' });
  await moveTo('Asia/Tokyo');
  await moveTo('America/Lima');
  const later = { publishedDate: '2030-06-12' };
  expect((await change(ahead, later)).publishFrom).toBe('2030-06-12T05:00:00.000Z');
  expect((await change(own, later)).publishFrom).toBe('2030-06-10T06:00:00.000Z');
  await moveTo(String(before));
});

test('OFF-6 what is asked of the database is what is said of a record, for every moment', async () => {
  const { model } = serviceOf(server.services.byName, 'team');
  await model.deleteMany({});
  const times = [undefined, null, '', FROM, UNTIL];
  const flags = [true, false, undefined];
  const all = flags.flatMap((isActive) =>
    times.flatMap((publishFrom) =>
      times.map((publishUntil) => ({ isActive, publishFrom, publishUntil })),
    ),
  );
  await model.collection.insertMany(all);
  const by = { publishedBy: 'isActive' };
  for (const moment of ['2030-05-01T05:59:30Z', FROM, '2030-05-01T06:00:30Z', UNTIL]) {
    const now = new Date(moment);
    const found = await model.collection.find(liveAt(by, now)).toArray();
    const said = (await model.collection.find().toArray()).filter(
      (each) => publicStateOf(by, each, now) === 'live',
    );
    expect(found.map(({ _id }) => String(_id))).toEqual(said.map(({ _id }) => String(_id)));
    expect(found.length).toBeGreaterThan(0);
  }
  await model.deleteMany({});
});
