import { expect, test } from 'vitest';
import type { IdentityTools } from './identity-tools.ts';

/** Tests of what ends the logins of an account. */
export function testEnds({ getProvider, addAccount, openLogin }: IdentityTools) {
  test('ends every login of an account at once, and nobody else’s', async () => {
    const { id, email } = await addAccount();
    const other = await addAccount();
    const tokens = [await openLogin(email), await openLogin(email)];
    const others = await openLogin(other.email);
    await getProvider().endSessions(id, 'ended');
    for (const token of tokens) expect(await getProvider().verify(token)).toBeNull();
    expect(await getProvider().verify(others)).toEqual({ id: other.id });
  });

  test('lets people sign in again in the moment after their logins were ended', async () => {
    const { id, email } = await addAccount();
    for (let round = 0; round < 3; round += 1) {
      const before = await openLogin(email);
      await getProvider().endSessions(id, 'ended');
      const after = await openLogin(email);
      expect(await getProvider().verify(before)).toBeNull();
      expect(await getProvider().verify(after)).toEqual({ id });
    }
  });

  test('lists the open logins with their origin, and ends one alone or all but one', async () => {
    const { id, email } = await addAccount();
    const tokens = [await openLogin(email), await openLogin(email), await openLogin(email)];
    const [first = '', second = '', third = ''] = tokens;
    const ids = await Promise.all(tokens.map((token) => getProvider().sessionOf(token)));
    const listed = await getProvider().listSessions(id);
    expect(listed.map((each) => each.id).sort()).toEqual([...ids].sort());
    expect(listed[0]).toMatchObject({ device: 'Browser', address: '203.0.113.7' });
    await getProvider().endSessions(id, 'by-admin', { only: ids[0] ?? '' });
    expect(await getProvider().verify(first)).toBeNull();
    expect(await getProvider().verify(second)).toEqual({ id });
    await getProvider().endSessions(id, 'ended', { except: ids[1] ?? '' });
    expect(await getProvider().verify(second)).toEqual({ id });
    expect(await getProvider().verify(third)).toBeNull();
    expect(await getProvider().listSessions(id)).toHaveLength(1);
  });

  test('says why a login ended, and nothing of a login that was none', async () => {
    const account = await addAccount();
    const { id, email } = account;
    const [left, changed, open] = [await openLogin(email), await openLogin(email), ''];
    await getProvider().signOut(left);
    await getProvider().setPassword(id, 'second-password');
    const reactivated = await openLogin(email, 'second-password');
    await getProvider().saveAccount({ ...account, isActive: false });
    const why = (token: string) => getProvider().whyEnded(token);
    expect(await Promise.all([left, changed, reactivated, open].map(why))).toEqual([
      ...['left', 'password', 'deactivated', null],
    ]);
  });

  test('a new password ends the logins at once; it alone signs in, at once', async () => {
    const { id, email } = await addAccount();
    const before = await openLogin(email);
    await getProvider().setPassword(id, 'second-password');
    expect(await getProvider().verify(before)).toBeNull();
    expect(await getProvider().signIn(email, 'first-password')).toBeNull();
    const after = await openLogin(email, 'second-password');
    expect(await getProvider().verify(after)).toEqual({ id });
  });

  test('deactivating ends logins for good; reactivating lets people sign in again', async () => {
    const account = await addAccount();
    const before = await openLogin(account.email);
    await getProvider().saveAccount({ ...account, isActive: false });
    expect(await getProvider().verify(before)).toBeNull();
    const refused = await getProvider().signIn(account.email, 'first-password');
    expect(refused?.isActive ?? false).toBe(false);
    await getProvider().saveAccount(account);
    expect(await getProvider().verify(before)).toBeNull();
    const after = await openLogin(account.email);
    expect(await getProvider().verify(after)).toEqual({ id: account.id });
  });
}
