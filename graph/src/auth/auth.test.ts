import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createKeyring } from './secrets.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
async function addUser(changes: object = {}) {
  count += 1;
  const body = {
    name: 'Staff',
    email: `staff${count}@karibu.example`,
    password: 'first-password',
    ...changes,
  };
  const { status, body: answer } = await server.rest('POST', '/users', { as: 'admin', body });
  expect(status).toBe(201);
  return answer.data;
}
const me = (token: string) => server.rest('GET', '/auth/me', { as: token });

test('API-AUTH-1 ENT-15 signs in with a token and the user, whatever the case of the e-mail', async () => {
  const { status, body } = await server.signIn('ADMIN@karibu.example', PASSWORD);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ email: 'admin@karibu.example', role: 'admin', isActive: true });
  expect(body.data.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(JSON.stringify(body)).not.toContain('hash');
});

test('API-AUTH-1 answers the same for an unknown e-mail and a wrong password', async () => {
  const wrong = await server.signIn('admin@karibu.example', 'wrong');
  const unknown = await server.signIn('nobody@karibu.example', 'wrong');
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  expect([wrong.status, wrong.body.code]).toEqual([401, 'UNAUTHENTICATED']);
});

test('VAL-1 names a missing e-mail and password', async () => {
  const { status, body } = await server.rest('POST', '/auth/login', { body: {} });
  expect([status, body.errors]).toEqual([
    422,
    [
      { path: 'email', message: 'E-mail is required' },
      { path: 'password', message: 'Password is required' },
    ],
  ]);
});

test('API-AUTH-2 API-6 shows the own account, and 401 for a missing, forged or altered token', async () => {
  expect((await me(server.tokens.editor)).body.data).toMatchObject({ role: 'editor' });
  expect((await server.rest('GET', '/auth/me')).status).toBe(401);
  expect((await me('forged')).status).toBe(401);
  const [head, , signature] = server.tokens.admin.split('.');
  const payload = Buffer.from(JSON.stringify({ jti: 'x', exp: 9_999_999_999 })).toString(
    'base64url',
  );
  expect((await me(`${head}.${payload}.${signature}`)).status).toBe(401);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  expect((await me(`${none}.${payload}.`)).status).toBe(401);
});

test('ROLE-6 logging out ends that login at once, and no other', async () => {
  const { email } = await addUser();
  const first = (await server.signIn(email, 'first-password')).body.data.token;
  const second = (await server.signIn(email, 'first-password')).body.data.token;
  expect((await server.rest('POST', '/auth/logout', { as: first })).status).toBe(200);
  expect((await me(first)).status).toBe(401);
  expect((await me(second)).status).toBe(200);
});

test('ROLE-6 deactivating a user ends the logins, and the user cannot sign in again', async () => {
  const { id, email } = await addUser();
  const { token } = (await server.signIn(email, 'first-password')).body.data;
  await server.rest('PUT', `/users/${id}`, { as: 'admin', body: { isActive: false } });
  expect((await me(token)).status).toBe(401);
  expect((await server.signIn(email, 'first-password')).status).toBe(401);
});

test('API-AUTH-3 ROLE-6 a new password of one’s own ends the logins; only it signs in', async () => {
  const { email } = await addUser();
  const { token } = (await server.signIn(email, 'first-password')).body.data;
  const change = (currentPassword: string, newPassword: string) =>
    server.rest('PUT', '/auth/password', { as: token, body: { currentPassword, newPassword } });
  expect((await change('wrong', 'second-password')).status).toBe(422);
  const short = await change('first-password', 'short');
  expect(short.body.errors).toEqual([
    { path: 'newPassword', message: 'Password must be at least 6 characters' },
  ]);
  expect((await change('first-password', 'second-password')).status).toBe(200);
  expect((await me(token)).status).toBe(401);
  expect((await server.signIn(email, 'first-password')).status).toBe(401);
  expect((await server.signIn(email, 'second-password')).status).toBe(200);
});

test('API-USR-6 a reset lets only the new password sign in', async () => {
  const { id, email } = await addUser();
  const reset = (newPassword: string, as = 'admin') =>
    server.rest('PUT', `/users/${id}/reset-password`, { as, body: { newPassword } });
  expect((await reset('short')).status).toBe(422);
  expect((await reset('new-password', 'editor')).status).toBe(403);
  expect((await reset('new-password')).body.message).toBe('Password reset successfully');
  expect((await server.signIn(email, 'first-password')).status).toBe(401);
  expect((await server.signIn(email, 'new-password')).status).toBe(200);
});

test('API-USR-1 API-USR-3 ROLE-4 users are for administrators, and carry no password', async () => {
  expect((await server.rest('GET', '/users')).status).toBe(401);
  expect((await server.rest('GET', '/users', { as: 'editor' })).status).toBe(403);
  const { body } = await server.rest('GET', '/users', { as: 'admin' });
  expect(body.count).toBeGreaterThan(1);
  expect(JSON.stringify(body)).not.toMatch(/password|hash|salt/i);
  const taken = { name: 'Twin', email: 'editor@karibu.example', password: 'first-password' };
  expect((await server.rest('POST', '/users', { as: 'admin', body: taken })).status).toBe(409);
  const weak = { name: 'Weak', email: 'weak@karibu.example', password: '123' };
  const refused = await server.rest('POST', '/users', { as: 'admin', body: weak });
  expect(refused.body.errors).toEqual([
    { path: 'password', message: 'Password must be at least 6 characters' },
  ]);
});

test('VAL-20 a new user is an active editor unless told otherwise', async () => {
  expect(await addUser()).toMatchObject({ role: 'editor', isActive: true });
});

test('ROLE-5 the last active administrator stays, and nobody deletes themselves', async () => {
  const { body } = await server.rest('GET', '/auth/me', { as: 'admin' });
  const { id } = body.data;
  const change = (changes: object) =>
    server.rest('PUT', `/users/${id}`, { as: 'admin', body: changes });
  expect((await change({ role: 'editor' })).status).toBe(409);
  expect((await change({ isActive: false })).status).toBe(409);
  expect((await server.rest('DELETE', `/users/${id}`, { as: 'admin' })).status).toBe(409);
  const other = await addUser({ role: 'admin' });
  expect((await server.rest('DELETE', `/users/${other.id}`, { as: 'admin' })).status).toBe(200);
});

test('rotating the signing key keeps the logins of the last key, and ends those of older ones', async () => {
  const keyring = createKeyring(server.connection, 'rotation-test');
  const [first] = await keyring.keys();
  await keyring.rotate();
  expect((await keyring.keys()).map(({ id }) => id)).toContain(first?.id);
  await keyring.rotate();
  expect((await keyring.keys()).map(({ id }) => id)).not.toContain(first?.id);
});
