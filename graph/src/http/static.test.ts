import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { newReleaseId } from '#publish/kept-releases.ts';
import { changeFiles, type ReleaseFile } from '#publish/release.ts';
import { createReleaseStore, type ReleaseStore } from '#publish/release-store.ts';
import { createSiteHandler } from './static.ts';

/** Makes a release of these files and goes live with it. */
async function goLive(store: ReleaseStore, at: string, texts: Record<string, string>) {
  const entries = Object.entries(texts).map(async ([path, text]) => {
    const bytes = Buffer.from(text);
    const hash = await store.addObject(bytes);
    return [path, { hash, type: 'text/plain', bytes: bytes.length }] as [string, ReleaseFile];
  });
  const id = newReleaseId(new Date(at));
  const receipt = { changed: [], added: [], removed: [], redirected: [] };
  const shards = changeFiles(null, new Map(await Promise.all(entries)));
  await store.save({ id, at, shards, redirects: {}, receipt, durationMs: 1 });
  await store.switchTo(id);
}

async function serve() {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-static-'));
  const store = createReleaseStore(directory);
  const server = express().use(createSiteHandler(store)).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.close();
    await rm(directory, { recursive: true, force: true });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { store, get };
}

test('a page that was open before an update still gets its scripts', async () => {
  const { store, get } = await serve();
  await goLive(store, '2026-11-01T08:00:00.000Z', { '/_astro/form.1.js': 'old', '/gone': 'gone' });
  expect(await (await get('/gone')).text()).toBe('gone');
  await goLive(store, '2026-11-02T08:00:00.000Z', { '/_astro/form.2.js': 'new', '/': 'home' });
  const old = await get('/_astro/form.1.js');
  expect(await old.text()).toBe('old');
  expect(old.headers.get('Cache-Control')).toContain('immutable');
  expect(await (await get('/_astro/form.2.js')).text()).toBe('new');
  expect((await get('/_astro/form.3.js')).status).toBe(404);
  expect((await get('/gone')).status).toBe(404);

  await goLive(store, '2026-11-03T08:00:00.000Z', { '/_astro/form.3.js': 'newest' });
  for (const file of [1, 2, 3]) expect((await get(`/_astro/form.${file}.js`)).status).toBe(200);
});
