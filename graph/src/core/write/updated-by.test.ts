import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { CONTENT, SAMPLE_RECORDS } from '../../testing/sample-records.ts';
import { type Json, PASSWORD, tourInput } from '../../testing/test-server.ts';
import { callerAs, useTestServer } from '../../testing/use-test-server.ts';
import { SYSTEM_CONTEXT } from '../access.ts';
import { fillUpdatedBy } from './fill-updated-by.ts';

const server = useTestServer();
const asEditor = callerAs(server, 'editor');
const asAdmin = callerAs(server, 'admin');

const idOf = async (call: typeof asEditor): Promise<string> => (await call('GET', '/auth/me')).id;
const records = (name: string) => server.connection.collection(name);
const objectId = (id: string) => new mongoose.Types.ObjectId(id);

test('OFF-12 every way of writing content says it', async () => {
  const editor = await idOf(asEditor);
  for (const [path, sample] of Object.entries(SAMPLE_RECORDS)) {
    const name = path.slice(1);
    if (!CONTENT.some((each) => each.name === name)) continue;
    const service = server.services.byName.get(name);
    const made = await service?.create(SYSTEM_CONTEXT, sample);
    const stored = async () => {
      const found = await records(name).findOne({ _id: objectId(made?.id ?? '') });
      return [name, found?.updatedBy];
    };
    expect(await stored()).toEqual([name, 'system']);
    await asEditor('POST', `${path}/${made?.id}/restore`, { version: 1 });
    expect(await stored()).toEqual([name, editor]);
    await service?.update(SYSTEM_CONTEXT, made?.id ?? '', {}, null);
    await asEditor('DELETE', `${path}/${made?.id}`);
    await asEditor('POST', `${path}/${made?.id}/restore`, { version: 2 });
    expect(await stored()).toEqual([name, editor]);
  }
});

test('OFF-12 records from before an upgrade get it from the history, each once', async () => {
  const tour = await asEditor('POST', '/tours', tourInput({ title: 'Older' }));
  await asAdmin('PUT', `/tours/${tour.id}`, { price: 77 });
  const orphan = await asEditor('POST', '/tours', tourInput({ title: 'Orphan' }));
  await records('history').updateMany({ recordId: orphan.id }, { $set: { by: 'gone@x.example' } });
  const ids = [tour, orphan].map(({ id }) => objectId(id));
  await records('tours').updateMany({ _id: { $in: ids } }, { $unset: { updatedBy: 1 } });
  expect(await fillUpdatedBy(server.services.byName)).toBe(2);
  const stored = await records('tours')
    .find({ _id: { $in: ids } })
    .sort({ _id: 1 })
    .toArray();
  expect(stored.map(({ updatedBy }) => updatedBy)).toEqual([await idOf(asAdmin), '']);
  expect(await fillUpdatedBy(server.services.byName)).toBe(0);
});

test('OFF-12 who has left is called as the history calls them; namesakes by their e-mails', async () => {
  const account = { name: 'Asha', password: PASSWORD, role: 'editor' };
  const made: Json[] = [];
  for (const email of ['asha@one.example', 'asha@two.example', 'left@three.example']) {
    const user = await asAdmin('POST', '/users', { ...account, email });
    const { token } = (await server.signIn(email, PASSWORD)).body.data;
    const body = tourInput({ title: email });
    await server.rest('POST', '/tours', { as: token, body });
    made.push(user);
  }
  await asAdmin('DELETE', `/users/${made[2]?.id}`);
  const choices = await asEditor('GET', '/filter-choices?resource=tours');
  const labels = made.map(({ id }) => choices.find(({ value }: Json) => value === id)?.label);
  expect(labels).toEqual([
    ...['Asha (asha@one.example)', 'Asha (asha@two.example)', 'left@three.example'],
  ]);
});

test('OFF-12 it is no part of what anybody reads of a record', async () => {
  const tour = await asEditor('POST', '/tours', tourInput());
  for (const as of ['', 'editor']) {
    const { body } = await server.rest('GET', `/tours/${tour.id}`, { as });
    expect(Object.keys(body.data)).not.toContain('updatedBy');
  }
});
