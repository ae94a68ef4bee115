import { expect, test } from 'vitest';
import type { IdentityTools } from './identity-tools.ts';

/** Tests of what a token proves, and of signing out. */
export function testLogins({ getProvider, addAccount, openLogin }: IdentityTools) {
  test('knows whose a token is', async () => {
    const { id, email } = await addAccount();
    const other = await addAccount();
    expect(await getProvider().verify(await openLogin(email))).toEqual({ id });
    expect(await getProvider().verify(await openLogin(other.email))).toEqual({ id: other.id });
  });

  test('refuses a forged, cut or altered token, and one without a signature', async () => {
    const { id, email } = await addAccount();
    const token = await openLogin(email);
    const [head = '', payload = '', ...rest] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forgeries = [
      '',
      'forged',
      'a.b.c',
      token.slice(0, -2),
      `${token}x`,
      [head, encode({ ...claims, sub: id, exp: 9_999_999_999 }), ...rest].join('.'),
      [encode({ alg: 'none', typ: 'JWT' }), payload, ...rest].join('.'),
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
    ].filter((forgery) => forgery !== token);
    for (const forgery of forgeries) {
      expect([forgery, await getProvider().verify(forgery)]).toEqual([forgery, null]);
    }
    expect(await getProvider().verify(token)).toEqual({ id });
  });

  test('ends the login that signs out at once, and no other', async () => {
    const { id, email } = await addAccount();
    const [first, second] = [await openLogin(email), await openLogin(email)];
    expect(first).not.toBe(second);
    await getProvider().signOut(first);
    expect(await getProvider().verify(first)).toBeNull();
    expect(await getProvider().verify(second)).toEqual({ id });
  });

  test('accepts that a login is signed out twice, or was never one', async () => {
    const { email } = await addAccount();
    const token = await openLogin(email);
    for (const each of [token, token, 'forged', '']) {
      await expect(getProvider().signOut(each)).resolves.toBeUndefined();
    }
  });
}
