import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { newReleaseId } from '@karibu/graph/publish/kept-releases.ts';
import { changeFiles } from '@karibu/graph/publish/release.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openFront } from './front.ts';
import { closeServer } from './listen.ts';

async function openSite() {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-front-'));
  const front = await openFront(
    readConfig({ DATA_DIR: directory, PORT: '0' }),
    pino({ level: 'silent' }),
  );
  onTestFinished(async () => {
    await closeServer(front.server);
    await rm(directory, { recursive: true, force: true });
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${front.port}${path}`);
  return { directory, front, get };
}

/** Goes live with one page. */
async function publishPage(directory: string, text: string): Promise<void> {
  const store = createReleaseStore(join(directory, 'site'));
  const hash = await store.addObject(text);
  const file = { hash, type: 'text/html; charset=utf-8', bytes: text.length };
  const at = new Date();
  const id = newReleaseId(at);
  const shards = changeFiles(null, new Map([['/', file]]));
  const receipt = { changed: [], added: ['/'], removed: [], redirected: [] };
  const release = { id, at: at.toISOString(), shards, redirects: { '/old': '/' }, receipt };
  await store.save({ ...release, durationMs: 1 });
  await store.switchTo(id);
}

test('SIZE-1 with a release on the disk, pages and pictures answer at a start before anything is opened or published', async () => {
  const { directory, get } = await openSite();
  await publishPage(directory, '<html>home</html>');
  await mkdir(join(directory, 'uploads'));
  await writeFile(join(directory, 'uploads', 'a.webp'), 'picture');
  const home = await get('/');
  expect([home.status, await home.text()]).toEqual([200, '<html>home</html>']);
  expect(home.headers.get('content-security-policy')).toBeTruthy();
  expect((await get('/old')).url).toMatch(/\/$/);
  expect((await get('/uploads/a.webp')).status).toBe(200);
  expect((await get('/nothing')).status).toBe(404);
});

test('what only the whole server can answer is 503 until it is ready, and so is a site without a release', async () => {
  const { front, get } = await openSite();
  for (const path of ['/', '/api/health', '/graphql', '/admin', '/preview/a', '/uploads/a.webp']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  front.answerWith((_request, response) => response.end('whole'));
  expect(await (await get('/api/health')).text()).toBe('whole');
});
