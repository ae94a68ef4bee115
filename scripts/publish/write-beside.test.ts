import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Snapshot } from '@karibu/graph/contract.ts';
import { fileOf, listFiles } from '@karibu/graph/publish/release.ts';
import { createReleaseStore, type ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPublisher, type Publisher } from './publisher.ts';
import type { PageRenderer, Read, SiteRenderer } from './site-renderer.ts';
import { writeBeside } from './write-beside.ts';
import { writeTo } from './write-page.ts';

/** More pages than are written without a thread. */
const MANY = 120;

let directory: string;
let store: ReleaseStore;
/** The text of the site's pages, and how many of them there are. */
let text: string;
let count: number;
let onRender: (path: string) => void;
let publishers: Publisher[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-beside-'));
  store = createReleaseStore(join(directory, 'site'));
  text = 'first';
  count = MANY;
  onRender = () => {};
  publishers = [];
});
afterEach(async () => {
  for (const { stop } of publishers) await stop();
  await rm(directory, { recursive: true, force: true });
});

const listPaths = () => Array.from({ length: count }, (_, index) => `/${index}`);

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

function publisherTo(releases: ReleaseStore) {
  const site: SiteRenderer = { build: 'test', scripts: [], assets: [], createRenderer };
  const ignore = async () => {};
  const publisher = createPublisher({
    ...{ store: releases, site, readSnapshot: async () => ({ redirects: {} }) as Snapshot },
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

test('PUB-11 a publish that writes in a thread makes the same files as one that does not', async () => {
  const other = createReleaseStore(join(directory, 'other'));
  const publisher = publisherTo(store);
  const unhurried = publisherTo(other);
  const ends: Promise<unknown>[] = [];
  const started = await withThreads(publisher.publish, (thread) => {
    ends.push(new Promise((resolve) => thread.once('exit', resolve)));
  });
  expect(started).toBe(1);
  await Promise.all(ends);
  const without = await withThreads(
    async () => {
      for (count of [60, MANY]) await unhurried.publish();
    },
    () => {},
  );
  expect(without).toBe(0);
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
  expect(files).toHaveLength(MANY);
  expect(files).toEqual(await filesOf(other));
});

test('PUB-3 a thread that dies fails the publish, and the next one works', async () => {
  const publisher = publisherTo(store);
  const first = await publisher.publish();
  text = 'second';
  const dying = withThreads(publisher.publish, (thread) => {
    thread.once('message', () => thread.terminate());
  });
  await expect(dying).rejects.toThrow('The thread that writes pages ended');
  expect((await store.current())?.id).toBe(first.id);
  const release = await publisher.publish();
  const page = fileOf(release, '/0');
  expect(await readFile(store.objectPath(page?.hash ?? ''), 'utf8')).toBe('<html>second /0</html>');
});

test('a page is written while others are rendered', async () => {
  const { promise: isRendered, resolve: note } = Promise.withResolvers<void>();
  count = 90;
  onRender = (path) => {
    if (path === '/70') note();
  };
  const addObject: ReleaseStore['addObject'] = async (content) => {
    if (String(content).endsWith('first /45</html>')) await isRendered;
    return store.addObject(content);
  };
  const release = await publisherTo({ ...store, addObject }).publish();
  expect(listFiles(release)).toHaveLength(count);
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
