import mongoose, { type Connection } from 'mongoose';

const DATABASE_NAME = 'karibu';

/**
 * Connects to the database. Throws when it cannot be reached within 5 seconds, or the
 * `serverSelectionTimeoutMS` of the address.
 */
export async function connectDatabase(uri: string): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    ...(hasDatabaseName(uri) ? {} : { dbName: DATABASE_NAME }),
    ...(/[?&]serverSelectionTimeoutMS=/i.test(uri) ? {} : { serverSelectionTimeoutMS: 5_000 }),
    // Our validators have checked everything that is stored.
    enableUtf8Validation: false,
    autoIndex: false,
    autoCreate: false,
  });
  return connection.asPromise();
}

function hasDatabaseName(uri: string): boolean {
  return /^mongodb(\+srv)?:\/\/[^/]+\/[^?]+/.test(uri);
}
