import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestConnection, type TestConnection } from '#testing/test-connection.ts';
import { prepareSessions } from '../sessions.ts';
import { describeIdentity } from './contract/identity-contract.ts';
import { createFirebaseIdentity } from './firebase.ts';
import type { Account, IdentityProvider } from './identity.ts';
import { requestIdToken } from './identity-toolkit.ts';

const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
const app = initializeApp({ projectId: 'demo-karibu' });
const toolkit = { apiKey: 'any', emulatorHost };
const auth = getAuth(app);
const PASSWORD = 'first-password';

let database: TestConnection;
let identity: IdentityProvider;

beforeAll(async () => {
  database = await openTestConnection();
  await prepareSessions(database.connection);
  identity = createFirebaseIdentity({ app, connection: database.connection, toolkit });
});
afterAll(async () => {
  await database.close();
  await deleteApp(app);
});

describeIdentity('Firebase', () => identity);

let count = 0;
async function addAccount(): Promise<Account> {
  count += 1;
  const id = `${count}`.padStart(24, 'b');
  const email = `claims${count}@karibu.example`;
  const account: Account = { id, email, name: 'Juma', role: 'editor', isActive: true };
  await identity.saveAccount(account);
  await identity.setPassword(id, PASSWORD);
  return account;
}

async function openLogin(email: string): Promise<string> {
  const signedIn = await identity.signIn(email, PASSWORD);
  if (!signedIn) throw new Error('The account was not let in');
  return signedIn.open();
}

test('keeps the role as a claim, and name and e-mail, in Firebase’s own account', async () => {
  const account = await addAccount();
  await identity.saveAccount({ ...account, role: 'admin' });
  const { uid, email, displayName, customClaims } = await auth.getUser(account.id);
  expect({ uid, email, displayName, customClaims }).toEqual({
    uid: account.id,
    email: account.email,
    displayName: 'Juma',
    customClaims: { role: 'admin' },
  });
});

test('the token holds a session cookie of Firebase’s that lasts 14 days', async () => {
  const { id, email } = await addAccount();
  const token = await openLogin(email);
  const cookie = token.slice(0, token.lastIndexOf('.'));
  const { uid, iat, exp, role } = await auth.verifySessionCookie(cookie, true);
  expect({ uid, role, days: (exp - iat) / 86_400 }).toEqual({ uid: id, role: 'editor', days: 14 });
});

test('a cookie that Firebase made, but no login of ours, lets nobody in', async () => {
  const { email } = await addAccount();
  const token = await openLogin(email);
  const cookie = token.slice(0, token.lastIndexOf('.'));
  const proof = await requestIdToken(toolkit, email, PASSWORD);
  for (const foreign of [cookie, `${cookie}.`, `${cookie}.AAAA`, proof?.idToken ?? '']) {
    expect(await identity.verify(foreign)).toBeNull();
  }
});

test('stores no token that a reader of the database could use', async () => {
  const { id, email } = await addAccount();
  const token = await openLogin(email);
  const [session] = await database.connection
    .collection('sessions')
    .find({ accountId: id })
    .toArray();
  expect(session).toBeDefined();
  expect(await identity.verify(String(session?._id))).toBeNull();
  expect(JSON.stringify(session)).not.toContain(token.slice(-22));
});

test('minds what is done in Firebase itself: revoked, disabled and deleted accounts', async () => {
  const [revoked, disabled, deleted] = [await addAccount(), await addAccount(), await addAccount()];
  const tokens = {
    revoked: await openLogin(revoked.email),
    disabled: await openLogin(disabled.email),
    deleted: await openLogin(deleted.email),
  };
  await auth.updateUser(disabled.id, { disabled: true });
  await auth.deleteUser(deleted.id);
  expect(await identity.verify(tokens.disabled)).toBeNull();
  expect(await identity.verify(tokens.deleted)).toBeNull();
  // Firebase revokes by the second: a login of the same second is not revoked.
  await vi.waitFor(async () => {
    await auth.revokeRefreshTokens(revoked.id);
    expect(await identity.verify(tokens.revoked)).toBeNull();
  }, 5_000);
});

test('OFF-17 tells whoever has a second factor in Firebase why they cannot sign in', async () => {
  expect(identity.takesSecondFactor).toBe(false);
  const { id, email } = await addAccount();
  const phone = {
    uid: 'phone',
    factorId: 'phone',
    phoneNumber: '+255700000001',
    displayName: 'Phone',
  } as const;
  const multiFactor = { enrolledFactors: [phone] };
  await auth.updateUser(id, { emailVerified: true, multiFactor });
  await expect(identity.signIn(email, PASSWORD)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
    message: expect.stringContaining('Firebase asks for a second factor'),
  });
  expect(await identity.signIn(email, 'wrong-password')).toBeNull();
});

test('names the e-mail that another account has', async () => {
  const [one, other] = [await addAccount(), await addAccount()];
  const saved = identity.saveAccount({ ...one, email: other.email });
  const message = 'E-mail is already taken';
  await expect(saved).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { errors: [{ path: 'email', message }] },
  });
});

test('fails aloud, and refuses nobody, when Firebase cannot be reached', async () => {
  const nowhere = { apiKey: 'any', emulatorHost: '127.0.0.1:1' };
  const unreachable = createFirebaseIdentity({
    app,
    connection: database.connection,
    toolkit: nowhere,
  });
  await expect(unreachable.signIn('a@karibu.example', PASSWORD)).rejects.toThrow();
});
