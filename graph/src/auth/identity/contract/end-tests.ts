import { expect, test } from 'vitest';
import type { IdentityTools } from './identity-tools.ts';

/** Tests of what ends the logins of an account. */
export function testEnds({ getProvider, addAccount, openLogin }: IdentityTools) {
  test('ends every login of an account at once, and nobody else’s', async () => {
    const { id, email } = await addAccount();
    const other = await addAccount();
    const tokens = [await openLogin(email), await openLogin(email)];
    const others = await openLogin(other.email);
    await getProvider().endSessions(id);
    for (const token of tokens) expect(await getProvider().verify(token)).toBeNull();
    expect(await getProvider().verify(others)).toEqual({ id: other.id });
  });

  test('lets people sign in again in the moment after their logins were ended', async () => {
    const { id, email } = await addAccount();
    for (let round = 0; round < 3; round += 1) {
      const before = await openLogin(email);
      await getProvider().endSessions(id);
      const after = await openLogin(email);
      expect(await getProvider().verify(before)).toBeNull();
      expect(await getProvider().verify(after)).toEqual({ id });
    }
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
    expect(await getProvider().signIn(account.email, 'first-password')).toBeNull();
    await getProvider().saveAccount(account);
    expect(await getProvider().verify(before)).toBeNull();
    const after = await openLogin(account.email);
    expect(await getProvider().verify(after)).toEqual({ id: account.id });
  });
}
