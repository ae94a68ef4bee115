import { afterEach, expect, test } from 'vitest';
import { createOutbox } from '#publish/outbox.ts';
import { SITE_TARGET } from '#publish/publication.ts';
import { serviceOf } from '../../services.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { SYSTEM_CONTEXT } from '../access.ts';
import { AppError } from '../errors.ts';
import { createHistory } from '../history/history.ts';
import type { ServiceTools } from '../service.ts';
import { noteChange } from './note-change.ts';
import { beginWrite } from './one-write.ts';
import { settle } from './settle.ts';

const server = useTestServer();
afterEach(async () => {
  await entries().deleteMany({});
  await history().deleteMany({});
});

const entries = () => server.connection.collection('outbox');
const history = () => server.connection.collection('history');
const notes = () => history().countDocuments({ recordId: 'x' });
const statuses = async () => (await entries().find().toArray()).map(({ status }) => status);
const revision = async () => (await server.connection.collection('revisions').findOne())?.mark;

async function note() {
  const { connection, services } = server;
  const { resource, model, ...reads } = serviceOf(services.byName, 'tours');
  const outbox = createOutbox(connection, [SITE_TARGET]);
  const tools = { connection, outbox, history: createHistory(connection) } as ServiceTools;
  const write = beginWrite({ resource, model, tools, reads }, SYSTEM_CONTEXT);
  return noteChange(write, 'update', 'x', { version: 1 }, { version: 2 });
}

test('PUB-4 a change is in the history and the outbox before it is written', async () => {
  await note();
  expect([await notes(), await statuses()]).toEqual([1, ['intent']]);
});

test('PUB-4 a written change stays in the history and is published', async () => {
  const before = await revision();
  expect(await settle(await note(), Promise.resolve('stored'))).toBe('stored');
  expect([await notes(), await statuses()]).toEqual([1, ['ready']]);
  expect(await revision()).not.toEqual(before);
});

test('a refused change leaves neither history nor intent', async () => {
  const refused = settle(await note(), Promise.reject(new AppError('CONFLICT', 'taken')));
  await expect(refused).rejects.toThrow('taken');
  expect(await settle(await note(), Promise.resolve(null))).toBeNull();
  expect([await notes(), await statuses()]).toEqual([0, []]);
});

test('PUB-4 a change of unknown outcome stays in the history and is published later', async () => {
  const before = await revision();
  const lost = settle(await note(), Promise.reject(new Error('the connection broke')));
  await expect(lost).rejects.toThrow('the connection broke');
  expect([await notes(), await statuses()]).toEqual([1, ['intent']]);
  expect(await revision()).not.toEqual(before);
});
