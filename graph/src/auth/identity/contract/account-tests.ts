import { expect, test } from 'vitest';
import type { IdentityTools } from './identity-tools.ts';

/** Tests of what changing and removing an account does to its logins. */
export function testAccounts({ getProvider, makeAccount, addAccount, openLogin }: IdentityTools) {
  test('a new name or role, or saving the same again, keeps password and logins', async () => {
    const account = await addAccount();
    const token = await openLogin(account.email);
    await getProvider().saveAccount({ ...account, name: 'Amina', role: 'admin' });
    await getProvider().saveAccount({ ...account, name: 'Amina', role: 'admin' });
    expect(await getProvider().verify(token)).toEqual({ id: account.id });
    expect(await getProvider().isPassword(account.id, 'first-password')).toBe(true);
  });

  test('says whether an account has a password', async () => {
    const account = makeAccount();
    await getProvider().saveAccount(account);
    expect(await getProvider().hasPassword(account.id)).toBe(false);
    await getProvider().setPassword(account.id, 'first-password');
    expect(await getProvider().hasPassword(account.id)).toBe(true);
    expect(await getProvider().hasPassword('f'.repeat(24))).toBe(false);
  });

  test('a new e-mail signs in with the same password, the old one no more', async () => {
    const account = await addAccount();
    const email = `new.${account.email}`;
    await getProvider().saveAccount({ ...account, email });
    expect(await getProvider().signIn(account.email, 'first-password')).toBeNull();
    expect(await getProvider().verify(await openLogin(email))).toEqual({ id: account.id });
  });

  test('refuses an e-mail that another account has', async () => {
    const [one, other] = [await addAccount(), await addAccount()];
    const saved = getProvider().saveAccount({ ...one, email: other.email });
    await expect(saved).rejects.toThrow();
    expect(await getProvider().isPassword(one.id, 'first-password')).toBe(true);
    const added = getProvider().saveAccount(makeAccount({ email: other.email }));
    await expect(added).rejects.toThrow();
  });

  test('a removed account is gone with its logins, and its e-mail is free', async () => {
    const { id, email } = await addAccount();
    const token = await openLogin(email);
    await getProvider().removeAccount(id);
    await expect(getProvider().removeAccount(id)).resolves.toBeUndefined();
    expect(await getProvider().verify(token)).toBeNull();
    expect(await getProvider().signIn(email, 'first-password')).toBeNull();
    const next = await addAccount('next-password', { email });
    expect(await getProvider().verify(await openLogin(email, 'next-password'))).toEqual({
      id: next.id,
    });
    expect(await getProvider().verify(token)).toBeNull();
  });
}
