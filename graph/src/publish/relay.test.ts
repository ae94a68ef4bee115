import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer, tourInput } from '../testing/test-server.ts';
import { adoptOrphans, createOutbox } from './outbox.ts';
import { readPublication, recordFailure, recordRelease, SITE_TARGET } from './publication.ts';
import { type Relay, retryDelay, startRelay } from './relay.ts';
import { verifyEvent } from './webhook.ts';

const secret = Buffer.from('a secret of thirty-two bytes ....').toString('base64');
type Received = { id: string; changes: { recordId: string; action: string }[] };

let server: TestServer;
let receiver: Server;
let received: Received[];
let answerWith: () => Promise<number>;
let relay: Relay | null;

beforeAll(async () => {
  server = await startTestServer();
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = request.headers as Record<string, string>;
    const { id, event } = verifyEvent(secret, Buffer.concat(chunks).toString(), headers);
    received.push({ id, changes: event.type === 'content.changed' ? event.data.changes : [] });
    const status = await answerWith();
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"no"}');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  received = [];
  answerWith = async () => 200;
  relay = null;
  await server.connection.collection('outbox').deleteMany({});
});
afterEach(() => relay?.stop());

function start(several = false): Relay {
  const { port } = receiver.address() as AddressInfo;
  const target = { name: SITE_TARGET, url: `http://127.0.0.1:${port}/`, secret, several };
  relay = startRelay(server.connection, [target], pino({ level: 'silent' }));
  server.services.outbox.onReady(relay.kick);
  return relay;
}
const addTour = async () =>
  (await server.rest('POST', '/tours', { as: 'editor', body: tourInput() })).body.data;
async function until(isRight: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isRight, { timeout: 15_000, interval: 20 }).toBe(true);
}
const state = async () => (await readPublication(server.connection)).state;

test('PUB-5 a save sends a signed event, and the state returns to live', async () => {
  start();
  const { id } = await addTour();
  await until(() => received.length === 1);
  expect(received[0]?.changes).toEqual([{ resource: 'tours', recordId: id, action: 'create' }]);
  await until(async () => (await state()) === 'live');
});

test('PUB-7 the first change goes at once; what arrives meanwhile goes together', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerWith = async () => {
    await held;
    return 200;
  };
  start();
  await addTour();
  await until(() => received.length === 1);
  expect(await state()).toBe('publishing');
  await addTour();
  await addTour();
  release();
  await until(async () => (await state()) === 'live');
  expect(received.map(({ changes }) => changes.length)).toEqual([1, 2]);
});

test('SIZE-10 the rows of an import wait for those before; a save beside them goes at once', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  answerWith = async () => {
    if (received.length === 1) await held;
    return 200;
  };
  start(true);
  const importRow = async (recordId: string) => {
    const change = { resource: 'tours', recordId, action: 'update', isOfMany: true };
    await (await server.services.outbox.begin(change)).settle();
  };
  await importRow('a');
  await until(() => received.length === 1);
  await importRow('b');
  const { id } = await addTour();
  await until(() => received.length === 2);
  await importRow('c');
  release();
  await until(async () => (await state()) === 'live');
  const told = received.map(({ changes }) => changes.map(({ recordId }) => recordId));
  expect(told).toEqual([['a'], [id], ['b', 'c']]);
});

test('PUB-12 says why a publish at a start failed, until there is another release', async () => {
  const { connection } = server;
  await recordFailure(connection, 'The page /tours is empty');
  expect(await readPublication(connection)).toMatchObject({
    state: 'failed',
    reason: 'The page /tours is empty',
  });
  const receipt = { changed: [], added: [], removed: [], redirected: [] };
  const release = { id: 'one', at: '', shards: [], redirects: {}, receipt, durationMs: 1 };
  await recordRelease(connection, release, false);
  expect(await readPublication(connection)).toMatchObject({ state: 'live', reason: null });
});

test('SIZE-10 a target that takes several gets the next event before it has answered the last one', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerWith = async () => {
    if (received.length === 1) await held;
    return 200;
  };
  start(true);
  const first = await addTour();
  await until(() => received.length === 1);
  const second = await addTour();
  await until(() => received.length === 2);
  expect(received[1]?.changes.map(({ recordId }) => recordId)).toEqual([second.id]);
  const left = async () => server.connection.collection('outbox').distinct('recordId');
  await until(async () => (await left()).length === 1);
  expect([await left(), await state()]).toEqual([[first.id], 'publishing']);
  release();
  await until(async () => (await state()) === 'live');
});

