import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Snapshot } from '@karibu/graph/contract.ts';
import { fileOf, listFiles, type Release } from '@karibu/graph/publish/release.ts';
import { createReleaseStore, type ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPublisher, type Publisher } from './publisher.ts';
import type { PageRenderer, Read, SiteRenderer } from './site-renderer.ts';
import { type Writing, writeBeside } from './write-beside.ts';
import { type WritePage, writeTo } from './write-page.ts';

const PAGES = 90;

let directory: string;
let store: ReleaseStore;
/** The text of the site's pages. */
let text: string;
let onRender: (path: string) => void;
let publishers: Publisher[];
let writings: Writing[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-beside-'));
  store = createReleaseStore(join(directory, 'site'));
  text = 'first';
  onRender = () => {};
  publishers = [];
  writings = [];
});
afterEach(async () => {
  for (const { stop } of publishers) await stop();
  for (const { end } of writings) await end();
  await rm(directory, { recursive: true, force: true });
});

const listPaths = () => Array.from({ length: PAGES }, (_, index) => `/${index}`);

function createRenderer(): PageRenderer {
  return {
    exchange: () => listPaths().map((path) => [path, '']),
    countAnswers: () => 0,
    listPaths,
    lastChanges: () => new Map(),
    async render(path) {
      onRender(path);
      const reads: Read[] = [[path, '']];
      const body = `<html>${text} ${path}</html>`;
      return { status: 200, type: 'text/html', body, reads, scripts: [], deadLinks: [] };
    },
    mend: (_path, body) => ({ body, reads: [], deadLinks: [] }),
    ask: ([path]) => `${text} ${path}`,
  };
}

function beside(releases: ReleaseStore): WritePage {
  const writing = writeBeside(releases);
  writings.push(writing);
  return writing.write;
}

function publisherTo(releases: ReleaseStore, write = writeTo(releases)) {
  const site: SiteRenderer = { build: 'test', scripts: [], assets: [], createRenderer };
  const ignore = async () => {};
  const publisher = createPublisher({
    ...{ write, store: releases, site, readSnapshot: async () => ({ redirects: {} }) as Snapshot },
    ...{ recordRelease: ignore, reportFaults: ignore, forgetReleases: ignore },
  });
  publishers.push(publisher);
  return publisher;
}

/** Runs something with each thread that starts meanwhile. Gives how many started. */
async function withThreads(work: () => Promise<unknown>, onThread: (thread: Worker) => void) {
  let started = 0;
  const note = (thread: Worker) => {
    started += 1;
    onThread(thread);
  };
  process.on('worker', note);
  await work().finally(() => process.off('worker', note));
  return started;
}

test('PUB-11 publishes that write in a thread make the same files as those that do not', async () => {
  const other = createReleaseStore(join(directory, 'other'));
  const [publisher, unhurried] = [publisherTo(store, beside(store)), publisherTo(other)];
  const publishBoth = (each: Publisher) => async () => {
    for (text of ['first', 'second']) await each.publish();
  };
  expect(await withThreads(publishBoth(publisher), () => {})).toBe(1);
  expect(await withThreads(publishBoth(unhurried), () => {})).toBe(0);
  const filesOf = async (releases: ReleaseStore) => {
    const live = await releases.current();
    const files = live ? listFiles(live) : [];
    const contents = files.map(async ([path, { changedAt: _, ...file }]) => {
      const stored = [file.hash, file.brotli?.hash ?? ''].map(releases.objectPath);
      return [path, file, await Promise.all(stored.map((each) => readFile(each, 'base64')))];
    });
    return Promise.all(contents);
  };
  const files = await filesOf(store);
  expect(files).toHaveLength(PAGES);
  expect(files).toEqual(await filesOf(other));
});

test('PUB-3 a thread that dies fails the publish, and the next one works', async () => {
  const publisher = publisherTo(store, beside(store));
  const threads: Worker[] = [];
  let first: Release | null = null;
  await withThreads(
    async () => {
      first = await publisher.publish();
    },
    (thread) => threads.push(thread),
  );
  text = 'second';
  threads[0]?.once('message', () => threads[0]?.terminate());
  await expect(publisher.publish()).rejects.toThrow('The thread that writes pages ended');
  expect(await store.current()).toEqual(first);
  const release = await publisher.publish();
  const page = fileOf(release, '/0');
  expect(await readFile(store.objectPath(page?.hash ?? ''), 'utf8')).toBe('<html>second /0</html>');
});

test('a page is written while others are rendered', async () => {
  const { promise: isRendered, resolve: note } = Promise.withResolvers<void>();
  onRender = (path) => {
    if (path === '/70') note();
  };
  const addObject: ReleaseStore['addObject'] = async (content) => {
    if (String(content).endsWith('first /45</html>')) await isRendered;
    return store.addObject(content);
  };
  const release = await publisherTo({ ...store, addObject }).publish();
  expect(listFiles(release)).toHaveLength(PAGES);
});

test('what a thread cannot write is refused as it would be without one', async () => {
  await writeFile(join(directory, 'site'), 'no folder');
  const here = await writeTo(store)('text/html', 'page', undefined).catch((error) => error);
  const { write, end } = writeBeside(store);
  const beside = await write('text/html', 'page', undefined).catch((error) => error);
  await end();
  expect(beside).toBeInstanceOf(Error);
  const { code, syscall, message } = here;
  expect(code).toBe('ENOTDIR');
  // The name of a file that is being written is random.
  const withoutName = (each: string) => each.replace(/\.\w+\.tmp/, '');
  expect(beside).toMatchObject({ code, syscall });
  expect(withoutName(beside.message)).toBe(withoutName(message));
});

test('after its end, no page starts a thread', async () => {
  const { write, end } = writeBeside(store);
  await end();
  const late = () => write('text/html', 'page', undefined);
  const started = await withThreads(
    () => expect(late()).rejects.toThrow('No more pages are written'),
    () => {},
  );
  expect(started).toBe(0);
});
