import type { Role } from '#core/roles.ts';
import type { OpenSession, Origin, SessionEnd, WhichSessions } from '../sessions.ts';

/** Somebody who can sign in, as the identity provider stores them. */
export type Account = {
  id: string;
  email: string;
  name: string;
  role: Role;
  isActive: boolean;
};

/** Somebody whose e-mail and password were right. An inactive account may not be let in. */
export type Proof = {
  id: string;
  isActive: boolean;
  /** Opens a session and gives its bearer token. */
  open: (origin?: Origin) => Promise<string>;
};

/** Proves who somebody is. The local provider and Firebase share this. */
export type IdentityProvider = {
  /** Whether Karibu asks for a second factor after the password; else the provider would. */
  takesSecondFactor: boolean;
  /** Makes the account, or changes the existing one. */
  saveAccount: (account: Account) => Promise<void>;
  removeAccount: (id: string) => Promise<void>;
  /** Sets a password and ends the account's sessions. */
  setPassword: (id: string, password: string) => Promise<void>;
  isPassword: (id: string, password: string) => Promise<boolean>;
  /** Whether the account exists and has a password. */
  hasPassword: (id: string) => Promise<boolean>;
  /** `null` for a wrong e-mail or password, in the same time for either. */
  signIn: (email: string, password: string) => Promise<Proof | null>;
  /** The account behind a token, or `null` when it is forged, expired or ended. */
  verify: (token: string) => Promise<{ id: string } | null>;
  signOut: (token: string) => Promise<void>;
  /** Why the session of a token was ended; `null` where it was not, or is no longer known. */
  whyEnded: (token: string) => Promise<SessionEnd | null>;
  /** The id of the session that a token opened; `null` for a forged one. */
  sessionOf: (token: string) => Promise<string | null>;
  /** The open sessions of an account, the newest first. */
  listSessions: (id: string) => Promise<OpenSession[]>;
  /** Ends the sessions of an account: all, one alone, or all but one. Gives how many ended. */
  endSessions: (id: string, end: SessionEnd, which?: WhichSessions) => Promise<number>;
};
