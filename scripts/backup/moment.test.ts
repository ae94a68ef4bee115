import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { EVERYTHING } from '@karibu/graph/core/read/paging.ts';
import type { Service } from '@karibu/graph/core/service.ts';
import { prepareDatabase, serviceOf } from '@karibu/graph/services.ts';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDataDirectory } from '../server/data-directory.ts';
import { type Content, openContent } from '../server/open-content.ts';
import { openDatabase } from '../server/open-database.ts';
import { databaseOf } from '../server/test-process.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'karibu-moment-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

function configOf(name: string) {
  const directory = join(root, name);
  return readConfig({ DATA_DIR: directory, NODE_ENV: 'test', ...databaseOf(directory) });
}

async function openAt(name: string) {
  const config = configOf(name);
  await prepareDataDirectory(config.dataDirectory);
  const database = await openDatabase(config);
  const content = await openContent(database.uri, config);
  await prepareDatabase(content.connection, content.services);
  const close = async () => {
    await content.connection.close();
    await database.close();
  };
  return { ...content, close, tours: serviceOf(content.services.byName, 'tours') };
}

const addTour = ({ create }: Service, title: string) =>
  create(SYSTEM_CONTEXT, {
    ...{
      title,
      image: 'https://pictures.example/a.jpg',
      description: '<p>Out.</p>',
      category: 'Walks',
    },
    ...{ destination: 'Usambara', tourType: 'safari', duration: '2 Days', price: 300 },
  });

/** A connection that runs `work` before the backup reads the collection `reading`. */
function interrupted(connection: Connection, reading: string, work: () => Promise<unknown>) {
  const collection = (name: string) => {
    const whole = connection.collection(name);
    if (name !== reading) return whole;
    const find = async function* (...query: Parameters<typeof whole.find>) {
      await work();
      yield* whole.find(...query);
    };
    return Object.assign(Object.create(whole), { find });
  };
  return Object.assign(Object.create(connection), { collection }) as Connection;
}

/** A connection that refuses snapshots, as a MongoDB without a replica set does. */
function withoutMoments(connection: Connection): Connection {
  const startSession = async () => {
    throw new mongoose.mongo.MongoServerError({ code: 123, message: 'not a replica set' });
  };
  return Object.assign(Object.create(connection), { startSession });
}

/** Changes, deletes, adds and restores tours between the reads of the tours and of the history. */
async function backUpUnderWrites(
  { connection, tours }: Content & { tours: Service },
  choose: (connection: Connection) => Connection,
  folder: string,
) {
  const [changed, deleted] = [await addTour(tours, 'Changed'), await addTour(tours, 'Deleted')];
  const back = await addTour(tours, 'Back');
  await tours.remove(SYSTEM_CONTEXT, back.id);
  const write = async () => {
    const change = (id: string, price: number) => tours.update(SYSTEM_CONTEXT, id, { price }, null);
    for (const price of [400, 500]) {
      await Promise.all([change(changed.id, price), change(changed.id, price + 1)]);
    }
    await change(deleted.id, 700);
    await tours.remove(SYSTEM_CONTEXT, deleted.id);
    await tours.restore(SYSTEM_CONTEXT, back.id, 1);
    await addTour(tours, 'Later');
  };
  const busy = interrupted(choose(connection), 'history', write);
  await makeBackup(busy, configOf('first').dataDirectory, join(root, folder));
  return { changed, deleted, back };
}

test.each([
  ['at one moment', (connection: Connection) => connection],
  ['without one', withoutMoments],
] as const)(
  'RUN-6 a backup %s, during writes, restores a consistent state',
  async (name, choose) => {
    const first = await openAt(`of ${name}`);
    const { changed, deleted, back } = await backUpUnderWrites(first, choose, name);
    await first.close();
    await restoreBackup(configOf(`to ${name}`), join(root, name));

    const { tours, close } = await openAt(`to ${name}`);
    const { records } = await tours.list(SYSTEM_CONTEXT, EVERYTHING);
    expect(records.map(({ id }) => id).sort()).toEqual([changed.id, deleted.id]);
    for (const record of records) {
      const { entries: history } = await tours.listHistory(SYSTEM_CONTEXT, record.id);
      expect(history).toMatchObject([{ action: 'create', version: record.version }]);
      expect(history[0]?.after).toMatchObject({ price: record.price, title: record.title });
    }
    const { entries: gone } = await tours.listHistory(SYSTEM_CONTEXT, back.id);
    expect(gone.map(({ action }) => action)).toEqual(['delete', 'create']);
    expect(await tours.update(SYSTEM_CONTEXT, changed.id, { price: 1 }, 1)).toMatchObject({
      version: 2,
    });
    await close();
  },
);
