import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@karibu/embedded-database';
import { connectDatabase } from '@karibu/graph/database.ts';
import { readDataState, writeDataState } from '@karibu/graph/migrations/data-state.ts';
import { DATA_VERSION } from '@karibu/graph/migrations/index.ts';
import { announcePresence } from '@karibu/graph/migrations/presence.ts';
import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verifyBackup } from '../backup/manifest.ts';
import {
  EARLIER_BACKUP,
  loadEarlierDocuments,
  readEverything,
  writeEarlierData,
} from '../backup/testing/earlier-data.ts';
import { createCaller, failToStart, runCommand, startProcess, until } from './test-process.ts';

// Each test starts several processes, one after the other.
vi.setConfig({ testTimeout: 300_000 });
afterAll(() => vi.resetConfig());

let root: string;
let data: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'karibu-upgrade-'));
  data = join(root, 'data');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Runs `work` on a database that other processes can reach too. */
async function onDatabase<Result>(
  directory: string,
  work: (connection: Connection, uri: string) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedDatabase({ directory });
  const connection = await connectDatabase(database.uri);
  try {
    return await work(connection, `${database.uri}/karibu`);
  } finally {
    await connection.close();
    await database.close();
  }
}

/** Runs `work` on a database with the data of the earlier release, as on a MongoDB. */
const onShared = <Result>(work: (connection: Connection, uri: string) => Promise<Result>) =>
  onDatabase(join(root, 'shared'), async (connection, uri) => {
    await loadEarlierDocuments(connection);
    return work(connection, uri);
  });

const createAdmin = () =>
  runCommand('create-admin.ts', ['--email', 'amina@karibu.example', '--name', 'Amina'], {
    ...{ DATA_DIR: data, ADMIN_PASSWORD: 'a long password' },
  });

const readData = () => onDatabase(join(data, 'database'), readEverything);
const oldGallery = (connection: Connection) =>
  connection.collection('tours').findOne({ title: 'Old Gallery' });

test('REG-5 a start upgrades earlier data once, after a backup that can be restored', async () => {
  await writeEarlierData(data);
  const before = await readData();
  const owner = { email: 'admin@karibu.example', password: 'correct horse' };
  let running = await startProcess({ DATA_DIR: data });
  expect(running.output()).toMatch(/Upgraded the data from version 0 to \d+: 1 document changed\./);
  expect(running.output()).toMatch(/A backup of the old data is in \S+\./);
  const call = await createCaller(running.url, owner);
  const tours = await call('GET', '/tours');
  const { gallery } = tours.find(({ title }: { title: string }) => title === 'Old Gallery');
  expect(gallery[0]).toEqual({ url: 'https://pictures.example/reef.jpg', type: 'image' });
  expect(await running.end('SIGTERM')).toBe(0);

  const [name = '', ...others] = await readdir(join(data, 'backups'));
  expect([name, others]).toEqual([expect.stringMatching(/^before-\d+-2/), []]);
  const backup = join(data, 'backups', name);
  // The format of the earlier release, so that it can restore the backup.
  const manifest = await verifyBackup(backup);
  expect([manifest.format, manifest.dataVersion]).toEqual(['karibu-backup-1', 0]);
  const pictures = manifest.files.filter(({ path }) => path.startsWith('uploads/'));
  expect(pictures.length).toBe(5);
  const counts = Object.entries(before).map(([name, documents]) => [name, documents.length]);
  expect(manifest.collections).toEqual(Object.fromEntries(counts));

  running = await startProcess({ DATA_DIR: data });
  expect(running.output()).not.toContain('Upgraded the data');
  expect(await running.end('SIGTERM')).toBe(0);
  expect(await readdir(join(data, 'backups'))).toEqual([name]);
});

test('REG-5 a dry run prints the changes with an example, and writes nothing', async () => {
  await writeEarlierData(data);
  const before = await readData();
  const { code, printed } = await runCommand('migrate.ts', ['--dry-run'], { DATA_DIR: data });
  expect(code).toBe(0);
  expect(printed).toContain('The data has version 0');
  expect(printed).toContain('tours: 1 of 3 documents change');
  expect(printed).toContain('packages: 0 of 1 documents change');
  expect(printed).toContain('- gallery: ["https://pictures.example/reef.jpg",');
  expect(printed).toContain(
    '+ gallery: [{"url":"https://pictures.example/reef.jpg","type":"image"}',
  );
  expect(printed).toMatch(/Nothing was written\.$/);
  expect(await readData()).toEqual(before);
  expect(await readdir(data)).not.toContain('backups');
  const nowhere = { DATA_DIR: join(root, 'nowhere') };
  expect(await runCommand('migrate.ts', ['--dry-run'], nowhere)).toMatchObject({
    ...{ code: 1, complaint: `There is no database in DATA_DIR ${nowhere.DATA_DIR}` },
  });
});

