import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dateIn } from '#core/calendar.ts';
import { SAMPLE_RECORDS } from '../testing/sample-records.ts';
import { type Json, startTestServer, type TestServer } from '../testing/test-server.ts';
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
      ...{ title: 'Closing', date: addDays(today, 3) },
    },
    expect.objectContaining({ kind: 'hidden', resource: 'tours', count: 1 }),
    expect.objectContaining({ kind: 'hidden', resource: 'careers', count: 1 }),
  ]);
});
