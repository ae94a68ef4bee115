import { join } from 'node:path';
import type { Connection } from 'mongoose';
import type { IdentityProvider } from '#auth/identity/identity.ts';
import { createLocalIdentity } from '#auth/identity/local.ts';
import type { HashStrength } from '#auth/identity/password.ts';
import { createLocalStorage } from '#storage/local.ts';
import type { Storage } from '#storage/storage.ts';
import type { Config } from './config.ts';

/** Who proves identities, and what keeps pictures. */
export type Providers = { identity: IdentityProvider; storage: Storage };

/** Firebase where it is configured, or else the database and the local disk. */
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
  // Loaded only here: Firebase's libraries would slow down every other start.
  const { createFirebaseProviders } = await import('./firebase-providers.ts');
  return createFirebaseProviders(connection, firebase);
}

/** The folder of the pictures on this disk; those from before Firebase stay there. */
export function uploadsDirectoryOf(dataDirectory: string): string {
  return join(dataDirectory, 'uploads');
}
