import { appendFile, mkdtemp, readdir, readFile, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCaller,
  type Json,
  runCommand,
  startProcess,
  type TestProcess,
} from '../server/test-process.ts';
import { verifyBackup } from './manifest.ts';

let root: string;
let running: TestProcess;
let call: Json;
const at = (name: string) => join(root, name);
const backup = (from: string, to: string) =>
  runCommand('backup.ts', [at(to)], { DATA_DIR: at(from) });
const restore = (from: string, to: string) =>
  runCommand('restore.ts', [at(from)], { DATA_DIR: at(to) });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'karibu-backup-'));
  running = await startProcess({ DATA_DIR: at('first') });
  call = await createCaller(running.url);
}, 180_000);
afterAll(async () => {
  await running.end('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

const tour = (title: string, image: string) => ({
  ...{ title, image, description: '<p>Out and back.</p>', category: 'Walks' },
  ...{ destination: 'Usambara', tourType: 'safari', duration: '2 Days', price: 300 },
});

async function upload(colour: number): Promise<Json> {
  const background = { r: colour % 256, g: Math.floor(colour / 256), b: 90 };
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png');
  return call('POST', '/upload', form);
}

/**
 * Adds, changes and deletes tours until `stop`, which gives the number of added tours. `spare` is a
 * picture that stays.
 */
function startWriting(spare: string) {
  let isOver = false;
  let done = 0;
  const write = async () => {
    while (!isOver) {
      done += 1;
      const { url, public_id } = await upload(done);
      const { id } = await call('POST', '/tours', tour(`Written ${done}`, url));
      await call('PUT', `/tours/${id}`, { price: done });
      if (done % 3 !== 0) continue;
      // A picture of a record in the bin cannot be deleted.
      await call('PUT', `/tours/${id}`, { image: spare });
      await call('DELETE', `/tours/${id}`);
      await call('DELETE', '/upload', { public_id });
    }
  };
  const writing = write();
  return {
    async stop() {
      isOver = true;
      await writing;
      return done;
    },
  };
}

/** The documents of a collection in a backup. */
async function readDump(folder: string, name: string): Promise<Json[]> {
  const bytes = await readFile(join(at(folder), 'collections', `${name}.bson`));
  const found: Json[] = [];
  for (let start = 0; start < bytes.length; start += bytes.readInt32LE(start)) {
    const end = start + bytes.readInt32LE(start);
    found.push(mongoose.mongo.BSON.deserialize(bytes.subarray(start, end)));
  }
  return found;
}

test('RUN-6 backs up a server during writes, and restores the same content', async () => {
  const { url } = await upload(60_000);
  const kept = await call('POST', '/tours', tour('Kept', url));
  const writer = startWriting(url);
  const made = await backup('first', 'backup');
  const written = await writer.stop();
  expect([made.code, made.complaint]).toEqual([0, '']);
  expect(written).toBeGreaterThan(1);

  expect(await restore('backup', 'second')).toMatchObject({ code: 0, complaint: '' });
  expect(await backup('second', 'again')).toMatchObject({ code: 0, complaint: '' });
  const [one, two] = [await verifyBackup(at('backup')), await verifyBackup(at('again'))];
  // The restore removes changes that were not written yet, and all sessions.
  const others = ['collections/history.bson', 'collections/sessions.bson'];
  const isSame = ({ path }: { path: string }) => !others.includes(path);
  expect(two.files.filter(isSame)).toEqual(one.files.filter(isSame));
  expect(await readDump('backup', 'sessions')).not.toEqual([]);
  expect(two.collections.sessions ?? 0).toBe(0);

  await running.end('SIGTERM');
  running = await startProcess({ DATA_DIR: at('second') });
  call = await createCaller(running.url);
  expect(await call('GET', `/tours/${kept.id}`)).toEqual(kept);
  expect((await fetch(running.url + url)).status).toBe(200);
  const page = await fetch(`${running.url}/tours/${kept.slug}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Kept')]);
}, 300_000);

test('RUN-6 a backup during writes has the history and pictures of every record', async () => {
  const tours = await readDump('backup', 'tours');
  const history = await readDump('backup', 'history');
  const uploads = await readDump('backup', 'uploads');
  const { files } = await verifyBackup(at('backup'));
  const paths = new Set(files.map(({ path }) => `/${path}`));
  const notes = new Set(history.map(({ recordId, version }) => `${recordId} ${version}`));
  const addresses = new Set(uploads.map((each) => each.url));
  expect(tours.length).toBeGreaterThan(0);
  for (const { _id, version, image } of tours) {
    expect(notes).toContain(`${_id} ${version}`);
    expect(addresses).toContain(image);
  }
  // The sizes of a picture are made after its upload. Until then its original is there.
  const isThere = ({ url, public_id }: Json) =>
    paths.has(url) || paths.has(`/originals/${public_id}`);
  expect(uploads.filter((each) => !isThere(each))).toEqual([]);
});

test('RUN-6 restores only into an empty installation', async () => {
  const { code, complaint } = await restore('backup', 'second');
  expect([code, complaint]).toEqual([1, `DATA_DIR ${at('second')} is not empty; name a new one`]);
});

test('RUN-6 restores nothing from a damaged or incomplete backup', async () => {
  const dump = join(at('again'), 'collections', 'tours.bson');
  await appendFile(dump, 'x');
  const damaged = await restore('again', 'third');
  expect([damaged.code, damaged.complaint]).toEqual([
    1,
    'collections/tours.bson is damaged: it is not as it was backed up',
  ]);
  await unlink(dump);
  const missing = await restore('again', 'third');
  expect(missing.complaint).toBe('collections/tours.bson is missing from the backup');
  await unlink(join(at('again'), 'manifest.json'));
  expect((await restore('again', 'third')).complaint).toContain('holds no manifest.json');
  expect(await readdir(root)).not.toContain('third');
});

test('RUN-6 backs up only into a new folder, and only an existing installation', async () => {
  expect((await backup('second', 'backup')).complaint).toBe(
    `${at('backup')} is not empty; name a new folder`,
  );
  if (!process.env.MONGODB_URI) {
    expect((await backup('nowhere', 'new')).complaint).toBe(
      `There is no database in DATA_DIR ${at('nowhere')}`,
    );
  }
  expect((await runCommand('backup.ts', [], { DATA_DIR: at('second') })).code).toBe(1);
});
