import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { addUpload } from '@karibu/graph/resources/uploads/upload.operations.ts';
import { prepareDatabase, serviceOf } from '@karibu/graph/services.ts';
import { getFile, makeAllSizes } from '@karibu/graph/storage/sizes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDataDirectory } from '../server/data-directory.ts';
import { type Content, openContent } from '../server/open-content.ts';
import { openDatabase } from '../server/open-database.ts';
import { makeBackup } from './make-backup.ts';
import { verifyBackup } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'karibu-pictures-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const configOf = (name: string) => readConfig({ DATA_DIR: join(root, name), NODE_ENV: 'test' });

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
  return { ...content, close };
}

async function addPicture({ services, storage }: Content, width: number): Promise<void> {
  const create = { width, height: 400, channels: 3, background: '#c96' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const uploads = serviceOf(services.byName, 'uploads');
  await addUpload(uploads, storage, SYSTEM_CONTEXT, { bytes, type: 'tour' });
}

test.each([
  ['of which no size is made', async () => undefined],
  ['of which sizes are being made', ({ disk }: Content) => makeAllSizes(disk)],
])('RUN-6 a backup of pictures %s comes back whole', async (name, makeMeanwhile) => {
  const first = await openAt(`of ${name}`);
  for (const width of [500, 600, 700, 800]) await addPicture(first, width);
  const making = makeMeanwhile(first);
  await makeBackup(first.connection, configOf(`of ${name}`).dataDirectory, join(root, name));
  await making;
  await first.close();
  await restoreBackup(configOf(`to ${name}`), join(root, name));

  const { services, disk, close } = await openAt(`to ${name}`);
  const uploads = await serviceOf(services.byName, 'uploads').model.find({}).lean();
  const keys = (uploads as unknown as { public_id: string; widths: number[] }[]).flatMap(
    ({ public_id, widths }) => [...widths, 'share'].map((size) => [public_id, size] as const),
  );
  expect(keys).toHaveLength(3 + 3 + 4 + 5);
  for (const [id, size] of keys) {
    const path = `${id}/${size}.${size === 'share' ? 'jpg' : 'webp'}`;
    expect((await getFile(disk, path))?.size, path).toBeGreaterThan(0);
  }
  await makeAllSizes(disk);
  expect(await readdir(join(root, `to ${name}`, 'originals'))).toEqual([]);
  await close();
});

test('RUN-6 a backup fails where the folder of pictures cannot be read', async () => {
  const { connection, close } = await openAt('unreadable');
  const { dataDirectory } = configOf('unreadable');
  await rm(join(dataDirectory, 'uploads'), { recursive: true, force: true });
  await writeFile(join(dataDirectory, 'uploads'), 'not a folder');
  const folder = join(root, 'without pictures');
  await expect(makeBackup(connection, dataDirectory, folder)).rejects.toThrow('ENOTDIR');
  await expect(verifyBackup(folder)).rejects.toThrow('is not a backup');
  await rm(join(dataDirectory, 'uploads'));
  const { files } = await makeBackup(connection, dataDirectory, join(root, 'no pictures yet'));
  expect(files.filter(({ path }) => path.startsWith('uploads/'))).toEqual([]);
  await close();
});
