import type { Connection } from 'mongoose';

/** What the database says of its data. */
export type DataState = {
  /** The version that every document has at least. */
  version: number;
  /** An upgrade that has not ended yet, if any. */
  upgrade: Upgrade | null;
};

export type Upgrade = {
  to: number;
  /** Whether documents may have been changed. Until then an older release may still be started. */
  isBegun: boolean;
  /** The folder of the backup that was made before, if one was. */
  backup: string | null;
};

/** Why this release cannot use the data, in one line for people. */
export class DataVersionError extends Error {
  override readonly name = 'DataVersionError';
}

/** Reads one small document. Data that has no version yet has 0. */
export async function readDataState(connection: Connection): Promise<DataState> {
  const found = await metaOf(connection).findOne({ _id: ID });
  return { version: found?.version ?? 0, upgrade: found?.upgrade ?? null };
}

export async function writeDataState(connection: Connection, state: DataState): Promise<void> {
  await metaOf(connection).updateOne({ _id: ID }, { $set: state }, { upsert: true });
}

/** Throws DataVersionError for data of a newer release. */
export function assertKnownVersion({ version, upgrade }: DataState, known: number): void {
  if (version > known) {
    throw new DataVersionError(
      `the database holds data of version ${version}; this release knows version ${known}. ` +
        'Start a newer release',
    );
  }
  if (upgrade?.isBegun && upgrade.to > known) {
    throw new DataVersionError(
      `an upgrade of the database to data of version ${upgrade.to} has begun; ` +
        `this release knows version ${known}. Start the newer release, which ends the upgrade`,
    );
  }
}

const ID = 'data';

function metaOf(connection: Connection) {
  return connection.collection<DataState & { _id: string }>('meta');
}
