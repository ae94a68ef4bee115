import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM_CONTEXT } from '#core/access.ts';
import type { SharedAnswer } from '#core/derive/rest/caching.ts';
import { serviceOf } from '../services.ts';
import { startTestServer, type TestServer, tourInput } from '../testing/test-server.ts';
import { createSharing } from './answer-cache.ts';

let server: TestServer;
let id = '';
/** What was asked of the database: the collection and the call. */
const asked: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  ({ id } = await tours().create(SYSTEM_CONTEXT, tourInput({ slug: 'equal', price: 1 })));
  server.connection.set('debug', (collection: string, call: string) => {
    asked.push(`${collection}.${call}`);
  });
});
afterAll(() => server.close());

const tours = () => serviceOf(server.services.byName, 'tours');
const times = <Result>(count: number, run: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, run));

test('TRUST-20 200 equal reads of visitors are one read of the database', async () => {
  asked.length = 0;
  const answers = await times(200, () => server.rest('GET', '/tours?limit=25'));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.body.count).toBe(1);
  expect(asked.filter((each) => each === 'tours.find')).toHaveLength(1);
});

test('TRUST-20 equal reads of a page that is not there are all refused', async () => {
  const answers = await times(50, () => server.rest('GET', '/tours/nowhere'));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});

test('TRUST-20 a read that begins after a write shares no answer from before it', async () => {
  for (const as of ['editor', undefined]) {
    const read = async () => {
      const { body } = await server.rest('GET', '/tours/equal', as ? { as } : {});
      return body.data.price;
    };
    for (let price = 2; price <= 15; price += 1) {
      const during = times(5, read);
      await tours().update(SYSTEM_CONTEXT, id, { price }, null);
      expect(new Set(await times(5, read))).toEqual(new Set([price]));
      await during;
    }
  }
});

test('TRUST-20 staff share among themselves, and what visitors may not see stays with them', async () => {
  await tours().create(SYSTEM_CONTEXT, tourInput({ slug: 'draft', isActive: false }));
  const [staff, visitors] = await Promise.all([
    times(50, () => server.rest('GET', '/tours', { as: 'editor' })),
    times(50, () => server.rest('GET', '/tours')),
  ]);
  expect(new Set(staff.map(({ body }) => body.count))).toEqual(new Set([2]));
  expect(new Set(visitors.map(({ body }) => body.count))).toEqual(new Set([1]));
  const kept = staff.map(({ headers }) => headers.get('cache-control'));
  expect(new Set(kept)).toEqual(new Set(['private, no-store']));
});

/** A response as far as sharing looks at it. */
const makeResponse = () => Object.assign(new EventEmitter(), { locals: {} }) as unknown as Response;
const answer: SharedAnswer = { bytes: Buffer.from('{}'), etag: '', maxAgeSeconds: null };

test('TRUST-20 200 requests at one moment wait for the first, and get its answer', async () => {
  const share = createSharing();
  const first = makeResponse();
  const waiting = Array.from({ length: 200 }, (_, at) =>
    share('key', at === 0 ? first : makeResponse()),
  );
  const elsewhere = share('another key', makeResponse());
  expect([await waiting[0], await elsewhere]).toEqual([null, null]);
  first.locals.shareAnswer(answer);
  expect(new Set(await Promise.all(waiting.slice(1)))).toEqual(new Set([answer]));
  // The moment is over: the next one makes its own.
  expect(await share('key', makeResponse())).toBeNull();
});

test('TRUST-20 when the first is refused, fails or goes away, the others make their own', async () => {
  const share = createSharing();
  const first = makeResponse();
  const [own, ...others] = [first, makeResponse(), makeResponse()].map((each) =>
    share('key', each),
  );
  expect(await own).toBeNull();
  first.emit('close');
  expect(await Promise.all(others)).toEqual([null, null]);
});
