import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ICON_SIZES, iconUrl } from '#storage/image-url.ts';
import { readSnapshot } from '../../snapshot.ts';
import type { Json } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { makeLogoIcons } from './logo-icons.ts';

const server = useTestServer();

async function upload(background: string): Promise<Json> {
  const image = sharp({ create: { width: 1800, height: 900, channels: 3, background } });
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(await image.jpeg().toBuffer())]), 'logo.jpg');
  return (await server.rest('POST', '/upload', { as: 'editor', body })).body.data;
}

const save = (logo: string, as = 'editor') =>
  server.rest('PUT', '/settings', { as, body: { siteName: 'Karibu', logo } });

/** Whether the snapshot says that a picture has icons, and the statuses of their addresses. */
async function iconsOf({ url }: Json) {
  const { media } = await readSnapshot(server.services.byName, 'https://karibu.example');
  const addresses = ICON_SIZES.map((size) => server.url + iconUrl(url, size));
  const answers = await Promise.all(addresses.map((address) => fetch(address)));
  const isListed = media.find((each) => each.url === url)?.hasIcons ?? false;
  return { isListed, statuses: answers.map(({ status }) => status) };
}

const NONE = { isListed: false, statuses: [404, 404] };
const BOTH = { isListed: true, statuses: [200, 200] };

test('GEN-3 the logo in the settings has icons, and no other picture has any', async () => {
  const [logo, other] = [await upload('#c96'), await upload('#69c')];
  expect(await iconsOf(logo)).toEqual(NONE);
  expect((await save(logo.url, '')).status).toBe(401);
  expect(await iconsOf(logo)).toEqual(NONE);
  expect((await save(logo.url)).status).toBe(200);
  expect([await iconsOf(logo), await iconsOf(other)]).toEqual([BOTH, NONE]);
  expect((await save('https://pictures.example/logo.png')).status).toBe(200);
});

test('GEN-3 a logo without icons gets them, and the snapshot lists them only then', async () => {
  const logo = await upload('#396');
  const { byName } = server.services;
  await byName.get('settings')?.model.updateOne({}, { logo: logo.url });
  expect(await iconsOf(logo)).toEqual(NONE);
  const { storage } = server;
  await makeLogoIcons({ connection: server.connection, storage, services: byName });
  expect(await iconsOf(logo)).toEqual(BOTH);
});

test('GEN-3 a logo in a restored version has icons', async () => {
  const logo = await upload('#963');
  const { id, version } = (await save(logo.url)).body.data;
  await save('');
  const uploads = server.services.byName.get('uploads')?.model;
  await uploads?.updateOne(
    { public_id: logo.public_id },
    { hasIcons: false, updatedAt: new Date() },
  );
  expect((await iconsOf(logo)).isListed).toBe(false);
  const body = { version };
  const restored = await server.rest('POST', `/settings/${id}/restore`, { as: 'editor', body });
  expect([restored.status, restored.body.data.logo]).toEqual([200, logo.url]);
  expect(await iconsOf(logo)).toEqual(BOTH);
});
