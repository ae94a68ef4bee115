import { describe } from 'vitest';
import type { Account, IdentityProvider } from '../identity.ts';
import { testAccounts } from './account-tests.ts';
import { testEnds } from './end-tests.ts';
import type { IdentityTools } from './identity-tools.ts';
import { testLogins } from './login-tests.ts';
import { testSignIn } from './sign-in-tests.ts';

let count = 0;

function makeAccount(changes: Partial<Account> = {}): Account {
  count += 1;
  const id = count.toString(16).padStart(24, '0');
  const email = `staff${count}@karibu.example`;
  return { id, email, name: 'Staff', role: 'editor', isActive: true, ...changes };
}

/** Registers the tests that every identity provider passes. */
export function describeIdentity(title: string, getProvider: () => IdentityProvider): void {
  async function addAccount(password = 'first-password', changes: Partial<Account> = {}) {
    const account = makeAccount(changes);
    await getProvider().saveAccount(account);
    await getProvider().setPassword(account.id, password);
    return account;
  }
  async function openLogin(email: string, password = 'first-password'): Promise<string> {
    const proof = await getProvider().signIn(email, password);
    if (!proof?.isActive) throw new Error(`${email} was not let in`);
    return proof.open({ device: 'Browser', address: '203.0.113.7' });
  }
  const tools: IdentityTools = { getProvider, makeAccount, addAccount, openLogin };
  describe(`${title} keeps the contract of identity providers`, () => {
    testSignIn(tools);
    testLogins(tools);
    testEnds(tools);
    testAccounts(tools);
  });
}
