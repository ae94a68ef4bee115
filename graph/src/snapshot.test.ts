import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutboxEntry } from '#publish/outbox.ts';
import { createSnapshotReader, type ReadSnapshot, readSnapshot } from './snapshot.ts';
import { SAMPLE_RECORDS } from './testing/sample-records.ts';
import { type Json, startTestServer, type TestServer } from './testing/test-server.ts';

const PUBLIC_URL = 'https://karibu.example';

let server: TestServer;
let read: ReadSnapshot;
beforeAll(async () => {
  server = await startTestServer();
  read = createSnapshotReader(server.services.byName, PUBLIC_URL);
});
afterAll(() => server.close());

const call = async (method: string, path: string, body?: unknown): Promise<Json> => {
  const answer = await server.rest(method, path, { as: 'admin', body });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.body.data;
};

/** What the outbox has been told of since the last call. */
async function takeChanges(): Promise<OutboxEntry[]> {
  const outbox = server.connection.collection<OutboxEntry>('outbox');
  const changes = await outbox.find().toArray();
  await outbox.deleteMany({});
  return changes;
}

test('a snapshot read by what changed is that of a new reader, whatever was written', async () => {
  for (const [path, record] of Object.entries(SAMPLE_RECORDS)) await call('POST', path, record);
  await read();
  await takeChanges();
  const [tour] = await call('GET', '/tours');
  const [category] = await call('GET', '/package-categories');
  const [picture] = await call('GET', '/gallery');
  const other = await call('POST', '/gallery', { ...SAMPLE_RECORDS['/gallery'], title: 'Other' });
  const place = ({ id }: Json, sortOrder: number) => ({ id, sortOrder });
  const settings = await call('GET', '/settings');
  const writes: [string, string, unknown?][] = [
    ['PUT', `/tours/${tour.id}`, { price: 777 }],
    ['POST', '/tours', { ...SAMPLE_RECORDS['/tours'], slug: 'another' }],
    ['PUT', `/tours/${tour.id}`, { slug: 'moved' }],
    ['PUT', `/tours/${tour.id}`, { isActive: false }],
    ['PUT', `/tours/${tour.id}`, { isActive: true }],
    ['PUT', `/package-categories/${category.id}`, { order: 9 }],
    ['PUT', `/package-categories/${category.id}`, { slug: 'carried' }],
    ['PUT', '/gallery/reorder', { items: [place(picture, 1), place(other, 2)] }],
    ['PUT', '/gallery/reorder', { items: [place(picture, 2), place(other, 1)] }],
    ['PUT', '/settings', { ...settings, siteName: 'Renamed', timeZone: 'America/New_York' }],
    ['PUT', '/metrics', { destinations: 12 }],
    ['DELETE', `/tours/${tour.id}`],
    ['POST', `/tours/${tour.id}/restore`, { version: 1 }],
  ];
  for (const [method, path, body] of writes) {
    await call(method, path, body);
    const snapshot = await read(await takeChanges());
    const said = `${method} ${path} ${JSON.stringify(body ?? '')}`;
    expect(snapshot, said).toEqual(await readSnapshot(server.services.byName, PUBLIC_URL));
  }
});

test('what no change names is the same value in the next snapshot', async () => {
  const before = await read();
  const [tour] = await call('GET', '/tours');
  await takeChanges();
  await call('PUT', `/tours/${tour.id}`, { price: 778 });
  const { tours, today: _, publicUrl: __, ...others } = await read(await takeChanges());
  for (const [name, value] of Object.entries(others)) {
    expect(value, name).toBe(before[name as keyof typeof before]);
  }
  const changed = tours.filter((each) => !before.tours.includes(each));
  expect(changed.map(({ id, price }) => [id, price])).toEqual([[tour.id, 778]]);
});
