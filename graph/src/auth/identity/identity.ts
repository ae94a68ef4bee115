import type { Role } from '#core/roles.ts';

/** Somebody who can sign in, as the identity provider stores them. */
export type Account = {
  id: string;
  email: string;
  name: string;
  role: Role;
  isActive: boolean;
};

/** Proves who somebody is. The local provider and Firebase share this. */
export type IdentityProvider = {
  /** Makes the account, or changes the existing one. */
  saveAccount: (account: Account) => Promise<void>;
  removeAccount: (id: string) => Promise<void>;
  /** Sets a password and ends the account's sessions. */
  setPassword: (id: string, password: string) => Promise<void>;
  isPassword: (id: string, password: string) => Promise<boolean>;
  /** Whether the account exists and has a password. */
  hasPassword: (id: string) => Promise<boolean>;
  /** A bearer token, or `null` for a wrong e-mail or password, in the same time for either. */
  signIn: (email: string, password: string) => Promise<{ id: string; token: string } | null>;
  /** The account behind a token, or `null` when it is forged, expired or ended. */
  verify: (token: string) => Promise<{ id: string } | null>;
  signOut: (token: string) => Promise<void>;
  endSessions: (id: string) => Promise<void>;
};
