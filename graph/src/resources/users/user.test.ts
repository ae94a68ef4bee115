import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceOf } from '../../services.ts';
import {
  type Json,
  PASSWORD,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { ensureAdministrator } from './user.operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const users = () => serviceOf(server.services.byName, 'users');

async function addAdministrator(email: string): Promise<Json> {
  const body = { name: 'Second', email, role: 'admin', password: PASSWORD };
  const { data } = (await server.rest('POST', '/users', { as: 'admin', body })).body;
  const { token } = (await server.signIn(email, PASSWORD)).body.data;
  return { id: data.id, token };
}

test.each([
  ['demote', 'PUT', { role: 'editor' }],
  ['delete', 'DELETE', undefined],
])(
  'ROLE-5 one of two administrators who %s each other at once stays',
  async (verb, method, body) => {
    const other = await addAdministrator(`${verb}@karibu.example`);
    const { id } = (await server.rest('GET', '/auth/me', { as: 'admin' })).body.data;
    const answers = await Promise.all([
      server.rest(method, `/users/${other.id}`, { as: 'admin', ...(body && { body }) }),
      server.rest(method, `/users/${id}`, { as: other.token, ...(body && { body }) }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = { role: 'admin', isActive: true };
    expect(await users().model.countDocuments(active)).toBe(1);
    await server.close();
    server = await startTestServer();
  },
);

test('RUN-8 completes an administrator that a crash left without a password', async () => {
  const login = { name: 'Cut', email: 'cut@karibu.example', password: PASSWORD };
  const cut = { name: 'Cut', email: login.email, role: 'admin', isActive: true, version: 1 };
  await users().model.create([cut]);
  expect((await server.signIn(login.email, PASSWORD)).status).toBe(401);
  const { identity } = server.services;
  const id = await ensureAdministrator(users(), identity, login);
  expect((await server.signIn(login.email, PASSWORD)).body.data.id).toBe(id);
  await ensureAdministrator(users(), identity, { ...login, password: 'another-password' });
  expect((await server.signIn(login.email, 'another-password')).status).toBe(401);
});
