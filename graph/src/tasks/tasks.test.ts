import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dateIn } from '#core/calendar.ts';
import { isLow } from '../storage/free-space.ts';
import { SAMPLE_RECORDS } from '../testing/sample-records.ts';
import { type Json, PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { noteBackup } from './last-backup.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const today = dateIn('Africa/Dar_es_Salaam', new Date());

async function add(resource: string, values: Json): Promise<string> {
  const body = { ...SAMPLE_RECORDS[`/${resource}`], ...values };
  const answer = await server.rest('POST', `/${resource}`, { as: 'editor', body });
  expect(answer.status).toBe(201);
  return answer.body.data.id;
}

async function readTasks(as = 'editor'): Promise<Json[]> {
  return (await server.rest('GET', '/tasks', { as })).body.data;
}

test('OFF-19 nothing wants doing where nothing is; an administrator hears that no backup is there', async () => {
  expect(await readTasks()).toEqual([]);
  expect(await readTasks('admin')).toMatchObject([{ kind: 'backup', resource: '', date: '' }]);
  await noteBackup(server.connection);
  expect(await readTasks('admin')).toEqual([]);
});

test('OFF-19 hidden records are counted, and what has its last date soon or behind it is named', async () => {
  await add('tours', { title: 'Draft', isActive: false });
  const open = { isActive: true, applicationDeadline: addDays(today, 30) };
  await add('careers', { title: 'Open', ...open });
  const closing = { isActive: true, applicationDeadline: addDays(today, 3) };
  const id = await add('careers', { title: 'Closing', ...closing });
  await add('careers', { title: 'Hidden', ...closing, isActive: false });
  const departures = (...days: number[]) =>
    days.map((each) => ({ date: addDays(today, each), state: 'open' }));
  await add('tours', { title: 'Over', isActive: true, departures: departures(-40, -2) });
  await add('tours', { title: 'Going', isActive: true, departures: departures(-40, 60) });
  expect(await readTasks()).toEqual([
    expect.objectContaining({ kind: 'passed', title: 'Over', date: addDays(today, -2) }),
    {
      ...{ kind: 'soon', resource: 'careers', count: 1, recordId: id },
      ...{ title: 'Closing', address: '', date: addDays(today, 3) },
    },
    expect.objectContaining({ kind: 'hidden', resource: 'tours', count: 1 }),
    expect.objectContaining({ kind: 'hidden', resource: 'careers', count: 1 }),
  ]);
});

test('OFF-19 editors hear of reviews and drafts in their sections, authors of their own drafts', async () => {
  const addStaff = async (name: string, account: Json) => {
    const email = `${name}-tasks@karibu.example`;
    const body = { name, email, password: PASSWORD, ...account };
    await server.rest('POST', '/users', { as: 'admin', body });
    return (await server.signIn(email, PASSWORD)).body.data.token;
  };
  const author = await addStaff('author', { role: 'author' });
  const other = await addStaff('other', { role: 'author' });
  const limited = await addStaff('limited', { role: 'editor', sections: ['blog'] });
  const id = await add('tours', { title: 'Asked', isActive: false });
  const live = await add('tours', { title: 'Live', isActive: true });
  const ask = { kind: 'ask', text: 'Please look' };
  await server.rest('POST', `/notes/tours/${id}`, { as: 'editor', body: ask });
  const { body } = await server.rest('GET', `/tours/${live}`, { as: 'editor' });
  const draft = { values: JSON.stringify({ price: 815 }), version: 0 };
  const saved = await server.rest('PUT', `/drafts/tours/${live}`, {
    ...{ as: author, body: { ...draft, baseVersion: body.data.version } },
  });
  expect(saved.status).toBe(200);
  const told = async (as: string) =>
    (await readTasks(as))
      .filter(({ kind }) => kind === 'review' || kind === 'draft')
      .map(({ kind, recordId, title }) => [kind, recordId, title]);
  const isDraft = ['draft', live, 'Live'];
  expect(await told('editor')).toEqual([['review', id, 'Asked'], isDraft]);
  expect(await told(author)).toEqual([isDraft]);
  expect(await told(other)).toEqual([]);
  expect(await told(limited)).toEqual([]);
  const ofTours = (await readTasks(limited)).filter(({ resource }) => resource !== 'blog');
  expect(ofTours).toEqual([]);
});

test('OFF-19 a disk is nearly full below a tenth of it, but never above 2 GB that are free', () => {
  const gb = 1024 ** 3;
  expect([isLow(1.9 * gb, 500 * gb), isLow(2.1 * gb, 500 * gb)]).toEqual([true, false]);
  expect([isLow(0.9 * gb, 10 * gb), isLow(1.1 * gb, 10 * gb)]).toEqual([true, false]);
});
