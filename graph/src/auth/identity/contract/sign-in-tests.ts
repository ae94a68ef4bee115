import { expect, test } from 'vitest';
import type { IdentityTools } from './identity-tools.ts';

/** Tests of who can sign in, and that refusals reveal nothing. */
export function testSignIn({ getProvider, makeAccount, addAccount, openLogin }: IdentityTools) {
  test('signs in with the right password, whatever the case of the e-mail', async () => {
    const { id, email } = await addAccount();
    const signedIn = await getProvider().signIn(` ${email.toUpperCase()} `, 'first-password');
    expect(signedIn).toMatchObject({ id, isActive: true });
    expect(await signedIn?.open()).toMatch(/^\S+$/);
  });

  test('gives nothing for a wrong password, an empty one, an unknown e-mail or none', async () => {
    const { email } = await addAccount();
    const pairs = [
      [email, 'wrong-password'],
      [email, ''],
      ['nobody@karibu.example', 'first-password'],
      ['not an e-mail', 'first-password'],
      ['', ''],
    ] as const;
    for (const [name, password] of pairs) {
      expect(await getProvider().signIn(name, password)).toBeNull();
    }
  });

  test('gives nothing for an account that has no password yet', async () => {
    const account = makeAccount();
    await getProvider().saveAccount(account);
    expect(await getProvider().signIn(account.email, '')).toBeNull();
    expect(await getProvider().signIn(account.email, 'first-password')).toBeNull();
  });

  test('takes as long to refuse an unknown e-mail as a wrong password', async () => {
    const { email } = await addAccount();
    await openLogin(email);
    const fastest = { known: Infinity, unknown: Infinity };
    const time = async (name: string) => {
      const startedAt = performance.now();
      expect(await getProvider().signIn(name, 'wrong-password')).toBeNull();
      return performance.now() - startedAt;
    };
    // A busy machine disturbs a round, but not the fastest of many.
    for (let round = 0; round < 3 || (!isAlike(fastest) && round < MOST_ROUNDS); round += 1) {
      fastest.known = Math.min(fastest.known, await time(email));
      fastest.unknown = Math.min(fastest.unknown, await time(`nobody${round}@karibu.example`));
    }
    expect(fastest).toSatisfy(isAlike);
  });

  test('tells whether a password is an account’s, without signing in', async () => {
    const { id } = await addAccount();
    expect(await getProvider().isPassword(id, 'first-password')).toBe(true);
    expect(await getProvider().isPassword(id, 'wrong-password')).toBe(false);
    expect(await getProvider().isPassword('f'.repeat(24), 'first-password')).toBe(false);
  });
}

const MOST_ROUNDS = 30;

function isAlike({ known, unknown }: { known: number; unknown: number }): boolean {
  return unknown > known / 2 && unknown < known * 2;
}
