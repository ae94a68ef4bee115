import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@karibu/graph/config.ts';
import { DataVersionError, readDataState } from '@karibu/graph/migrations/data-state.ts';
import { DATA_VERSION } from '@karibu/graph/migrations/index.ts';
import { type OpenOptions, openData } from '@karibu/graph/migrations/open-data.ts';
import type { Upgraded } from '@karibu/graph/migrations/upgrade-data.ts';
import { versionedCollections } from '@karibu/graph/services.ts';
import type { Connection } from 'mongoose';
import { makeBackup } from '../backup/make-backup.ts';
import type { DatabaseUse } from './open-database.ts';

type DataConfig = Pick<Config, 'dataDirectory' | 'confirmedBackup'>;

/**
 * Opens the data of a database for this release, and upgrades older data. Before an upgrade it
 * backs the embedded database up into `DATA_DIR/backups`; for a MongoDB the operator must confirm a
 * backup. Throws DataVersionError, with one line for people, when the data cannot be used.
 */
export async function bringUpToDate(
  connection: Connection,
  use: DatabaseUse,
  config: DataConfig,
  report: (text: string) => void = () => {},
) {
  if (use === 'beside') await assertSameRelease(connection);
  return openData(connection, {
    collections: versionedCollections,
    isAlone: use === 'alone',
    backUp: use === 'shared' ? confirmed(config) : intoDataDirectory(connection, config),
    onWait: (count) => report(`waiting for ${count} of an older release to stop`),
  });
}

/** Describes an upgrade in one line for the operator. */
export function describeUpgrade({ from, to, backup, effects }: Upgraded): string {
  const changed = effects.reduce((sum, effect) => sum + effect.changed, 0);
  const documents = `${changed} ${changed === 1 ? 'document' : 'documents'}`;
  const before = backup === null ? '' : ` A backup of the old data is in ${backup}.`;
  return `Upgraded the data from version ${from} to ${to}: ${documents} changed.${before}`;
}

/** The embedded database ends only with its server, so waiting for that server cannot help. */
async function assertSameRelease(connection: Connection): Promise<void> {
  const { version } = await readDataState(connection);
  if (version >= DATA_VERSION) return;
  throw new DataVersionError(
    'a server of an older release runs on this DATA_DIR; stop it, then start this release',
  );
}

/** Links the pictures instead of copying them: they never change, and links need no space. */
function intoDataDirectory(connection: Connection, { dataDirectory }: DataConfig) {
  return async ({ to }: { to: number }) => {
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const folder = join(dataDirectory, 'backups', `before-${to}-${time}`);
    await makeBackup(connection, dataDirectory, folder, 'link').catch(async (error) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
    return folder;
  };
}

function confirmed({ confirmedBackup }: DataConfig): OpenOptions['backUp'] {
  return async ({ from, to }) => {
    if (confirmedBackup === to) return null;
    throw new DataVersionError(
      `this release upgrades the database from data of version ${from} to ${to}. ` +
        `Make a backup of it, then start with CONFIRM_BACKUP=${to}`,
    );
  };
}
