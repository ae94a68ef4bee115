import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { addUpload } from '@karibu/graph/resources/uploads/add-upload.ts';
import { serviceOf } from '@karibu/graph/services.ts';
import { getFile, makeAllSizes } from '@karibu/graph/storage/sizes.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Content } from '../server/open-content.ts';
import { makeBackup } from './make-backup.ts';
import { verifyBackup } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { useInstallations } from './testing/use-installations.ts';

const { at, configOf, openAt } = useInstallations();

async function addPicture({ services, storage }: Content, width: number): Promise<void> {
  const create = { width, height: 400, channels: 3, background: '#c96' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const uploads = serviceOf(services.byName, 'uploads');
  await addUpload(uploads, storage, SYSTEM_CONTEXT, { bytes, type: 'tour', fileName: 'a.png' });
}

test.each([
  ['of which no size is made', async () => undefined],
  ['of which sizes are being made', ({ disk }: Content) => makeAllSizes(disk)],
])('RUN-6 a backup of pictures %s comes back whole', async (name, makeMeanwhile) => {
  const first = await openAt(`of ${name}`);
  for (const width of [500, 600, 700, 800]) await addPicture(first, width);
  const making = makeMeanwhile(first);
  await makeBackup(first.connection, configOf(`of ${name}`).dataDirectory, at(name));
  await making;
  await first.close();
  await restoreBackup(configOf(`to ${name}`), at(name));

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
  expect(await readdir(join(at(`to ${name}`), 'originals'))).toEqual([]);
  await close();
});

test('RUN-6 a backup fails where the folder of pictures cannot be read', async () => {
  const { connection, close } = await openAt('unreadable');
  const { dataDirectory } = configOf('unreadable');
  await rm(join(dataDirectory, 'uploads'), { recursive: true, force: true });
  await writeFile(join(dataDirectory, 'uploads'), 'not a folder');
  const folder = at('without pictures');
  await expect(makeBackup(connection, dataDirectory, folder)).rejects.toThrow('ENOTDIR');
  await expect(verifyBackup(folder)).rejects.toThrow('is not a backup');
  await rm(join(dataDirectory, 'uploads'));
  const { files } = await makeBackup(connection, dataDirectory, at('no pictures yet'));
  expect(files.filter(({ path }) => path.startsWith('uploads/'))).toEqual([]);
  await close();
});
