import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { listDeleted } from '@karibu/graph/core/history/bin.ts';
import { EVERYTHING } from '@karibu/graph/core/read/paging.ts';
import { DATA_VERSION } from '@karibu/graph/migrations/index.ts';
import { serviceOf, versionedCollections } from '@karibu/graph/services.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Content, openContent } from '../server/open-content.ts';
import { type OpenDatabase, openDatabase } from '../server/open-database.ts';
import { type Json, runCommand } from '../server/test-process.ts';
import { restoreBackup } from './restore-backup.ts';
import { EARLIER_BACKUP } from './testing/earlier-data.ts';

let root: string;
let database: OpenDatabase;
let content: Content;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'karibu-earlier-'));
  const config = readConfig({ DATA_DIR: join(root, 'data'), NODE_ENV: 'test' });
  await restoreBackup(config, EARLIER_BACKUP);
  database = await openDatabase(config);
  content = await openContent(database.uri, config);
});
afterAll(async () => {
  await content.connection.close();
  await database.close();
  await rm(root, { recursive: true, force: true });
});

const service = (name: string) => serviceOf(content.services.byName, name);
const list = async (name: string): Promise<Json[]> =>
  (await service(name).list(SYSTEM_CONTEXT, EVERYTHING)).records;
const find = async (name: string, slug: string): Promise<Json> =>
  service(name).getBySlug(SYSTEM_CONTEXT, slug);

const PICTURE = '/uploads/6ba8235781e5f8128158/40.webp';
/** The backup has these entries as two plain addresses. */
const ENTRIES = [
  { url: 'https://pictures.example/reef.jpg', type: 'image' },
  { url: PICTURE, type: 'image' },
];

test('restores every record of an earlier release with its values', async () => {
  expect(await list('packages')).toMatchObject([{ title: 'Two on an Island', maxGroupSize: 2 }]);
  expect(await list('package-categories')).toMatchObject([{ name: 'Honeymoons', order: 1 }]);
  expect(await list('destinations')).toMatchObject([{ name: 'Zanzibar', bestMonths: [6, 7, 8] }]);
  expect(await list('gallery')).toMatchObject([{ title: 'Dusk', alt: 'Roofs at dusk' }]);
  expect(await list('blog')).toMatchObject([{ author: 'Amina Juma', version: 2 }]);
  expect(await list('testimonials')).toMatchObject([{ name: 'Ines', rating: 5 }]);
  expect(await list('team')).toMatchObject([{ name: 'Amina Juma', position: 'Guide' }]);
  expect(await list('careers')).toMatchObject([{ title: 'Skipper', salary: { max: 900 } }]);
  expect(await list('newsletter')).toMatchObject([{ email: 'reader@kilele.example' }]);
  expect(await list('uploads')).toMatchObject([{ url: PICTURE, width: 40 }]);
  expect((await list('users')).map(({ role }) => role).sort()).toEqual(['admin', 'editor']);
  expect((await list('tours')).map(({ title }) => title).sort()).toEqual([
    ...['Dhow Days', 'Old Gallery', 'There and Back'],
  ]);
  const settings = await service('settings').get(SYSTEM_CONTEXT, '');
  expect(settings).toMatchObject({ tagline: 'Pole pole', timeZone: 'Africa/Nairobi', version: 2 });
  const metrics = await service('metrics').get(SYSTEM_CONTEXT, '');
  expect(metrics).toMatchObject({ happyTravelers: 120, totalRating: 4.8 });
});

test('turns a gallery of plain addresses into entries, in the database too', async () => {
  const { gallery, version } = await find('tours', 'old-gallery');
  expect([gallery, version]).toEqual([ENTRIES, 1]);
  const stored = await content.connection.collection('tours').findOne({ slug: 'old-gallery' });
  expect(stored).toMatchObject({ gallery: ENTRIES, schemaVersion: DATA_VERSION });
});

test('every permanent document has the version of its shape', async () => {
  for (const name of versionedCollections) {
    const others = { schemaVersion: { $ne: DATA_VERSION } };
    const count = await content.connection.collection(name).countDocuments(others);
    expect([name, count]).toEqual([name, 0]);
  }
});

test('reads the history of a record and restores its first version', async () => {
  const { id } = await find('tours', 'days-on-a-dhow');
  const { entries } = await service('tours').listHistory(SYSTEM_CONTEXT, id);
  expect(entries.map(({ version, by }) => [version, by])).toEqual([
    [3, 'admin@karibu.example'],
    [2, 'editor@karibu.example'],
    [1, 'admin@karibu.example'],
  ]);
  const restored = await service('tours').restore(SYSTEM_CONTEXT, id, 1);
  expect(restored).toMatchObject({ price: 240, slug: 'dhow-days', version: 4 });
});

test('reads and restores versions of an earlier shape in the current one', async () => {
  const { id } = await find('tours', 'old-gallery');
  const { entries } = await service('tours').listHistory(SYSTEM_CONTEXT, id);
  expect(entries.map(({ after }) => after?.gallery)).toEqual([ENTRIES]);
  await service('tours').update(SYSTEM_CONTEXT, id, { gallery: [] }, null);
  const restored = await service('tours').restore(SYSTEM_CONTEXT, id, 1);
  expect(restored.gallery).toEqual(ENTRIES);
});

test('restores from the bin of an earlier release in the current shape', async () => {
  const operation = content.services.operations.find(({ name }) => name === 'bin');
  const page = { page: 1, limit: 50 };
  const input = { search: '', resource: '', by: '', since: '', until: '' };
  const bin: Json = await operation?.run(SYSTEM_CONTEXT, { input, page } as Json);
  const lost = bin.items.find(({ title }: Json) => title === 'Lost Lagoon');
  expect(bin.items.map(({ title }: Json) => title).sort()).toEqual(['Lost Lagoon', 'Pemba']);
  const { deletions } = await listDeleted(content.connection, content.services.byName, page);
  expect(deletions.map(({ before }) => before?.gallery)).toContainEqual(ENTRIES);
  const back = await service('tours').restore(SYSTEM_CONTEXT, lost.recordId, lost.version);
  expect(back).toMatchObject({ price: 111, version: 4, gallery: ENTRIES });
});

test('people sign in with their earlier passwords', async () => {
  const { identity } = content.services;
  expect(await identity.signIn('admin@karibu.example', 'correct horse')).not.toBeNull();
});

test('refuses a backup of a newer release in one line, and leaves no files', async () => {
  const newer = join(root, 'newer');
  await cp(EARLIER_BACKUP, newer, { recursive: true });
  const path = join(newer, 'manifest.json');
  const manifest: Json = JSON.parse(await readFile(path, 'utf8'));
  const changed = { ...manifest, format: 'karibu-backup-2', dataVersion: DATA_VERSION + 1 };
  await writeFile(path, JSON.stringify(changed));
  const environment = { DATA_DIR: join(root, 'refused') };
  const { code, complaint } = await runCommand('restore.ts', [newer], environment);
  expect([code, complaint]).toEqual([
    1,
    `${newer} holds data of version ${DATA_VERSION + 1}; this release knows version ` +
      `${DATA_VERSION}. Restore it with a newer release`,
  ]);
});
