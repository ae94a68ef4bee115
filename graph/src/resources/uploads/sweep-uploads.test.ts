import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tourInput } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const HOUR_MS = 3600 * 1000;

/** Writes a file below the data directory as if it had been written some minutes ago. */
async function leave(path: string, minutes: number) {
  const whole = join(server.dataDirectory, path);
  await mkdir(dirname(whole), { recursive: true });
  await writeFile(whole, 'left');
  const at = new Date(Date.now() - minutes * 60 * 1000);
  await utimes(whole, at, at);
  await utimes(dirname(whole), at, at);
}

const idOf = (digit: string) => digit.repeat(20);
const addressOf = (digit: string) => `/uploads/${idOf(digit)}/320.webp`;

async function leavePictures(digits: string, minutes: number) {
  for (const digit of digits) {
    await leave(`uploads/${idOf(digit)}/320.webp`, minutes);
    await leave(`uploads/${idOf(digit)}/image.json`, minutes);
    await leave(`originals/${idOf(digit)}`, minutes);
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(join(server.dataDirectory, folder));
  return found.filter((name) => /^([0-9a-f])\1{19}$/.test(name)).toSorted();
}

/** Names a picture in a tour as older content may do it. */
async function addTour(title: string, digit: string): Promise<string> {
  const body = tourInput({ title });
  const { id } = (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
  const named = { $set: { description: `<p><img src="${addressOf(digit)}"></p>` } };
  await server.connection.collection('tours').updateOne({ title }, named);
  return id;
}

test('TRUST-3 API-UP-2 removes what a crash left for an hour and nobody names, and nothing else', async () => {
  await leavePictures('0', 61);
  await leavePictures('1', 59);
  await leavePictures('2345', 61);
  await addTour('Shows it', '2');
  const shown = await addTour('Showed it', '3');
  await server.rest('PUT', `/tours/${shown}`, {
    as: 'editor',
    body: { description: '<p>No picture any more.</p>' },
  });
  const deleted = await addTour('In the bin', '4');
  await server.rest('DELETE', `/tours/${deleted}`, { as: 'editor' });
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await server.connection
    .collection('previews')
    .insertOne({ resource: 'tours', record: { image: addressOf('5') }, expiresAt });
  const temporary = `.${'e'.repeat(16)}.tmp`;
  const objects = `site/objects/ab/${'c'.repeat(40)}.0123abcd.tmp`;
  for (const path of [`uploads/${idOf('6')}/${temporary}`, `originals/${temporary}`, objects]) {
    await leave(path, 61);
  }
  const young = `originals/.${'d'.repeat(16)}.tmp`;
  await leave(young, 59);
  await leave('uploads/notes/kept.txt', 500);

  const answer = await server.rest('DELETE', '/uploads/unused', { as: 'editor' });
  expect(answer.body.data).toEqual({ count: 0 });
  const kept = [...'12345'].map(idOf);
  expect([await listFiles('uploads'), await listFiles('originals')]).toEqual([kept, kept]);
  const inOriginals = await readdir(join(server.dataDirectory, 'originals'));
  expect(inOriginals.filter((name) => name.endsWith('.tmp'))).toEqual([`.${'d'.repeat(16)}.tmp`]);
  expect(await readdir(join(server.dataDirectory, 'site/objects/ab'))).toEqual([]);
  expect(await readdir(join(server.dataDirectory, 'uploads/notes'))).toEqual(['kept.txt']);
});

test('TRUST-3 an upload that has a record keeps its files, however old', async () => {
  await leavePictures('7', 5000);
  const record = { public_id: idOf('7'), url: addressOf('7'), updatedAt: new Date(), version: 1 };
  await server.connection.collection('uploads').insertOne({ ...record, createdAt: new Date() });
  await server.rest('DELETE', '/uploads/unused', { as: 'editor' });
  expect(await listFiles('uploads')).toContain(idOf('7'));
});
