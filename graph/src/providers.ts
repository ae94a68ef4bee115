import { join } from 'node:path';
import type { Connection } from 'mongoose';
import type { IdentityProvider } from '#auth/identity/identity.ts';
import { createLocalIdentity } from '#auth/identity/local.ts';
import type { HashStrength } from '#auth/identity/password.ts';
import { createLocalStorage, type LocalStorage } from '#storage/local.ts';
import type { Storage } from '#storage/storage.ts';
import type { Config } from './config.ts';

/**
 * Who proves identities, what keeps pictures, and the pictures on this disk: the same, or those
 * from before Firebase.
 */
export type Providers = { identity: IdentityProvider; storage: Storage; disk: LocalStorage };

/** Uses Firebase if it is configured, else the database and the local disk. */
export async function createProviders(
  connection: Connection,
  { dataDirectory, firebase }: Pick<Config, 'dataDirectory' | 'firebase'>,
  strength?: HashStrength,
): Promise<Providers> {
  const disk = openDisk(dataDirectory);
  if (!firebase) {
    return { identity: createLocalIdentity(connection, strength), storage: disk, disk };
  }
  // Imported only when needed: Firebase's libraries would slow down every other start.
  const { createFirebaseProviders } = await import('./firebase-providers.ts');
  return { ...createFirebaseProviders(connection, firebase), disk };
}

/** The pictures on this disk. */
export function openDisk(dataDirectory: string): LocalStorage {
  const directory = uploadsDirectoryOf(dataDirectory);
  const originalsDirectory = originalsDirectoryOf(dataDirectory);
  const keptDirectory = join(dataDirectory, KEPT_FOLDER);
  return createLocalStorage({ directory, originalsDirectory, keptDirectory });
}

/** The folder of the pictures on this disk; those from before Firebase stay there. */
function uploadsDirectoryOf(dataDirectory: string): string {
  return join(dataDirectory, 'uploads');
}

/** The folder of all that was uploaded. Nothing serves it. */
const KEPT_FOLDER = 'kept-originals';

/** The folder of what was uploaded, until all of its sizes are made. Nothing serves it. */
function originalsDirectoryOf(dataDirectory: string): string {
  return join(dataDirectory, 'originals');
}
