import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { EVERYTHING } from '@karibu/graph/core/read/paging.ts';
import type { Service } from '@karibu/graph/core/service.ts';
import { serviceOf } from '@karibu/graph/services.ts';
import mongoose, { type Connection } from 'mongoose';
import { expect, test } from 'vitest';
import type { Content } from '../server/open-content.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { useInstallations } from './testing/use-installations.ts';

const { at, configOf, openAt } = useInstallations();

const toursOf = ({ services }: Content) => serviceOf(services.byName, 'tours');

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
  content: Content,
  choose: (connection: Connection) => Connection,
  folder: string,
) {
  const tours = toursOf(content);
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
  const busy = interrupted(choose(content.connection), 'history', write);
  await makeBackup(busy, configOf('first').dataDirectory, at(folder));
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
    await restoreBackup(configOf(`to ${name}`), at(name));

    const second = await openAt(`to ${name}`);
    const tours = toursOf(second);
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
    await second.close();
  },
);
