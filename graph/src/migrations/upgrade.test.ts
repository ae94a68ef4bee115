import { spawn } from 'node:child_process';
import { once } from 'node:events';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectDatabase } from '#database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { versionedCollections } from '../services.ts';
import { readDataState, writeDataState } from './data-state.ts';
import { DATA_VERSION, migrations } from './index.ts';
import type { Migration } from './migration.ts';
import { openData } from './open-data.ts';
import { announcePresence } from './presence.ts';

let server: TestServer;
/** A connection of its own, as that of another process. */
let connection: Connection;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  connection = await connectDatabase(server.databaseUri);
  await writeDataState(connection, { version: DATA_VERSION, upgrade: null });
});
afterEach(async () => {
  for (const name of ['processes', 'locks', 'tours'])
    await connection.collection(name).deleteMany({});
  await connection.close();
});

const NEXT = DATA_VERSION + 1;

/** Not the same when it runs twice. */
const doubling: Migration = {
  version: NEXT,
  title: 'Prices are doubled',
  collections: ['tours'],
  migrate: (tour) => ({ ...tour, price: Number(tour.price) * 2 }),
};

function open(
  list: readonly Migration[] = [...migrations, doubling],
  on = connection,
  isAlone = false,
) {
  const backups: { from: number; to: number }[] = [];
  const opening = openData(on, {
    ...{ collections: versionedCollections, isAlone, waitMs: 0, list },
    async backUp(step) {
      backups.push(step);
      return 'a folder';
    },
  });
  return opening.then(({ presence, upgraded }) => ({ presence, upgraded, backups }));
}

async function fill(count: number): Promise<void> {
  const tours = Array.from({ length: count }, (_, index) => ({
    _id: new mongoose.Types.ObjectId(),
    ...{ title: `Tour ${index}`, slug: `tour-${index}`, price: index, version: 1 },
    schemaVersion: DATA_VERSION,
  }));
  await connection.collection('tours').insertMany(tours);
}

const readTours = () => connection.collection('tours').find().sort({ _id: 1 }).toArray();
const doubled = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ title: `Tour ${index}`, price: index * 2, version: 1, schemaVersion: NEXT },
  }));

test('REG-5 older data is brought to the version of the release, after a backup', async () => {
  await fill(450);
  const { upgraded, backups } = await open();
  expect(backups).toEqual([{ from: DATA_VERSION, to: NEXT }]);
  expect(upgraded).toMatchObject({
    ...{ from: DATA_VERSION, to: NEXT, backup: 'a folder' },
    effects: [{ version: NEXT, collection: 'tours', changed: 449, total: 450 }],
  });
  expect(await readTours()).toMatchObject(doubled(450));
  expect(await readDataState(connection)).toEqual({ version: NEXT, upgrade: null });
  for (const name of versionedCollections) {
    const others = { schemaVersion: { $ne: NEXT } };
    expect([name, await connection.collection(name).countDocuments(others)]).toEqual([name, 0]);
  }
});

test('data without documents that change needs no backup', async () => {
  const { upgraded, backups } = await open();
  expect([upgraded?.to, backups]).toEqual([NEXT, []]);
});

test('REG-5 of processes that start at once one upgrades, and each document changes once', async () => {
  await fill(300);
  const others = await Promise.all([1, 2, 3].map(() => connectDatabase(server.databaseUri)));
  const opened = await Promise.all(others.map((each) => open(undefined, each)));
  expect(opened.filter(({ upgraded }) => upgraded !== null)).toHaveLength(1);
  expect(opened.flatMap(({ backups }) => backups)).toHaveLength(1);
  expect(await readTours()).toMatchObject(doubled(300));
  await Promise.all(opened.map(({ presence }) => presence.leave()));
  await Promise.all(others.map((each) => each.close()));
});

test('REG-5 a killed upgrade goes on at the next start, and changes no document twice', async () => {
  await fill(900);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', DYING], {
    cwd: new URL('.', import.meta.url),
    env: { PATH: process.env.PATH, DATABASE: server.databaseUri },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  const half = (await readTours()).filter(({ schemaVersion }) => schemaVersion === NEXT).length;
  expect(half).toBe(400);
  // An older release would meet documents that it does not know.
  await expect(open(migrations)).rejects.toThrow(
    `an upgrade of the database to data of version ${NEXT} has begun; this release knows ` +
      `version ${DATA_VERSION}. Start the newer release, which ends the upgrade`,
  );
  // Whoever is alone on the database need not wait until the dead process's lock runs out.
  const { upgraded, backups } = await open(undefined, connection, true);
  expect([upgraded?.backup, backups]).toEqual(['made before', []]);
  expect(await readTours()).toMatchObject(doubled(900));
}, 60_000);

