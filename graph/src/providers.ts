import { join } from 'node:path';
import type { Connection } from 'mongoose';
import type { IdentityProvider } from '#auth/identity/identity.ts';
import { createLocalIdentity } from '#auth/identity/local.ts';
import type { HashStrength } from '#auth/identity/password.ts';
import { createLocalStorage } from '#storage/local.ts';
import type { Storage } from '#storage/storage.ts';
import type { Config } from './config.ts';

/** The identity provider and the storage of a server. */
export type Providers = { identity: IdentityProvider; storage: Storage };

/** Uses Firebase if it is configured, else the database and the local disk. */
export async function createProviders(
  connection: Connection,
  { dataDirectory, firebase }: Pick<Config, 'dataDirectory' | 'firebase'>,
  strength?: HashStrength,
): Promise<Providers> {
  if (!firebase) {
    return {
      identity: createLocalIdentity(connection, strength),
      storage: createLocalStorage({ directory: uploadsDirectoryOf(dataDirectory) }),
    };
  }
  // Imported only when needed: Firebase's libraries would slow down every other start.
  const { createFirebaseProviders } = await import('./firebase-providers.ts');
  return createFirebaseProviders(connection, firebase);
}

/** The folder of pictures on this disk. Pictures from before Firebase stay there. */
export function uploadsDirectoryOf(dataDirectory: string): string {
  return join(dataDirectory, 'uploads');
}
