import { expect, test } from 'vitest';
import { users } from '../resources/users/user.resource.ts';
import { type Json, PASSWORD } from '../testing/test-server.ts';
import { describeBothDoors } from '../testing/two-doors.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const server = useTestServer();
let count = 0;

describeBothDoors(
  () => server,
  'sessions and one’s own account',
  (door) => {
    const me = (as: string) => door.run('me', { as });
    const sessions = (as: string) => door.run('sessions', { as });
    async function addUser(): Promise<Json> {
      count += 1;
      const account = { name: 'Staff', email: `session${count}@karibu.example` };
      return (await door.of(users).create({ ...account, password: PASSWORD }, 'admin')).data;
    }
    const signIn = (email: string, password = PASSWORD) =>
      door.run('login', { input: { email, password } });
    const openLogin = async (email: string) => (await signIn(email)).data.token as string;

    test('OFF-17 people see their logins with device, address and time, and end one', async () => {
      const { email } = await addUser();
      const [here, other] = [await openLogin(email), await openLogin(email)];
      const { data } = await sessions(here);
      expect(data).toHaveLength(2);
      expect(data.map(({ isCurrent }: Json) => isCurrent).sort()).toEqual([false, true]);
      for (const { device, address, openedAt } of data) {
        expect([typeof device, address]).toEqual(['string', expect.stringMatching(/127|::1/)]);
        expect(Date.parse(openedAt)).toBeLessThanOrEqual(Date.now());
      }
      const { id } = data.find(({ isCurrent }: Json) => !isCurrent);
      expect((await door.run('endSession', { as: here, input: { session: id } })).code).toBe('OK');
      expect((await me(here)).code).toBe('OK');
      expect(await me(other)).toMatchObject({
        code: 'UNAUTHENTICATED',
        message: 'Your session has ended: you ended it from another login',
      });
    });

    test('OFF-17 all other logins are ended at once, and nobody ends those of others', async () => {
      const { email } = await addUser();
      const stranger = await openLogin((await addUser()).email);
      const [here, other] = [await openLogin(email), await openLogin(email)];
      const [{ id }] = (await sessions(stranger)).data;
      await door.run('endSession', { as: here, input: { session: id } });
      expect((await me(stranger)).code).toBe('OK');
      await door.run('endSession', { as: here, input: {} });
      expect((await sessions(here)).data).toHaveLength(1);
      expect((await me(other)).code).toBe('UNAUTHENTICATED');
    });

    test('OFF-17 administrators see and end the logins of others, who read why', async () => {
      const { id, email } = await addUser();
      const [one, two] = [await openLogin(email), await openLogin(email)];
      const { data } = await door.run('userSessions', { id, as: 'admin' });
      expect(data).toHaveLength(2);
      const end = (input: Json) => door.run('endUserSessions', { id, as: 'admin', input });
      await end({ session: data[0].id });
      const after = [(await me(one)).code, (await me(two)).code];
      expect(after.sort()).toEqual(['OK', 'UNAUTHENTICATED']);
      await end({});
      expect((await me(two)).message).toBe('Your session has ended: an administrator ended it');
    });

    test('OFF-17 the end of a login says why: signed out, a new password, deactivated', async () => {
      const { id, email } = await addUser();
      const left = await openLogin(email);
      await door.run('logout', { as: left });
      expect((await me(left)).message).toContain('you signed out elsewhere');
      const reset = await openLogin(email);
      const input = { newPassword: PASSWORD };
      await door.run('resetUserPassword', { id, as: 'admin', input });
      expect((await me(reset)).message).toContain('your password was changed');
      const deactivated = await openLogin(email);
      await door.of(users).update(id, { isActive: false }, 'admin');
      expect((await me(deactivated)).message).toContain('Your account is deactivated');
    });

    test('OFF-17 a deactivated user is told so after the right password, and not before', async () => {
      const { id, email } = await addUser();
      await door.of(users).update(id, { isActive: false }, 'admin');
      const unknown = await signIn('nobody@karibu.example', 'wrong');
      expect(await signIn(email, 'wrong')).toEqual(unknown);
      expect(await signIn(email)).toMatchObject({
        code: 'UNAUTHENTICATED',
        message: 'This account is deactivated. Please ask an administrator',
      });
    });

    test('people change their own name, and nothing else of themselves', async () => {
      const { email } = await addUser();
      const token = await openLogin(email);
      const rename = (input: Json) => door.run('changeProfile', { as: token, input });
      expect((await rename({ name: 'Zuwena' })).code).toBe('OK');
      expect((await me(token)).data).toMatchObject({ name: 'Zuwena', role: 'editor' });
      expect((await rename({ name: '' })).code).toBe('INVALID');
      expect((await rename({ name: 'Zuwena', role: 'admin' })).code).not.toBe('OK');
      expect((await me(token)).data.role).toBe('editor');
    });
  },
);
