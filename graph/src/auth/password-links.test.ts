import { expect, test } from 'vitest';
import { users } from '../resources/users/user.resource.ts';
import { type Json, PASSWORD } from '../testing/test-server.ts';
import { describeBothDoors } from '../testing/two-doors.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const server = useTestServer();
const stored = () => server.connection.collection<{ _id: string }>('password_links');
let count = 0;

describeBothDoors(
  () => server,
  'one-time links',
  (door) => {
    const newEmail = () => {
      count += 1;
      return `linked${count}@karibu.example`;
    };
    const signIn = (email: string, password: string) =>
      door.run('login', { input: { email, password } });
    const read = (token: string) => door.run('readPasswordLink', { input: { token } });
    const use = (token: string, newPassword = 'quiet-waterhole') =>
      door.run('usePasswordLink', { input: { token, newPassword } });
    const makeLink = async (id: string) => tokenIn(await door.run('makePasswordLink', ofUser(id)));
    const ofUser = (id: string) => ({ id, as: 'admin' });
    const tokenIn = ({ data }: Json): string =>
      /^\/admin\/password#([\w-]{43})$/.exec(data.path)?.[1] ?? '';
    async function addUser(): Promise<Json> {
      const account = { name: 'Staff', email: newEmail(), password: PASSWORD };
      return (await door.of(users).create(account, 'admin')).data;
    }

    test('OFF-17 an invited person sets the password with the link, once', async () => {
      const email = newEmail();
      const input = { name: 'Zawadi', email, role: 'editor' };
      const invited = await door.run('inviteUser', { as: 'admin', input });
      const token = tokenIn(invited);
      expect(Date.parse(invited.data.expiresAt)).toBeGreaterThan(Date.now() + 6 * 24 * 3600e3);
      expect((await read(token)).data).toEqual({ name: 'Zawadi', email, kind: 'invitation' });
      expect((await use(token, 'short')).errors).toEqual([
        { path: 'newPassword', message: 'Password must be at least 6 characters' },
      ]);
      expect((await use(token)).message).toBe('Your password is set. Please sign in.');
      expect((await signIn(email, 'quiet-waterhole')).data.role).toBe('editor');
      for (const again of [await read(token), await use(token, 'another-one')]) {
        const message = 'This link was used or has expired. Please ask for a new one';
        expect(again).toMatchObject({ code: 'NOT_FOUND', message });
      }
      expect((await door.run('inviteUser', { as: 'admin', input })).code).toBe('CONFLICT');
    });

    test('OFF-17 of two people who use a link at once one sets the password', async () => {
      const { id, email } = await addUser();
      const token = await makeLink(id);
      const [one, two] = await Promise.all([use(token, 'one-leopard'), use(token, 'two-leopards')]);
      expect([one?.code, two?.code].sort()).toEqual(['NOT_FOUND', 'OK']);
      const right = one?.code === 'OK' ? 'one-leopard' : 'two-leopards';
      expect((await signIn(email, right)).code).toBe('OK');
    });

    test('OFF-17 a reset link ends the logins, and an earlier link', async () => {
      const { id, email } = await addUser();
      const { token: login } = (await signIn(email, PASSWORD)).data;
      const [first, second] = [await makeLink(id), await makeLink(id)];
      expect((await read(first)).code).toBe('NOT_FOUND');
      expect((await signIn(email, PASSWORD)).code).toBe('OK');
      expect((await use(second)).code).toBe('OK');
      expect((await door.run('me', { as: login })).message).toContain('password was changed');
      expect((await signIn(email, PASSWORD)).code).toBe('UNAUTHENTICATED');
    });

    test('OFF-17 a link expires, and ends with a password set otherwise or the account', async () => {
      const { id } = await addUser();
      const expired = await makeLink(id);
      await stored().updateMany({ accountId: id }, { $set: { expiresAt: new Date(0) } });
      expect((await use(expired)).code).toBe('NOT_FOUND');
      const overtaken = await makeLink(id);
      const input = { newPassword: PASSWORD };
      await door.run('resetUserPassword', { id, as: 'admin', input });
      expect((await use(overtaken)).code).toBe('NOT_FOUND');
      const deactivated = await makeLink(id);
      await door.of(users).update(id, { isActive: false }, 'admin');
      expect((await use(deactivated)).code).toBe('NOT_FOUND');
      expect((await door.run('makePasswordLink', ofUser(id))).code).toBe('CONFLICT');
      await door.of(users).remove(id, 'admin');
      expect((await door.run('makePasswordLink', ofUser(id))).code).toBe('NOT_FOUND');
    });

    test('OFF-17 the database holds no token, only its digest', async () => {
      const { id } = await addUser();
      const token = await makeLink(id);
      const [link] = await stored().find({ accountId: id }).toArray();
      expect(link?._id).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(link)).not.toContain(token);
      expect((await read(String(link?._id))).code).toBe('NOT_FOUND');
    });

    test('OFF-17 only administrators make links', async () => {
      const { id } = await addUser();
      const input = { name: 'Zawadi', email: newEmail() };
      expect((await door.run('makePasswordLink', { id, as: 'editor' })).code).toBe('FORBIDDEN');
      expect((await door.run('inviteUser', { as: 'editor', input })).code).toBe('FORBIDDEN');
    });
  },
);
