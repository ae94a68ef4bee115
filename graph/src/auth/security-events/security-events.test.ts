import { expect, test } from 'vitest';
import { SYSTEM_CONTEXT } from '#core/access.ts';
import { AppError } from '#core/errors.ts';
import { createLogger } from '../../log.ts';
import { users } from '../../resources/users/user.resource.ts';
import { codeOf } from '../../testing/authenticator.ts';
import { type Json, PASSWORD } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { createSecurityEvents } from './security-events.ts';

const written: string[] = [];
const logger = createLogger('info', { write: (line) => written.push(line) });
const server = useTestServer({ logger });
const ADMIN = 'admin@karibu.example';
const NEW = 'quiet-waterhole';
let count = 0;

const tokenIn = ({ data }: Json): string => data.path.split('#')[1];

/** What the log says of the events of an account, in their order. */
function linesAbout(id: string): Json[] {
  const lines: Json[] = written.map((line) => JSON.parse(line));
  return lines.filter(({ msg, account }) => msg === 'security event' && account === id);
}

describeBothDoors(
  () => server,
  'security events',
  (door) => {
    const signIn = (email: string, code?: string, password = PASSWORD) =>
      door.run('login', { input: { email, password, ...(code !== undefined && { code }) } });
    const all = (input: object = {}, as = 'admin') =>
      door.run('userSecurityEvents', { as, input: { ...input } });
    const ofUser = async (id: string): Promise<Json[]> => (await all({ user: id })).data;
    const own = async (as: string) => (await door.run('securityEvents', { as })).data;
    /** The events of an account in their order, each with who did it. */
    const toldInAll = async (id: string) =>
      (await ofUser(id)).map(({ event, by }) => `${event} ${by}`.trim()).reverse();
    /** The same after those that an account begins with. */
    const told = async (id: string) => {
      const [added, role, ...events] = await toldInAll(id);
      expect([added, role]).toEqual([`account-added ${ADMIN}`, `became-editor ${ADMIN}`]);
      return events;
    };

    async function addUser(): Promise<Json> {
      count += 1;
      const account = { name: 'Staff', email: `traced${count}@karibu.example` };
      const { data } = await door.of(users).create({ ...account, password: PASSWORD }, 'admin');
      return { ...data, token: (await signIn(data.email)).data.token };
    }

    async function protect({ token }: Json): Promise<Json> {
      const input = { currentPassword: PASSWORD };
      const { secret } = (await door.run('beginSecondFactor', { as: token, input })).data;
      const code = codeOf(secret);
      const confirmed = await door.run('confirmSecondFactor', { as: token, input: { code } });
      return { secret, code, ...confirmed.data };
    }

    const prove = (operation: string, as: string, code: string) =>
      door.run(operation, { as, input: { currentPassword: PASSWORD, code } });

    test('OFF-17 each change of a second factor leaves a trace, and what was refused none', async () => {
      const user = await addUser();
      const { id, email, token } = user;
      const { recoveryCodes } = await protect(user);
      await prove('renewRecoveryCodes', token, recoveryCodes[0]);
      expect((await prove('renewRecoveryCodes', token, recoveryCodes[1])).code).toBe('INVALID');
      expect((await signIn(email, recoveryCodes[2])).code).toBe('TOTP_WRONG');
      await door.run('resetUserSecondFactor', { id, as: 'admin' });
      const again = { ...user, token: (await signIn(email)).data.token };
      const second = await protect(again);
      expect((await signIn(email, second.recoveryCodes[0])).code).toBe('OK');
      expect((await prove('endSecondFactor', again.token, '000000')).code).toBe('INVALID');
      await prove('endSecondFactor', again.token, second.recoveryCodes[1]);
      const events = [
        `second-factor-on ${email}`,
        `recovery-code-used ${email}`,
        `recovery-codes-renewed ${email}`,
        `second-factor-reset ${ADMIN}`,
        `second-factor-on ${email}`,
        `recovery-code-used ${email}`,
        `recovery-code-used ${email}`,
        `second-factor-off ${email}`,
      ];
      expect(await told(id)).toEqual(events);
      const ofStart = ['became-editor', 'account-added'];
      expect(linesAbout(id).map(({ event }) => event)).toEqual([
        ...ofStart,
        ...events.map((each) => each.split(' ')[0]),
      ]);
    });

    test('OFF-16 who may do what leaves a trace of each change, and what was refused none', async () => {
      const { id, email } = await addUser();
      const change = (values: object, as = 'admin') => door.of(users).update(id, values, as);
      await change({ role: 'admin' });
      await change({ role: 'author', sections: ['blog'] });
      await change({ name: 'Another name' });
      await change({ role: 'author' });
      for (const refused of [{ role: 'owner' }, { sections: ['nothing'] }, { email: ADMIN }]) {
        expect((await change(refused)).code).not.toBe('OK');
      }
      expect((await change({ role: 'admin' }, 'editor')).code).toBe('FORBIDDEN');
      await change({ isActive: false });
      await change({ isActive: true, email: `new-${email}` });
      await door.of(users).remove(id, 'admin');
      expect(await told(id)).toEqual([
        `became-admin ${ADMIN}`,
        `became-author ${ADMIN}`,
        `sections-changed ${ADMIN}`,
        `account-deactivated ${ADMIN}`,
        `email-changed ${ADMIN}`,
        `account-activated ${ADMIN}`,
        `account-deleted ${ADMIN}`,
      ]);
    });

    test('OFF-17 links leave a trace when they are made and used, and so do passwords and logins', async () => {
      count += 1;
      const email = `traced${count}@karibu.example`;
      const input = { name: 'Zawadi', email, role: 'editor' };
      const invitation = tokenIn(await door.run('inviteUser', { as: 'admin', input }));
      const use = (token: string, newPassword = NEW, as = '') =>
        door.run('usePasswordLink', { input: { token, newPassword }, ...(as && { as }) });
      expect((await use(invitation, 'short')).code).toBe('INVALID');
      await use(invitation, NEW, 'editor');
      expect((await use(invitation)).code).toBe('NOT_FOUND');
      const { id, token } = (await signIn(email, undefined, NEW)).data;
      const change = { currentPassword: NEW, newPassword: 'river-of-hippos' };
      const wrong = { ...change, currentPassword: 'wrong' };
      await door.run('changePassword', { as: token, input: wrong });
      await door.run('changePassword', { as: token, input: change });
      const reset = tokenIn(await door.run('makePasswordLink', { id, as: 'admin' }));
      await use(reset);
      await door.run('resetUserPassword', { id, as: 'admin', input: { newPassword: 'short' } });
      await door.run('resetUserPassword', { id, as: 'admin', input: { newPassword: PASSWORD } });
      await signIn(email);
      await door.run('endUserSessions', { id, as: 'admin', input: {} });
      expect(await told(id)).toEqual([
        `invited ${ADMIN}`,
        'invitation-used',
        `password-changed ${email}`,
        `reset-link-made ${ADMIN}`,
        'reset-link-used',
        `password-reset ${ADMIN}`,
        `sessions-ended ${ADMIN}`,
      ]);
      for (const { at, device, address, account } of await ofUser(id)) {
        expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
        expect([account, device, address]).toEqual([
          ...[email, expect.any(String), expect.stringMatching(/127|::1/)],
        ]);
      }
    });

    test('OFF-17 people read their own events alone, and not where a colleague was', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      await protect(mine);
      const input = { newPassword: PASSWORD };
      await door.run('resetUserPassword', { id: mine.id, as: 'admin', input });
      await door.run('resetUserPassword', { id: other.id, as: 'admin', input });
      await door.run('resetUserSecondFactor', { id: mine.id, as: 'admin' });
      const { token } = (await signIn(mine.email)).data;
      const told = (await own(token)).map(({ event, address }: Json) => [event, address !== '']);
      expect(told).toEqual([
        ['second-factor-reset', false],
        ['password-reset', false],
        ['second-factor-on', true],
        ['became-editor', false],
        ['account-added', false],
      ]);
      for (const as of ['editor', token, '']) {
        expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain((await all({}, as)).code);
        expect((await all({ user: mine.id }, as)).data).toBeNull();
      }
      const page = { page: 1, limit: 1 };
      const first = await door.run('securityEvents', { as: token, page });
      expect([first.data.length, first.count]).toEqual([1, 5]);
    });

    test('OFF-17 what ends no login and no second factor leaves no trace', async () => {
      const { id, token } = await addUser();
      const end = (session?: string) =>
        door.run('endUserSessions', { id, as: 'admin', input: session ? { session } : {} });
      const reset = () => door.run('resetUserSecondFactor', { id, as: 'admin' });
      expect((await end('none-of-theirs')).code).toBe('OK');
      expect(await told(id)).toEqual([]);
      expect((await reset()).code).toBe('OK');
      expect((await door.run('me', { as: token })).code).toBe('UNAUTHENTICATED');
      const events = [`sessions-ended ${ADMIN}`];
      for (const again of [reset, end, () => end('none-of-theirs')]) {
        expect((await again()).code).toBe('OK');
      }
      expect(await told(id)).toEqual(events);
      expect(linesAbout(id)).toHaveLength(2 + events.length);
    });

    test('OFF-17 the events of somebody who was deleted since can still be read', async () => {
      const { id, email } = await addUser();
      await door.run('makePasswordLink', { id, as: 'admin' });
      await door.of(users).remove(id, 'admin');
      expect(await told(id)).toEqual([`reset-link-made ${ADMIN}`, `account-deleted ${ADMIN}`]);
      const [newest] = (await all()).data;
      expect([newest.event, newest.account]).toEqual(['account-deleted', email]);
    });

    test('OFF-17 no event and no line of the log holds a password, a code, a secret or a token', async () => {
      written.length = 0;
      const user = await addUser();
      const { secret, code, recoveryCodes } = await protect(user);
      const { token } = (await signIn(user.email, recoveryCodes[0])).data;
      const link = tokenIn(await door.run('makePasswordLink', { id: user.id, as: 'admin' }));
      await door.run('usePasswordLink', { input: { token: link, newPassword: NEW } });
      const stored = await server.connection.collection('security_events').find().toArray();
      const everything = JSON.stringify([stored, await ofUser(user.id), written]);
      expect(everything).toContain('recovery-code-used');
      const secrets = [PASSWORD, NEW, secret, code, recoveryCodes[0], token, user.token, link];
      for (const hidden of secrets) expect(everything).not.toContain(hidden);
    });
  },
);

test('OFF-17 what fails half-way leaves a trace, and what is refused leaves none', async () => {
  const events = createSecurityEvents(server.connection);
  const accountId = 'a'.repeat(24);
  const fail = (error: Error) =>
    events
      .trace(SYSTEM_CONTEXT, 'password-reset', { id: accountId }, () => Promise.reject(error))
      .catch((thrown) => thrown);
  const [refusal, crash] = [new AppError('INVALID', 'No'), new Error('The disk is gone')];
  expect([await fail(refusal), await fail(crash)]).toEqual([refusal, crash]);
  expect((await events.list({ accountId }, { page: 1, limit: 10 })).count).toBe(1);
});
