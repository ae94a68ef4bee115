import { afterAll, beforeAll } from 'vitest';
import { openTestConnection, type TestConnection } from '#testing/test-connection.ts';
import { describeIdentity } from './contract/identity-contract.ts';
import type { IdentityProvider } from './identity.ts';
import { createLocalIdentity, prepareLocalIdentity } from './local.ts';

let database: TestConnection;
let identity: IdentityProvider;

beforeAll(async () => {
  database = await openTestConnection();
  await prepareLocalIdentity(database.connection);
  identity = createLocalIdentity(database.connection);
});
afterAll(() => database.close());

describeIdentity('The local provider', () => identity);
