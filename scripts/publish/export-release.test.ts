import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLocalStorage } from '@karibu/graph/storage/local.ts';
import { saveImage } from '@karibu/graph/storage/save-image.ts';
import type { StoredImage } from '@karibu/graph/storage/stored-image.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { createCaller, startProcess } from '../server/test-process.ts';

const run = promisify(execFile);

let directory: string;
let site: string;
let server: Server;
let url: string;
let picture: StoredImage;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-export-'));
  site = join(directory, 'published');
  const environment = { DATA_DIR: join(directory, 'data') };
  const running = await startProcess(environment);
  const call = await createCaller(running.url);
  const { id } = await call('POST', '/tours', TOUR);
  await call('PUT', `/tours/${id}`, { slug: 'new-address' });
  await running.end('SIGTERM');
  picture = await savePicture(environment.DATA_DIR);
  const { PATH } = process.env;
  const script = join(ROOT, 'scripts', 'publish-site.ts');
  await run(process.execPath, [script, site], { env: { PATH, ...environment } });
  server = createServer(servePlainly);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 180_000);
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true, force: true });
});

/** A picture of which no size is made before the folder is. */
async function savePicture(data: string): Promise<StoredImage> {
  const directories = [join(data, 'uploads'), join(data, 'originals')] as const;
  const [directory, originalsDirectory] = directories;
  const storage = createLocalStorage({ directory, originalsDirectory });
  const create = { width: 900, height: 600, channels: 3, background: '#c96' } as const;
  return saveImage(storage, await sharp({ create }).png().toBuffer());
}

const TOUR = {
  title: 'Exported',
  slug: 'old-address',
  description: '<p>It stands on its own.</p>',
  image: 'https://pictures.example/a.jpg',
  category: 'Test',
  destination: 'Zanzibar',
  tourType: 'safari',
  duration: '1 Day',
  price: 321,
};

/** What any web server does: a file as it is, a folder by its index. */
const servePlainly: Parameters<typeof createServer>[1] = async (request, response) => {
  const path = join(site, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
  const content = await readFile(path)
    .catch(() => readFile(join(path, 'index.html')))
    .catch(() => null);
  response.statusCode = content ? 200 : 404;
  response.end(content);
};

const read = async (path: string) => (await fetch(url + path)).text();

test('RUN-5 PUB-1 the published folder reads in full from a plain web server, without API', async () => {
  expect(await read('/tours')).toContain('Exported');
  expect(await read('/tours/new-address')).toContain('$321');
  for (const path of ['/', '/destinations', '/contact', '/404.html', '/tours/404.html']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
});

test('RUN-5 every script, style and font that a page names is in the folder', async () => {
  const pages = await Promise.all(['/', '/tours', '/tours/new-address'].map(read));
  const named = pages.join().match(/\/_astro\/[\w.-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(2);
  for (const path of new Set(named)) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
});

test('PUB-13 an old address leads on where the server knows no redirects', async () => {
  expect(await read('/tours/old-address')).toContain('url=/tours/new-address');
});

test('RUN-5 every size of a picture is in the folder, and no original', async () => {
  const { publicId, widths } = picture;
  for (const name of [...widths.map((width) => `${width}.webp`), 'share.jpg']) {
    const { status } = await fetch(`${url}/uploads/${publicId}/${name}`);
    expect([name, status]).toEqual([name, 200]);
  }
  expect(await readdir(site)).not.toContain('originals');
});
