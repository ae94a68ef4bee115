import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@karibu/graph/config.ts';
import { listServing, type Presence } from '@karibu/graph/migrations/presence.ts';
import { readLive } from '@karibu/graph/publish/publication.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { Connection } from 'mongoose';
import { codeOf, StartError } from './start-error.ts';

/**
 * Joins the processes that serve the site from the same database. Throws StartError where this one
 * could not serve what they do.
 */
export async function joinOthers(
  connection: Connection,
  presence: Presence,
  { dataDirectory, firebase }: Pick<Config, 'dataDirectory' | 'firebase'>,
): Promise<void> {
  const name = await nameOf(dataDirectory);
  // Noted before it looks, so that of two that start at once not both overlook the other.
  await presence.serveFrom(name);
  const serving = await listServing(connection);
  if (serving.every(({ directory }) => directory === name)) return;
  if (!firebase) throw new StartError(PICTURES);
  const { current, isRolledBack } = await readLive(connection);
  const live = await createReleaseStore(join(dataDirectory, 'site')).current();
  if (isRolledBack && live?.id !== current) throw new StartError(ROLLED_BACK);
}

const PICTURES =
  'another process serves this database from a DATA_DIR of its own, so that each would lack ' +
  'pictures of the other. Stop that one (if it crashed, wait half a minute), give both the same ' +
  'DATA_DIR, or keep the pictures in Firebase';

const ROLLED_BACK =
  'the site was rolled back to a release that only another process has. Publish again there ' +
  'first, or save something';

/** The name by which processes tell data directories apart. It is made at the first call. */
async function nameOf(dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, 'name');
  const name = randomUUID();
  // Two processes may make one at once; a link is there with its whole content, and only once.
  await writeFile(`${file}.${name}`, name);
  await link(`${file}.${name}`, file).catch((error) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await rm(`${file}.${name}`);
  return readFile(file, 'utf8');
}
