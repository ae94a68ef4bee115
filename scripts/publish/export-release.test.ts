import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../server/open-database.ts';
import {
  createCaller,
  databaseOf,
  type Json,
  runCommand,
  startProcess,
  type TestProcess,
  until,
} from '../server/test-process.ts';

const TOUR = {
  title: 'Exported',
  slug: 'old-address',
  description: '<p>It stands on its own.</p>',
  category: 'Test',
  destination: 'Zanzibar',
  tourType: 'safari',
  duration: '1 Day',
  price: 321,
};

let directory: string;
let site: string;
let environment: { DATA_DIR: string };
let running: TestProcess;
let call: (method: string, path: string, body?: object) => Promise<Json>;
let server: Server;
let url: string;
let tourId: string;
let named: Json;
let unnamed: Json;
let documents: Json[];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-export-'));
  site = join(directory, 'published');
  environment = { DATA_DIR: join(directory, 'data') };
  running = await startProcess(environment);
  call = await createCaller(running.url);
  [named, unnamed] = [await uploadPicture('#c96'), await uploadPicture('#369')];
  const { id } = await call('POST', '/tours', { ...TOUR, image: named.url });
  tourId = id;
  await call('PUT', `/tours/${id}`, { slug: 'new-address' });
  documents = [await uploadPdf('terms'), await uploadPdf('secret')];
  await call('PUT', '/settings', { siteName: 'K', termsConditionsUrl: documents[0].url });
  await publishSite();
  server = createServer(servePlainly);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 180_000);
afterAll(async () => {
  server.close();
  await running.end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
});

async function publishSite(folder = site) {
  const { code, complaint, printed } = await runCommand('publish-site.ts', [folder], environment);
  if (code !== 0) throw new Error(complaint);
  return printed;
}

async function uploadPicture(background: string) {
  const create = { width: 900, height: 600, channels: 3, background } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const body = new FormData();
  body.append('image', new File([bytes], 'picture.png', { type: 'image/png' }));
  return call('POST', '/upload', body);
}

async function uploadPdf(words: string) {
  const body = new FormData();
  body.append('type', 'document');
  body.append('image', new File([`%PDF-1.7\n% ${words}\n%%EOF\n`], `${words}.pdf`));
  return call('POST', '/upload', body);
}

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

/** The files of the folder, as their paths. */
async function listFolder(): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1));
}

test('RUN-5 PUB-1 the published folder reads in full from a plain web server, without API', async () => {
  expect(await read('/tours')).toContain('Exported');
  expect(await read('/tours/new-address')).toContain('$321');
  for (const path of ['/', '/destinations', '/contact', '/404.html', '/tours/404.html']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
});

test('RUN-5 every script, style and font that a page names is in the folder', async () => {
  const pages = await Promise.all(['/', '/tours', '/tours/new-address'].map(read));
  const files = pages.join().match(/\/_astro\/[\w.-]+/g) ?? [];
  expect(files.length).toBeGreaterThan(2);
  for (const path of new Set(files)) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
});

test('PUB-13 an old address leads on where the server knows no redirects', async () => {
  expect(await read('/tours/old-address')).toContain('url=/tours/new-address');
});

test('RUN-5 OFF-21 every size of a picture that the site names is in the folder, and no other', async () => {
  const { public_id: publicId, widths } = named;
  for (const name of [...widths.map((width: number) => `${width}.webp`), 'share.jpg']) {
    const { status } = await fetch(`${url}/uploads/${publicId}/${name}`);
    expect([name, status]).toEqual([name, 200]);
  }
  const folder = (await listFolder()).join('\n');
  expect(folder).not.toContain('originals');
  expect(await readdir(join(environment.DATA_DIR, 'kept-originals'))).toContain(publicId);
  expect(folder).not.toContain(unnamed.public_id);
});

test('OFF-11 a document that the site links is in the folder, as a download, and no other', async () => {
  const [linked, other] = documents;
  expect(await read('/about')).toContain(`href="${linked.url}"`);
  expect(await read(linked.url)).toContain('% terms');
  expect((await listFolder()).join('\n')).not.toContain(other.public_id);
  const nginx = await readFile(join(site, '.hosting', 'nginx.conf'), 'utf8');
  expect(nginx).toContain('add_header Content-Disposition "$karibu_download" always;');
  const { hosting } = JSON.parse(await readFile(join(site, 'firebase.json'), 'utf8'));
  const headers = [{ key: 'Content-Disposition', value: 'attachment' }];
  expect(hosting.headers).toContainEqual({ source: '/uploads/**/*.pdf', headers });
});

test('SIZE-8 what is no longer live leaves the folder, and what others put there stays', async () => {
  await writeFile(join(site, 'google1234.html'), 'a file of the operator');
  const before = await listFolder();
  expect(before).toContain('tours/new-address/index.html');
  await call('DELETE', `/tours/${tourId}`);
  await publishSite();
  const after = await listFolder();
  const gone = before.filter((file) => !after.includes(file));
  expect(gone.filter((file) => !file.startsWith('uploads/')).sort()).toEqual([
    'tours/new-address/index.html',
    'tours/old-address/index.html',
  ]);
  expect(gone.some((file) => file.includes(named.public_id))).toBe(true);
  expect(after).toContain('google1234.html');
  expect(await readdir(join(site, 'tours'))).not.toContain('new-address');
});

test('SIZE-8 a folder that no export has made is refused and left as it is', async () => {
  const other = await mkdtemp(join(directory, 'other-'));
  await writeFile(join(other, 'thesis.txt'), 'years of work');
  await expect(publishSite(other)).rejects.toThrow('Name an empty folder');
  expect(await readdir(other)).toEqual(['thesis.txt']);
});

test('SIZE-8 an edited list leads out of no folder', async () => {
  const list = join(site, '.hosting', 'files.json');
  const outside = join(directory, 'outside.txt');
  await writeFile(outside, 'not part of the site');
  const files = JSON.parse(await readFile(list, 'utf8'));
  await writeFile(list, JSON.stringify([...files, '../outside.txt', outside]));
  await publishSite();
  expect(await readFile(outside, 'utf8')).toBe('not part of the site');
});

test('TRUST-17 an export names the records that it does not show, beside a server and alone', async () => {
  const { id } = await call('POST', '/tours', { ...TOUR, slug: 'unsafe', image: named.url });
  expect(await publishSite()).not.toContain('not shown');
  await running.end('SIGTERM');
  const database = await openDatabase(
    readConfig({ ...environment, ...databaseOf(environment.DATA_DIR) }),
  );
  const connection = await connectDatabase(database.uri);
  const _id = new mongoose.Types.ObjectId(String(id));
  const hostile = { image: 'javascript:alert(1)', updatedAt: new Date(), version: 2 };
  await connection.collection('tours').updateOne({ _id }, { $set: hostile });
  await connection.close();
  await database.close();
  const told = 'What one record holds is not shown:\n  tours · Exported: Main image';
  expect(await publishSite()).toContain(told);
  running = await startProcess(environment);
  const printed = await until(publishSite, (text) => text.includes('not shown'));
  expect(printed).toContain(told);
  expect(printed).toContain('PUBLIC_URL is not set');
});
