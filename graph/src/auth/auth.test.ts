import { expect, test } from 'vitest';
import { users } from '../resources/users/user.resource.ts';
import { type Json, PASSWORD } from '../testing/test-server.ts';
import { describeBothDoors } from '../testing/two-doors.ts';
import { useTestServer } from '../testing/use-test-server.ts';
import { createKeyring } from './secrets.ts';

const server = useTestServer();

let count = 0;

describeBothDoors(
  () => server,
  'signing in and users',
  (door) => {
    const { list, get, create, update, remove } = door.of(users);
    const me = (as: string) => door.run('me', { as });
    const signIn = (email: string, password: string) =>
      door.run('login', { input: { email, password } });
    async function addUser(changes: object = {}): Promise<Json> {
      count += 1;
      const account = { name: 'Staff', email: `staff${count}@karibu.example`, ...changes };
      const { code, data } = await create({ ...account, password: 'first-password' }, 'admin');
      expect(code).toBe('OK');
      return data;
    }

    test('API-AUTH-1 ENT-15 signs in, whatever the case of the e-mail', async () => {
      const { data } = await signIn('ADMIN@karibu.example', PASSWORD);
      expect(data).toMatchObject({ email: 'admin@karibu.example', role: 'admin', isActive: true });
      expect(data.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(JSON.stringify(data)).not.toContain('hash');
    });

    test('API-AUTH-1 answers the same for an unknown e-mail and a wrong password', async () => {
      const wrong = await signIn('admin@karibu.example', 'wrong');
      expect(wrong).toEqual(await signIn('nobody@karibu.example', 'wrong'));
      expect(wrong.code).toBe('UNAUTHENTICATED');
    });

    test('VAL-1 names a missing e-mail and password', async () => {
      const { code, errors } = await door.run('login', { input: {} });
      expect([code, errors]).toEqual([
        'INVALID',
        [
          { path: 'email', message: 'E-mail is required' },
          { path: 'password', message: 'Password is required' },
        ],
      ]);
    });

    test('API-AUTH-2 API-6 shows one’s own account, but not for an invalid token', async () => {
      const { data } = await me('editor');
      expect(data).toMatchObject({ role: 'editor', isActive: true, version: 1 });
      expect(data).toEqual((await get(data.id, 'admin')).data);
      const [head, , signature] = server.tokens.admin.split('.');
      const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
      const payload = encode({ jti: 'x', exp: 9_999_999_999 });
      const altered = `${head}.${payload}.${signature}`;
      for (const token of ['', 'forged', altered, `${encode({ alg: 'none' })}.${payload}.`]) {
        expect([token, (await me(token)).code]).toEqual([token, 'UNAUTHENTICATED']);
      }
    });

    test('ROLE-6 logging out ends that login at once, and no other', async () => {
      const { email } = await addUser();
      const first = (await signIn(email, 'first-password')).data.token;
      const second = (await signIn(email, 'first-password')).data.token;
      expect((await door.run('logout', { as: first })).code).toBe('OK');
      expect((await me(first)).code).toBe('UNAUTHENTICATED');
      expect((await me(second)).code).toBe('OK');
    });

    test('ROLE-6 API-USR-4 a deactivated user is signed out and cannot sign in', async () => {
      const { id, email } = await addUser();
      const { token } = (await signIn(email, 'first-password')).data;
      expect((await update(id, { password: 'another' }, 'admin')).code).toBe('INVALID');
      expect((await update(id, { isActive: false }, 'admin')).data.isActive).toBe(false);
      expect((await me(token)).code).toBe('UNAUTHENTICATED');
      expect((await signIn(email, 'first-password')).code).toBe('UNAUTHENTICATED');
    });

    test('API-AUTH-3 ROLE-6 changing one’s password ends the logins', async () => {
      const { email } = await addUser();
      const { token } = (await signIn(email, 'first-password')).data;
      const change = (currentPassword: string, newPassword: string) =>
        door.run('changePassword', { as: token, input: { currentPassword, newPassword } });
      expect((await change('wrong', 'second-password')).code).toBe('INVALID');
      expect((await change('first-password', 'short')).errors).toEqual([
        { path: 'newPassword', message: 'Password must be at least 6 characters' },
      ]);
      expect((await change('first-password', 'second-password')).code).toBe('OK');
      expect((await me(token)).code).toBe('UNAUTHENTICATED');
      expect((await signIn(email, 'first-password')).code).toBe('UNAUTHENTICATED');
      expect((await signIn(email, 'second-password')).code).toBe('OK');
    });

    test('API-USR-6 a reset lets only the new password sign in', async () => {
      const { id, email } = await addUser();
      const reset = (newPassword: string, as = 'admin') =>
        door.run('resetUserPassword', { id, as, input: { newPassword } });
      expect((await reset('short')).code).toBe('INVALID');
      expect((await reset('new-password', 'editor')).code).toBe('FORBIDDEN');
      expect((await reset('new-password')).message).toBe('Password reset successfully');
      expect((await signIn(email, 'first-password')).code).toBe('UNAUTHENTICATED');
      expect((await signIn(email, 'new-password')).code).toBe('OK');
    });

    test('API-USR-1 API-USR-2 API-USR-3 ROLE-4 users are for administrators', async () => {
      expect((await list()).code).toBe('UNAUTHENTICATED');
      expect((await list({}, 'editor')).code).toBe('FORBIDDEN');
      const all = await list({}, 'admin');
      expect(all.count).toBeGreaterThan(1);
      expect((await get(all.data[0].id, 'admin')).data).toEqual(all.data[0]);
      expect(JSON.stringify(all.data)).not.toMatch(/password|hash|salt/i);
    });

    test('API-8 API-USR-3 refuses an e-mail that is taken', async () => {
      const { email } = await addUser();
      const twin = { name: 'Twin', email: email.toUpperCase(), password: 'first-password' };
      expect((await create(twin, 'admin')).code).toBe('CONFLICT');
    });

    test('ENT-14 VAL-20 API-USR-3 a new user is an active editor by default', async () => {
      const user = await addUser();
      expect(user).toMatchObject({ role: 'editor', isActive: true });
      const own = [
        ...['createdAt', 'email', 'id', 'isActive', 'name', 'role', 'sections', 'updatedAt'],
        'version',
      ];
      expect(Object.keys(user).sort()).toEqual(own);
      const nameless = await create({ password: 'first-password' }, 'admin');
      expect(nameless.errors.map(({ path }: Json) => path).sort()).toEqual(['email', 'name']);
      const weak = { name: 'Weak', email: 'weak@karibu.example', password: '123' };
      expect((await create(weak, 'admin')).errors).toEqual([
        { path: 'password', message: 'Password must be at least 6 characters' },
      ]);
    });

    test('ROLE-5 API-USR-5 nobody deletes themselves or the last administrator', async () => {
      const { id } = (await me('admin')).data;
      expect((await update(id, { role: 'editor' }, 'admin')).code).toBe('CONFLICT');
      expect((await update(id, { isActive: false }, 'admin')).code).toBe('CONFLICT');
      expect((await remove(id, 'admin')).code).toBe('CONFLICT');
      const other = await addUser({ role: 'admin' });
      expect((await remove(other.id, 'admin')).code).toBe('OK');
      expect((await get(other.id, 'admin')).code).toBe('NOT_FOUND');
    });

    test('API-14 publishing tells staff its state, and takes an order to publish', async () => {
      expect((await door.run('publication')).code).toBe('UNAUTHENTICATED');
      const { data } = await door.run('publication', { as: 'editor' });
      expect(data).toMatchObject({ state: expect.any(String), releases: [] });
      expect((await door.run('publish', { as: 'editor' })).code).toBe('OK');
      const rollback = { input: { release: 'none' } };
      expect((await door.run('rollback', { ...rollback, as: 'editor' })).code).toBe('FORBIDDEN');
    });
  },
);

test('rotating the signing key keeps the logins of the previous key alone', async () => {
  const keyring = createKeyring(server.connection, 'rotation-test');
  const [first] = await keyring.keys();
  await keyring.rotate();
  expect((await keyring.keys()).map(({ id }) => id)).toContain(first?.id);
  await keyring.rotate();
  expect((await keyring.keys()).map(({ id }) => id)).not.toContain(first?.id);
});
