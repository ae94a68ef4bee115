import type { Connection } from 'mongoose';
import { text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import type { IdentityProvider } from './identity/identity.ts';

export type DemoLogin = { email: string; password: string };
type StoredDemo = DemoLogin & { _id: string; userId: string };

const COLLECTION = 'demo_account';

/** Stores the demo's own account, so that the login page may show its password. */
export async function rememberDemoAccount(
  connection: Connection,
  userId: string,
  login: DemoLogin,
): Promise<void> {
  const accounts = connection.collection<StoredDemo>(COLLECTION);
  await accounts.updateOne({ _id: 'demo' }, { $set: { userId, ...login } }, { upsert: true });
}

/** Wraps an identity provider: once the demo's login changes, the login page shows it no more. */
export function forgettingDemo(
  identity: IdentityProvider,
  connection: Connection,
): IdentityProvider {
  const accounts = connection.collection<StoredDemo>(COLLECTION);
  return {
    ...identity,
    async setPassword(id, password) {
      await accounts.deleteOne({ userId: id, password: { $ne: password } });
      await identity.setPassword(id, password);
    },
    async saveAccount(account) {
      const { id, email, isActive } = account;
      if (!isActive) await accounts.deleteOne({ userId: id });
      await accounts.deleteOne({ userId: id, email: { $ne: email } });
      await identity.saveAccount(account);
    },
    async removeAccount(id) {
      await accounts.deleteOne({ userId: id });
      await identity.removeAccount(id);
    },
  };
}

/** The call that gives the demo's login while it works, but never in production. */
export function demoOperations(connection: Connection, isProduction: boolean): Operation[] {
  return [
    defineOperation({
      name: 'demoLogin',
      summary: 'The demo account’s login, while it has its first password',
      kind: 'query',
      method: 'get',
      path: '/auth/demo-hint',
      audience: 'public',
      input: {},
      output: {
        kind: 'fields',
        name: 'DemoLogin',
        fields: { email: text({ label: 'E-mail' }), password: text({ label: 'Password' }) },
      },
      isNullable: true,
      async run() {
        if (isProduction) return null;
        const found = await connection.collection<StoredDemo>(COLLECTION).findOne({ _id: 'demo' });
        return found && { email: found.email, password: found.password };
      },
    }),
  ];
}
