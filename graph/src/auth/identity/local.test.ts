import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestConnection, type TestConnection } from '#testing/test-connection.ts';
import { QUICK_HASHING } from '#testing/test-server.ts';
import { describeIdentity } from './contract/identity-contract.ts';
import type { IdentityProvider } from './identity.ts';
import { createLocalIdentity, prepareLocalIdentity } from './local.ts';

let database: TestConnection;
let identity: IdentityProvider;

beforeAll(async () => {
  database = await openTestConnection();
  await prepareLocalIdentity(database.connection);
  identity = createLocalIdentity(database.connection, QUICK_HASHING);
});
afterAll(() => database.close());

describeIdentity('The local provider', () => identity);

type Stored = { _id: string; password: object };

test('hashes as OWASP demands, and older hashes anew at their next sign-in', async () => {
  const account = { id: 'b'.repeat(24), email: 'old@karibu.example', name: 'Old' } as const;
  await identity.saveAccount({ ...account, role: 'editor', isActive: true });
  await identity.setPassword(account.id, 'first-password');
  const readHash = async () => {
    const credentials = database.connection.collection<Stored>('credentials');
    return (await credentials.findOne({ _id: account.id }))?.password;
  };
  expect(await readHash()).toMatchObject(QUICK_HASHING);
  const real = createLocalIdentity(database.connection);
  expect(await real.signIn(account.email, 'first-password')).toMatchObject({ id: account.id });
  expect(await readHash()).toMatchObject({ cost: 2 ** 17, blockSize: 8, parallelization: 1 });
  expect(await real.signIn(account.email, 'first-password')).toMatchObject({ id: account.id });
});
