import { join } from 'node:path';
import { type Config, readConfig } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import { createDiskSpace } from '@karibu/graph/http/disk-space.ts';
import type { Upgraded } from '@karibu/graph/migrations/upgrade-data.ts';
import { createProviders } from '@karibu/graph/providers.ts';
import { createReleaseStore, type ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { createServices, prepareDatabase, type Services } from '@karibu/graph/services.ts';
import type { LocalStorage } from '@karibu/graph/storage/local.ts';
import type { Storage } from '@karibu/graph/storage/storage.ts';
import type { Connection } from 'mongoose';
import { bringUpToDate } from './bring-up-to-date.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { type DatabaseUse, type joinDatabase, openDatabase } from './open-database.ts';

/** The content of an installation, without a server. */
export type Content = {
  connection: Connection;
  services: Services;
  storage: Storage;
  /** The pictures on this disk. */
  disk: LocalStorage;
  releases: ReleaseStore;
};

type Opened = {
  use: DatabaseUse;
  /** What was brought up to date, if anything. */
  upgraded: Upgraded | null;
};

type ContentConfig = Pick<Config, 'dataDirectory' | 'firebase' | 'isProduction' | 'publicUrl'>;

/** Opens the content of a database and a data directory. This release must know its data. */
export async function openContent(databaseUri: string, config: ContentConfig): Promise<Content> {
  return contentOf(await connectDatabase(databaseUri), config);
}

async function contentOf(connection: Connection, config: ContentConfig): Promise<Content> {
  const { identity, storage, disk } = await createProviders(connection, config);
  const releases = createReleaseStore(join(config.dataDirectory, 'site'));
  const services = createServices({
    connection,
    identity,
    storage,
    disk,
    siteDirectory: releases.directory,
    space: createDiskSpace(connection, config.dataDirectory),
    serverWarnings: () => [],
    publicUrl: config.publicUrl ?? '',
    otherTargets: [],
    isProduction: config.isProduction,
  });
  return { connection, services, storage, disk, releases };
}

/**
 * Runs a command on the content that the environment names, and closes it again. A failure prints
 * one line on stderr and sets the exit code 1. With `joinDatabase` the server may run meanwhile.
 */
export async function runOnContent(
  work: (content: Content, config: Config, opened: Opened) => Promise<void>,
  environment: NodeJS.ProcessEnv = process.env,
  open: typeof joinDatabase = openDatabase,
): Promise<void> {
  await reportFailure(async () => {
    const config = readConfig(environment);
    await prepareDataDirectory(config.dataDirectory);
    const database = await open(config);
    const connection = await connectDatabase(database.uri);
    try {
      const { presence, upgraded } = await bringUpToDate(connection, database.use, config);
      const content = await contentOf(connection, config);
      await prepareDatabase(connection, content.services);
      await work(content, config, { upgraded, use: database.use }).finally(presence.leave);
    } finally {
      await connection.close();
      await database.close();
    }
  });
}

/** Runs a command and reports a failure in one line, with the exit code 1. */
export async function reportFailure(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
