import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '@karibu/graph/config.ts';
import { prepareDatabase } from '@karibu/graph/services.ts';
import { afterAll, beforeAll } from 'vitest';
import { prepareDataDirectory } from '../../server/data-directory.ts';
import { openContent } from '../../server/open-content.ts';
import { openDatabase } from '../../server/open-database.ts';
import { databaseOf } from '../../server/test-process.ts';

/**
 * Installations by name for the tests of a file, in one folder that is removed after them: `at`
 * gives a path in it, `configOf` the settings of an installation, and `openAt` opens one.
 */
export function useInstallations() {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'karibu-installations-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  const at = (name: string) => join(root, name);
  const configOf = (name: string) =>
    readConfig({ DATA_DIR: at(name), NODE_ENV: 'test', ...databaseOf(at(name)) });
  return { at, configOf, openAt: (name: string) => openInstallation(configOf(name)) };
}

async function openInstallation(config: Config) {
  await prepareDataDirectory(config.dataDirectory);
  const database = await openDatabase(config);
  const content = await openContent(database.uri, config);
  await prepareDatabase(content.connection, content.services);
  const close = async () => {
    await content.connection.close();
    await database.close();
  };
  return { ...content, close };
}
