import { initializeApp } from 'firebase-admin/app';
import type { Connection } from 'mongoose';
import { createFirebaseIdentity } from '#auth/identity/firebase.ts';
import { createFirebaseStorage } from '#storage/firebase.ts';
import type { FirebaseConfig } from './config.ts';

/** Makes both providers on one Firebase project, with the application default credentials. */
export function createFirebaseProviders(
  connection: Connection,
  { projectId, apiKey, storageBucket, emulatorHost }: FirebaseConfig,
) {
  const app = initializeApp({ projectId, storageBucket }, projectId);
  const toolkit = { apiKey, emulatorHost };
  return {
    identity: createFirebaseIdentity({ app, connection, toolkit }),
    storage: createFirebaseStorage(app, storageBucket),
  };
}
