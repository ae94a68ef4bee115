import type { Account, IdentityProvider } from '../identity.ts';

/** What each group of tests works with. */
export type IdentityTools = {
  getProvider: () => IdentityProvider;
  /** An account that is not saved yet. */
  makeAccount: (changes?: Partial<Account>) => Account;
  /** Makes an account with a password. */
  addAccount: (password?: string, changes?: Partial<Account>) => Promise<Account>;
  /** Signs in and gives the token. */
  openLogin: (email: string, password?: string) => Promise<string>;
};
