import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announcePresence } from '@karibu/graph/migrations/presence.ts';
import { recordRelease } from '@karibu/graph/publish/publication.ts';
import { type Relay, startRelay } from '@karibu/graph/publish/relay.ts';
import { fileOf } from '@karibu/graph/publish/release.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { startTestServer, type TestServer, tourInput } from '@karibu/graph/testing/test-server.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildWorkspace } from '../build.ts';
import { startPublisher } from './start-publisher.ts';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const logger = pino({ level: 'silent' });

let server: TestServer;
let parent: string;
const stoppers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  await buildWorkspace('site');
  parent = await mkdtemp(join(tmpdir(), 'karibu-follow-'));
  server = await startTestServer();
}, 120_000);
afterEach(async () => {
  for (const stop of stoppers.splice(0).reverse()) await stop();
});
afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true, force: true });
});

/** A process with a data directory of its own, on the database of all. */
async function startOne(name: string) {
  const presence = await announcePresence(server.connection, 1);
  await presence.serveFrom(name);
  stoppers.push(presence.leave);
  const dataDirectory = join(parent, name);
  const publisher = await startPublisher(
    {
      ...{
        databaseUri: server.databaseUri,
        dataDirectory,
        processId: presence.id,
        compressesBest: true,
      },
      ...{ publicUrl: 'https://safaris.example.com', secret: SECRET, logLevel: 'silent', port: 0 },
    },
    logger,
  );
  stoppers.push(publisher.stop);
  const store = createReleaseStore(join(dataDirectory, 'site'));
  return {
    store,
    /** Publishes what waits, as the process that claimed it does. */
    relay(): Relay {
      const targets = [{ name: 'site', url: publisher.url, secret: SECRET }];
      const relay = startRelay(server.connection, targets, logger);
      stoppers.push(relay.stop);
      return relay;
    },
    /** What a visitor of this process gets. */
    async read(path: string): Promise<string> {
      const live = await store.current();
      const file = live && fileOf(live, path);
      return file ? readFile(store.objectPath(file.hash), 'utf8') : '';
    },
  };
}

const publication = async () =>
  (await server.rest('GET', '/publication', { as: 'admin' })).body.data;
const waitFor = (value: () => Promise<unknown>) => expect.poll(value, { timeout: 30_000 });

test('TRUST-19 every process serves what any has published, and it is called live only then', async () => {
  const [one, other] = [await startOne('one'), await startOne('other')];
  await waitFor(async () => (await publication()).state).toBe('live');
  const [first, second] = [one.relay(), () => other.relay()];
  const made = await server.rest('POST', '/tours', { as: 'admin', body: tourInput() });
  await waitFor(async () => (await publication()).state).toBe('live');
  for (const each of [one, other]) expect(await each.read('/tours/reef-day')).toContain('Reef Day');
  // The turn of the other one: what it publishes goes back to the first.
  await first.stop();
  second();
  const { id, version } = made.body.data;
  const body = { title: 'Reef Night', version };
  await server.rest('PUT', `/tours/${id}`, { as: 'admin', body });
  await waitFor(async () => (await publication()).state).toBe('live');
  for (const each of [one, other]) {
    expect(await each.read('/tours/reef-day')).toContain('Reef Night');
  }
  // Only those releases are recorded that an event made, so neither waits for the other in turn.
  const { current } = await publication();
  expect(current).toBe((await other.store.current())?.id);
});

test('TRUST-19 a process that published what it had read before another one catches up', async () => {
  const one = await startOne('one');
  await waitFor(async () => (await publication()).state).toBe('live');
  await server.rest('POST', '/tours', { as: 'admin', body: tourInput({ title: 'Dawn Walk' }) });
  await server.connection.collection('outbox').deleteMany({});
  const live = await one.store.current();
  if (!live) throw new Error('Nothing is live');
  // As another process would mark a release of its own.
  await recordRelease(server.connection, { ...live, id: '20990101000000000-abcd' }, false);
  await waitFor(() => one.read('/tours/dawn-walk')).toContain('Dawn Walk');
  await waitFor(async () => (await publication()).state).toBe('live');
});

test('TRUST-19 nobody goes back while several processes have releases of their own', async () => {
  await startOne('one');
  await startOne('other');
  await waitFor(async () => (await publication()).state).toBe('live');
  const [{ id: release }] = (await publication()).releases;
  const { status, body } = await server.rest('POST', '/publication/rollback', {
    as: 'admin',
    body: { release },
  });
  expect([status, body.message]).toEqual([503, expect.stringContaining('Several processes')]);
});