test('REG-5 upgrades the data of a MongoDB only after the operator confirmed a backup', async () => {
  await onShared(async (connection, MONGODB_URI) => {
    const environment = { DATA_DIR: data, MONGODB_URI };
    const { code, complaint } = await failToStart({ ...environment, CONFIRM_BACKUP: '0' });
    expect([code, complaint]).toEqual([
      1,
      `Karibu cannot start: this release upgrades the database from data of version 0 to ` +
        `${DATA_VERSION}. Make a backup of it, then start with CONFIRM_BACKUP=${DATA_VERSION}`,
    ]);
    expect(await oldGallery(connection)).not.toHaveProperty('schemaVersion');
    const migrate = (...options: string[]) => runCommand('migrate.ts', options, environment);
    expect((await migrate()).code).toBe(1);
    const both = await Promise.all([1, 2].map(() => migrate('--confirm-backup')));
    expect(both.map(({ printed, complaint }) => printed + complaint).sort()).toEqual([
      `The data has version ${DATA_VERSION} already.`,
      `Upgraded the data from version 0 to ${DATA_VERSION}: 1 document changed.`,
    ]);
    expect(await oldGallery(connection)).toMatchObject({ schemaVersion: DATA_VERSION });
    const { complaint: unknown } = await migrate('--force');
    expect(unknown).toBe('Unknown option: npm run migrate -- [--dry-run | --confirm-backup]');
  });
});

test('REG-5 waits for a running process of an older release', async () => {
  await onShared(async (connection, MONGODB_URI) => {
    const older = await announcePresence(connection, 0);
    const environment = { DATA_DIR: data, MONGODB_URI };
    const upgrading = runCommand('migrate.ts', ['--confirm-backup'], environment);
    const isWaiting = await until(
      async () => (await readDataState(connection)).upgrade,
      (upgrade) => upgrade !== null,
    );
    expect(isWaiting).toMatchObject({ to: DATA_VERSION, isBegun: false });
    expect(await oldGallery(connection)).not.toHaveProperty('schemaVersion');
    await older.leave();
    expect(await upgrading).toMatchObject({ code: 0, complaint: '' });
    expect(await oldGallery(connection)).toMatchObject({ schemaVersion: DATA_VERSION });
  });
});

test('REG-5 the next start completes a killed upgrade and keeps its backup', async () => {
  await writeEarlierData(data);
  const backup = join(data, 'backups', 'before-1');
  // The state that a process leaves when it is killed between the first and last document.
  await onDatabase(join(data, 'database'), async (connection) => {
    const upgrade = { to: DATA_VERSION, isBegun: true, backup };
    await writeDataState(connection, { version: 0, upgrade });
    const until = new Date(Date.now() + 10_000);
    const locks = connection.collection<{ _id: string }>('locks');
    await locks.insertOne({ _id: 'upgrade of the data', owner: 'dead', until } as never);
    await announcePresence(connection, DATA_VERSION);
  });
  const { printed } = await runCommand('migrate.ts', [], { DATA_DIR: data });
  expect(printed).toBe(
    `Upgraded the data from version 0 to ${DATA_VERSION}: 1 document changed. ` +
      `A backup of the old data is in ${backup}.`,
  );
  expect(await readdir(data)).not.toContain('backups');
});

test('an older release refuses newer data in one line, with every command', async () => {
  await onDatabase(join(data, 'database'), (connection) =>
    writeDataState(connection, { version: DATA_VERSION + 1, upgrade: null }),
  );
  const line =
    `the database holds data of version ${DATA_VERSION + 1}; ` +
    `this release knows version ${DATA_VERSION}. Start a newer release`;
  const started = await failToStart({ DATA_DIR: data });
  expect([started.code, started.complaint]).toEqual([1, `Karibu cannot start: ${line}`]);
  for (const [script, ...options] of [
    ['seed.ts'],
    ['publish-site.ts', join(root, 'published')],
    ['backup.ts', join(root, 'backup')],
    ['migrate.ts'],
    ['migrate.ts', '--dry-run'],
  ] as const) {
    const { code, complaint } = await runCommand(script, options, { DATA_DIR: data });
    expect([script, code, complaint]).toEqual([script, 1, line]);
  }
  expect(await createAdmin()).toMatchObject({ code: 1, complaint: line });
  const api = await runCommand('tools/dev-api.ts', [], { DATA_DIR: data, PORT: '0' });
  expect([api.code, api.complaint]).toEqual([1, `Karibu cannot start: ${line}`]);
});

test('a command upgrades nothing while a server of an older release runs', async () => {
  await writeEarlierData(data);
  await onDatabase(join(data, 'database'), async (connection) => {
    const environment = { DATA_DIR: data };
    const { code, complaint } = await createAdmin();
    expect([code, complaint]).toEqual([
      1,
      'a server of an older release runs on this DATA_DIR; stop it, then start this release',
    ]);
    expect(await oldGallery(connection)).not.toHaveProperty('schemaVersion');
    // The server may run during a backup and a dry run.
    expect((await runCommand('backup.ts', [join(root, 'b')], environment)).code).toBe(0);
    expect((await verifyBackup(join(root, 'b'))).dataVersion).toBe(0);
    expect((await runCommand('migrate.ts', ['--dry-run'], environment)).code).toBe(0);
  });
});

test('a new installation and a restored one have the version of the release', async () => {
  const restored = join(root, 'restored');
  expect((await runCommand('migrate.ts', [], { DATA_DIR: data })).code).toBe(0);
  const { code } = await runCommand('restore.ts', [EARLIER_BACKUP], { DATA_DIR: restored });
  expect(code).toBe(0);
  for (const directory of [data, restored]) {
    const state = await onDatabase(join(directory, 'database'), readDataState);
    expect(state).toEqual({ version: DATA_VERSION, upgrade: null });
  }
});