/** The same upgrade in a process that dies at a document of the third batch. */
const DYING = `
import { connectDatabase } from '../database.ts';
import { migrations, DATA_VERSION } from './index.ts';
import { openData } from './open-data.ts';
const dying = {
  version: DATA_VERSION + 1, title: 'Prices are doubled', collections: ['tours'],
  migrate(tour) {
    if (tour.title === 'Tour 555') process.kill(process.pid, 'SIGKILL');
    return { ...tour, price: Number(tour.price) * 2 };
  },
};
await openData(await connectDatabase(process.env.DATABASE), {
  collections: ['tours'], isAlone: false, list: [...migrations, dying],
  backUp: async () => 'made before',
});
`;

test('REG-5 a process of an older release that lives keeps the data from being upgraded', async () => {
  await fill(1);
  const older = await open(migrations);
  await expect(open()).rejects.toThrow(
    '1 process of an older release still uses the database. Stop the older release, then start this one',
  );
  expect(await readTours()).toMatchObject([{ price: 0, schemaVersion: DATA_VERSION }]);
  // Nothing was begun, so the older release may be started again.
  const again = await open(migrations);
  await Promise.all([older.presence.leave(), again.presence.leave()]);
  expect((await open()).upgraded?.to).toBe(NEXT);
});

test('a process of an older release that starts meanwhile is refused', async () => {
  await fill(1);
  const older = await announcePresence(connection, DATA_VERSION);
  const waiting = Promise.withResolvers<void>();
  const upgrading = openData(connection, {
    ...{ collections: versionedCollections, isAlone: false, list: [...migrations, doubling] },
    backUp: async () => null,
    onWait: () => waiting.resolve(),
  });
  await waiting.promise;
  await expect(open(migrations)).rejects.toThrow(
    `a newer release is upgrading the database to data of version ${NEXT}. Start the newer release`,
  );
  await older.leave();
  expect((await upgrading).upgraded?.to).toBe(NEXT);
});

test('data of a newer release is refused', async () => {
  const { presence } = await open();
  await expect(open(migrations)).rejects.toThrow(
    `the database holds data of version ${NEXT}; this release knows version ${DATA_VERSION}. ` +
      'Start a newer release',
  );
  await presence.leave();
  expect(await connection.collection('processes').countDocuments()).toBe(0);
});

test('a process that was out of reach during an upgrade learns of it and stops', async () => {
  const { outdated, leave } = await announcePresence(connection, DATA_VERSION, 30);
  await writeDataState(connection, { version: NEXT, upgrade: null });
  await expect(outdated).rejects.toThrow(
    `a newer release has upgraded the database to data of version ${NEXT}`,
  );
  await leave();
});

test('REG-5 a backup that fails, or was not confirmed, leaves everything as it was', async () => {
  await fill(1);
  const before = await readTours();
  const backUp = () => Promise.reject(new Error('The disk is full'));
  const options = { collections: versionedCollections, isAlone: false, backUp };
  const opening = openData(connection, { ...options, list: [...migrations, doubling] });
  await expect(opening).rejects.toThrow('The disk is full');
  expect(await readTours()).toEqual(before);
  expect(await readDataState(connection)).toEqual({ version: DATA_VERSION, upgrade: null });
});

test('a start on data of today reads no document of the content', async () => {
  await fill(1000);
  const commands: string[] = [];
  const watched = await mongoose
    .createConnection(server.databaseUri, { dbName: connection.name, monitorCommands: true })
    .asPromise();
  watched.getClient().on('commandStarted', ({ commandName, command }) => {
    commands.push(`${commandName} ${command[commandName]}`);
  });
  const { presence, upgraded } = await open(migrations, watched);
  expect(upgraded).toBeNull();
  expect(commands.filter((each) => !/^(hello|ping|endSessions)/.test(each))).toEqual([
    'update processes',
    'find meta',
  ]);
  await presence.leave();
  await watched.close();
});
