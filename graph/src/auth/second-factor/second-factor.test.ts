import { expect, test } from 'vitest';
import { users } from '../../resources/users/user.resource.ts';
import { codeOf } from '../../testing/authenticator.ts';
import type { DoorAnswer } from '../../testing/door.ts';
import { type Json, PASSWORD } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
const stored = () => server.connection.collection<{ _id: string }>('second_factors');
let count = 0;

/** A code that is none of the secret's around now. */
function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((later) => codeOf(secret, later));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find(
    (code) => !right.includes(code),
  ) as string;
}

describeBothDoors(
  () => server,
  'the second factor',
  (door) => {
    const signIn = (email: string, code?: string, password = PASSWORD) =>
      door.run('login', { input: { email, password, ...(code !== undefined && { code }) } });
    const me = (as: string) => door.run('me', { as });
    const read = async (as: string) => (await door.run('secondFactor', { as })).data;
    const begin = (as: string, currentPassword = PASSWORD) =>
      door.run('beginSecondFactor', { as, input: { currentPassword } });
    const confirm = (as: string, code: string) =>
      door.run('confirmSecondFactor', { as, input: { code } });
    const end = (as: string, code: string, currentPassword = PASSWORD) =>
      door.run('endSecondFactor', { as, input: { code, currentPassword } });
    /** Forgets which code was the last, as if half a minute had gone by. */
    const waitAStep = (id: string) => stored().updateOne({ _id: id }, { $set: { lastStep: 0 } });

    async function addUser(): Promise<Json> {
      count += 1;
      const account = { name: 'Staff', email: `second${count}@karibu.example` };
      const { data } = await door.of(users).create({ ...account, password: PASSWORD }, 'admin');
      return { ...data, token: (await signIn(data.email)).data.token };
    }

    async function addProtected(): Promise<Json> {
      const user = await addUser();
      const { secret } = (await begin(user.token)).data;
      const { recoveryCodes } = (await confirm(user.token, codeOf(secret))).data;
      return { ...user, secret, recoveryCodes };
    }

    const wrongField = (answer: DoorAnswer) => [answer.code, answer.errors?.[0]?.path];

    test('OFF-17 a second factor is set up by the password, a secret and a first code', async () => {
      const { token, email } = await addUser();
      expect(await read(token)).toEqual({
        ...{ isOffered: true, isOn: false, since: '', recoveryCodesLeft: 0 },
        ...{ resetBy: '', resetAt: '' },
      });
      expect(wrongField(await begin(token, 'wrong'))).toEqual(['INVALID', 'currentPassword']);
      const { secret, address } = (await begin(token)).data;
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      const parsed = new URL(address);
      expect([parsed.protocol, parsed.host, parsed.searchParams.get('secret')]).toEqual([
        ...['otpauth:', 'totp', secret],
      ]);
      expect(decodeURIComponent(parsed.pathname)).toContain(email);
      expect((await signIn(email)).code).toBe('OK');
      expect(wrongField(await confirm(token, wrongCodeOf(secret)))).toEqual(['INVALID', 'code']);
      const { recoveryCodes } = (await confirm(token, codeOf(secret))).data;
      expect(new Set(recoveryCodes)).toHaveLength(10);
      for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
      expect(await read(token)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
      expect((await begin(token)).code).toBe('CONFLICT');
      expect((await confirm(token, codeOf(secret, 1))).code).toBe('CONFLICT');
    });

    test('OFF-17 a login asks for a code only after the right password', async () => {
      const { id, email, secret } = await addProtected();
      const unknown = await signIn('nobody@karibu.example', '', 'wrong');
      await waitAStep(id);
      for (const code of [undefined, '', codeOf(secret)]) {
        expect(await signIn(email, code, 'wrong')).toEqual(unknown);
      }
      const message = 'Please enter the code of your authenticator app';
      expect(await signIn(email)).toMatchObject({ code: 'TOTP_REQUIRED', message, data: null });
      expect(await signIn(email, wrongCodeOf(secret))).toMatchObject({
        ...{ code: 'TOTP_WRONG', message: 'The code is wrong or was used already', data: null },
      });
      const { data } = await signIn(email, ` ${codeOf(secret).replace(/^.../, '$& ')} `);
      expect((await me(data.token)).data).toMatchObject({ id, email });
    });

    test('OFF-17 a code of the step before or after counts, an older or newer one does not', async () => {
      const { id, email, secret } = await addProtected();
      for (const later of [-1, 1]) {
        await waitAStep(id);
        expect([later, (await signIn(email, codeOf(secret, later))).code]).toEqual([later, 'OK']);
      }
      await waitAStep(id);
      for (const later of [-4, 4]) {
        expect((await signIn(email, codeOf(secret, later))).code).toBe('TOTP_WRONG');
      }
    });

    test('OFF-17 a code lets in once, even at the same moment, and none before it later', async () => {
      const { id, email, secret } = await addProtected();
      expect((await signIn(email, codeOf(secret))).code).toBe('TOTP_WRONG');
      await waitAStep(id);
      const code = codeOf(secret, 1);
      const both = await Promise.all([signIn(email, code), signIn(email, code)]);
      expect(both.map((each) => each.code).sort()).toEqual(['OK', 'TOTP_WRONG']);
      expect((await signIn(email, codeOf(secret))).code).toBe('TOTP_WRONG');
    });

    test('OFF-17 TRUST-18 a clock that was set back by a day locks nobody out', async () => {
      const { id, email, secret } = await addProtected();
      const tomorrow = Math.floor(Date.now() / 30_000) + 2880;
      await stored().updateOne({ _id: id }, { $set: { lastStep: tomorrow } });
      expect((await signIn(email, codeOf(secret))).code).toBe('OK');
    });

    test('OFF-17 each recovery code signs in once', async () => {
      const { email, recoveryCodes, token } = await addProtected();
      const [first, second] = recoveryCodes;
      const both = await Promise.all([signIn(email, first), signIn(email, first)]);
      expect(both.map((each) => each.code).sort()).toEqual(['OK', 'TOTP_WRONG']);
      const typed = second.replaceAll('-', ' ').toUpperCase();
      expect((await signIn(email, typed)).code).toBe('OK');
      expect((await read(token)).recoveryCodesLeft).toBe(8);
      const input = { currentPassword: PASSWORD, code: recoveryCodes[2] };
      const renewed = await door.run('renewRecoveryCodes', { as: token, input });
      expect(renewed.data.recoveryCodes).toHaveLength(10);
      expect((await signIn(email, recoveryCodes[3])).code).toBe('TOTP_WRONG');
      expect((await signIn(email, renewed.data.recoveryCodes[3])).code).toBe('OK');
    });

    test('OFF-17 switching it on ends the other logins, which read why', async () => {
      const { token, email } = await addUser();
      const other = (await signIn(email)).data.token;
      const { secret } = (await begin(token)).data;
      expect((await me(other)).code).toBe('OK');
      await confirm(token, codeOf(secret));
      expect((await me(token)).code).toBe('OK');
      expect((await me(other)).message).toContain('you switched a second factor on elsewhere');
    });

    test('OFF-17 switching it off takes the password and a code', async () => {
      const { id, token, email, secret, recoveryCodes } = await addProtected();
      await waitAStep(id);
      expect(wrongField(await end(token, codeOf(secret), 'wrong'))).toEqual([
        ...['INVALID', 'currentPassword'],
      ]);
      expect(wrongField(await end(token, wrongCodeOf(secret)))).toEqual(['INVALID', 'code']);
      expect(wrongField(await end(token, ''))).toEqual(['INVALID', 'code']);
      expect((await signIn(email)).code).toBe('TOTP_REQUIRED');
      expect((await end(token, recoveryCodes[0])).code).toBe('OK');
      expect((await me(token)).code).toBe('OK');
      expect((await signIn(email)).code).toBe('OK');
      expect((await end(token, recoveryCodes[1])).code).toBe('CONFLICT');
      expect(await stored().findOne({ _id: id })).toBeNull();
    });

    test('OFF-17 an administrator resets that of others, who read by whom, never the own', async () => {
      const { id, email, token } = await addProtected();
      const others = async () => (await door.run('secondFactors', { as: 'admin' })).data;
      expect((await others()).map((each: Json) => each.id)).toContain(id);
      const reset = (as: string, whose = id) =>
        door.run('resetUserSecondFactor', { id: whose, as });
      expect((await reset('editor')).code).toBe('FORBIDDEN');
      const own = (await me('admin')).data.id;
      expect((await reset('admin', own)).code).toBe('CONFLICT');
      expect((await reset('admin', 'a'.repeat(24))).code).toBe('NOT_FOUND');
      expect((await reset('admin')).message).toBe('The second factor is off');
      expect((await others()).map((each: Json) => each.id)).not.toContain(id);
      expect((await me(token)).message).toContain('an administrator ended it');
      const again = (await signIn(email)).data.token;
      const { resetBy, resetAt, isOn } = await read(again);
      expect([resetBy, isOn]).toEqual(['admin@karibu.example', false]);
      expect(Date.parse(resetAt)).toBeLessThanOrEqual(Date.now());
      const { secret } = (await begin(again)).data;
      await confirm(again, codeOf(secret));
      expect((await read(again)).resetBy).toBe('');
    });

    test('OFF-17 a new password leaves the second factor as it is', async () => {
      const { id, email } = await addProtected();
      const input = { newPassword: 'quiet-waterhole' };
      await door.run('resetUserPassword', { id, as: 'admin', input });
      expect((await signIn(email, '', 'quiet-waterhole')).code).toBe('TOTP_REQUIRED');
    });

    test('OFF-17 API-10 after ten wrong codes in an hour even the right one waits', async () => {
      const { id, email, secret, token } = await addProtected();
      const limits = server.connection.collection('rate_limits');
      const forget = () => limits.deleteMany({ key: /^login:|^endSecondFactor:/ });
      await waitAStep(id);
      for (let n = 1; n <= 5; n += 1) {
        expect((await signIn(email, wrongCodeOf(secret))).code).toBe('TOTP_WRONG');
        expect((await end(token, wrongCodeOf(secret))).code).toBe('INVALID');
      }
      await forget();
      expect((await signIn(email, codeOf(secret))).code).toBe('TOO_MANY_REQUESTS');
      expect((await end(token, codeOf(secret))).code).toBe('TOO_MANY_REQUESTS');
      await forget();
      expect((await signIn(email)).code).toBe('TOTP_REQUIRED');
      await limits.updateMany({}, { $set: { expire: new Date(0) } });
      expect((await signIn(email, codeOf(secret))).code).toBe('OK');
    });

    test('OFF-17 no answer and no record of a user tells a secret, and none is stored open', async () => {
      const { id, token, secret, recoveryCodes } = await addProtected();
      const answers = [
        ...[await me(token), await read(token), await door.of(users).get(id, 'admin')],
        ...[await door.of(users).list({}, 'admin'), await door.run('bin', { as: 'admin' })],
      ];
      const collections = await server.connection.db?.collections();
      const all = (collections ?? []).map(async (each) => each.find().toArray());
      const everything = JSON.stringify([answers, await Promise.all(all)]);
      for (const hidden of [secret, ...recoveryCodes]) {
        expect(everything).not.toContain(hidden);
        expect(everything).not.toContain(hidden.replaceAll('-', ''));
      }
      await door.of(users).remove(id, 'admin');
      expect(await stored().findOne({ _id: id })).toBeNull();
    });

    test('OFF-17 a secret that was stored for another account opens nothing', async () => {
      const [mine, theirs] = [await addProtected(), await addProtected()];
      const foreign = await stored().findOne({ _id: mine.id });
      const { sealed } = foreign as unknown as { sealed: string };
      await stored().updateOne({ _id: theirs.id }, { $set: { sealed, lastStep: 0 } });
      expect((await signIn(theirs.email, codeOf(mine.secret))).code).toBe('INTERNAL');
    });
  },
);
