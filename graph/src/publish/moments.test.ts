import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SYSTEM_CONTEXT } from '#core/access.ts';
import { serviceOf } from '../services.ts';
import { SAMPLE_RECORDS } from '../testing/sample-records.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createMoments } from './moments.ts';
import { findNextMoment } from './next-moment.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const ZONE = 'Africa/Dar_es_Salaam';

/** Adds a record, whatever the clock says of sessions. */
async function add(resource: 'careers' | 'blog' | 'tours', values: object): Promise<void> {
  const body = { ...SAMPLE_RECORDS[`/${resource}`], ...values };
  await serviceOf(server.services.byName, resource).create(SYSTEM_CONTEXT, body);
}

/** Sets the clock, and no timer. */
function goTo(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}

async function readNotices() {
  const outbox = server.connection.collection('outbox');
  const found = await outbox.find({ action: 'moment' }).toArray();
  await outbox.deleteMany({});
  return found.map(({ resource, target }) => ({ resource, target }));
}

const startAgain = () => {
  const { connection, services } = server;
  return createMoments({ connection, services: services.byName, outbox: services.outbox });
};

const NOTICE = [{ resource: 'site', target: 'site' }];

test('CAREER-6 finds the end of a deadline and the beginning of a date, where the operator is', async () => {
  await add('careers', { title: 'Guide', applicationDeadline: '2030-03-10', isActive: true });
  await add('careers', { title: 'Hidden', applicationDeadline: '2030-03-01', isActive: false });
  await add('blog', { title: 'Ahead', publishedDate: '2030-03-10', isPublished: true });
  const after = async (since: string, zone = ZONE) =>
    (await findNextMoment(server.services.byName, zone, new Date(since)))?.toISOString();
  expect(await after('2030-02-01T00:00:00Z')).toBe('2030-03-09T21:00:00.000Z');
  expect(await after('2030-03-09T20:59:59Z')).toBe('2030-03-09T21:00:00.000Z');
  expect(await after('2030-03-09T21:00:00Z')).toBe('2030-03-10T21:00:00.000Z');
  expect(await after('2030-03-10T20:59:59Z')).toBe('2030-03-10T21:00:00.000Z');
  expect(await after('2030-03-10T21:00:00Z')).toBeUndefined();
  const departures = ['2030-03-01', '2030-04-01'].map((date) => ({ date }));
  await add('tours', { title: 'Reef', departures, isActive: true });
  expect(await after('2030-03-10T21:00:00Z')).toBe('2030-04-01T21:00:00.000Z');
  expect(await after('2030-03-09T21:00:00Z', 'America/New_York')).toBe('2030-03-11T04:00:00.000Z');
});

test('CAREER-6 SIZE-11 the API tells of each moment once when it has come, also after it was off or the clock was set back', async () => {
  const { moments } = server.services;
  goTo('2030-03-10T12:00:00Z');
  await moments.look();
  await readNotices();
  expect(new Date(moments.until()).toISOString()).toBe('2030-03-10T21:00:00.000Z');
  const revision = () => server.connection.collection('revisions').findOne();
  const before = await revision();
  goTo('2030-03-10T20:59:59Z');
  await moments.look();
  expect([await readNotices(), await revision()]).toEqual([[], before]);
  goTo('2030-03-10T21:00:00Z');
  await moments.look();
  expect(await readNotices()).toEqual(NOTICE);
  expect(await revision()).not.toEqual(before);
  await moments.look();
  const nextOne = Date.parse('2030-04-01T21:00:00Z');
  expect([await readNotices(), moments.until()]).toEqual([[], nextOne]);

  await add('careers', { title: 'Cook', applicationDeadline: '2030-03-11', isActive: true });
  await readNotices();
  goTo('2030-03-12T06:00:00Z');
  await startAgain().look();
  expect(await readNotices()).toEqual(NOTICE);
  await startAgain().look();
  expect(await readNotices()).toEqual([]);
  goTo('2030-03-10T12:00:00Z');
  await startAgain().look();
  goTo('2030-03-10T21:00:00Z');
  await startAgain().look();
  expect(await readNotices()).toEqual(NOTICE);
});

test('SIZE-11 no answer is kept or cached past the moment at which it changes', async () => {
  goTo('2030-03-09T20:00:00Z');
  await server.services.moments.look();
  const read = async (at: string) => {
    goTo(at);
    const { headers } = await server.rest('GET', '/careers');
    return String(headers.get('cache-control'));
  };
  expect(await read('2030-03-09T20:00:00Z')).toBe(
    'public, max-age=300, stale-while-revalidate=300',
  );
  expect(await read('2030-03-09T20:52:00Z')).toBe(
    'public, max-age=300, stale-while-revalidate=180',
  );
  // It was kept with a longer time.
  expect(await read('2030-03-09T20:59:30Z')).toBe('public, max-age=30, stale-while-revalidate=0');
  // It is made anew, though nobody has told of the moment yet.
  expect(await read('2030-03-09T21:00:01Z')).toBe(
    'public, max-age=300, stale-while-revalidate=300',
  );
});

test('SIZE-11 a save that brings a nearer moment is looked at', async () => {
  goTo('2030-04-01T22:00:00Z');
  const { moments } = server.services;
  const running = moments.start(pino({ level: 'silent' }));
  await add('careers', { title: 'Driver', applicationDeadline: '2030-04-02', isActive: true });
  const until = () => Number.isFinite(moments.until()) && new Date(moments.until()).toISOString();
  await expect.poll(until).toBe('2030-04-02T21:00:00.000Z');
  running.stop();
});