test('PUB-6 an undelivered event is sent again with the same id, and logged', async () => {
  let tries = 0;
  answerWith = async () => {
    tries += 1;
    return tries < 3 ? 500 : 200;
  };
  start();
  await addTour();
  await until(async () => (await readPublication(server.connection)).reason === 'no');
  await until(() => received.length === 3);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  await until(async () => (await state()) === 'live');
  const log = await server.connection
    .collection('deliveries')
    .find({ webhookId: received[0]?.id })
    .toArray();
  expect(log.map(({ attempt, isDelivered }) => [attempt, isDelivered])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test('PUB-4 an intent whose writer died is published after its lease', async () => {
  const outbox = createOutbox(server.connection, [SITE_TARGET]);
  const change = { resource: 'tours', recordId: 'x', action: 'update' };
  await outbox.begin(change);
  start();
  expect(await state()).toBe('live');
  await server.connection
    .collection('outbox')
    .updateMany({}, { $set: { leaseUntil: new Date(Date.now() - 1) } });
  await until(() => received.length === 1);
});

test('TRUST-18 after a clock was set back, no entry waits longer than the longest retry', async () => {
  await addTour();
  const leaseUntil = new Date(Date.now() + 24 * 3600 * 1000);
  await server.connection
    .collection('outbox')
    .updateMany({}, { $set: { claim: 'dead', leaseUntil } });
  start();
  await until(() => received.length === 1);
});

test('PUB-10 a rollback to a dropped or unknown release is 404', async () => {
  server.services.setRelay(start());
  answerWith = async () => 404;
  const releases = server.connection.collection<{ _id: string }>('releases');
  await releases.insertOne({ _id: 'dropped' });
  const rollBack = (release: string) =>
    server.rest('POST', '/publication/rollback', { as: 'admin', body: { release } });
  const dropped = await rollBack('dropped');
  expect([dropped.status, dropped.body]).toEqual([404, { message: 'no', code: 'NOT_FOUND' }]);
  expect((await rollBack('unknown')).body).toEqual({
    message: 'Release not found',
    code: 'NOT_FOUND',
  });
  answerWith = async () => 500;
  expect((await rollBack('dropped')).status).toBe(503);
  await releases.deleteOne({ _id: 'dropped' });
});

test('a write that was refused leaves nothing to publish', async () => {
  const outbox = createOutbox(server.connection, [SITE_TARGET]);
  const change = { resource: 'tours', recordId: 'x', action: 'update' };
  const intent = await outbox.begin(change);
  await intent.cancel();
  expect(await server.connection.collection('outbox').countDocuments()).toBe(0);
});

test('PUB-4 a process alone on its database frees what a dead one had claimed', async () => {
  await addTour();
  const far = new Date(Date.now() + 60_000);
  await server.connection
    .collection('outbox')
    .updateMany({}, { $set: { claim: 'dead', leaseUntil: far } });
  await adoptOrphans(server.connection);
  start();
  await until(() => received.length === 1);
});

test('PUB-6 waits longer after each failure, with jitter, up to a minute', () => {
  for (const [attempt, longest] of [
    [1, 1_000],
    [3, 4_000],
    [7, 60_000],
    [50, 60_000],
  ] as const) {
    const delays = Array.from({ length: 50 }, () => retryDelay(attempt));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(longest / 2);
    expect(Math.max(...delays)).toBeLessThanOrEqual(longest);
    expect(new Set(delays).size).toBeGreaterThan(10);
  }
});

test('RUN-10 a further target hears of each change, signed with its own secret', async () => {
  const { port } = receiver.address() as AddressInfo;
  const webhook = {
    PUBLISH_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    PUBLISH_WEBHOOK_SECRET: secret,
  };
  const other = await startTestServer({ environment: webhook });
  const target = { name: 'webhook', url: webhook.PUBLISH_WEBHOOK_URL, secret };
  const further = startRelay(other.connection, [target], pino({ level: 'silent' }));
  other.services.outbox.onReady(further.kick);
  const { body } = await other.rest('POST', '/tours', { as: 'editor', body: tourInput() });
  await until(() => received.length > 0);
  expect(received[0]?.changes).toEqual([
    { resource: 'tours', recordId: body.data.id, action: 'create' },
  ]);
  await further.stop();
  await other.close();
});
