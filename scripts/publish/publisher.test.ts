import { mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Snapshot } from '@karibu/graph/contract.ts';
import type { PageFault } from '@karibu/graph/publication-state.ts';
import { fileOf, listFiles, type Release } from '@karibu/graph/publish/release.ts';
import { createReleaseStore, type ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { signEvent, type WebhookEvent } from '@karibu/graph/publish/webhook.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPublisher, type Publisher } from './publisher.ts';
import { startPublisherServer } from './publisher-server.ts';
import type { PageRenderer, Read } from './site-renderer.ts';

/** A site of a few pages whose text the test decides; a text of `null` cannot be rendered. */
let pages: Record<string, string | null>;
let redirects: Record<string, string>;
/** What the records tell of when a page changed. */
const RECORDED = '2026-11-01T08:00:00.000Z';
/** The inline scripts that pages have. */
let pageScripts: string[];
let renders: number;
let onRender: () => void;
let directory: string;
let store: ReleaseStore;
let publisher: Publisher;
let options: Parameters<typeof createPublisher>[0];
let faults: PageFault[];
let recorded: (Release & { isRolledBack: boolean })[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-publisher-'));
  store = createReleaseStore(directory);
  pages = { '/': 'home', '/tours': 'one tour' };
  redirects = {};
  pageScripts = ['sha256-known'];
  renders = 0;
  onRender = () => {};
  recorded = [];
  faults = [];
  options = {
    store,
    site: {
      build: 'test',
      scripts: ['sha256-known'],
      assets: [{ path: '/_astro/a.js', type: 'text/javascript', bytes: Buffer.from('1') }],
      createRenderer,
    },
    readSnapshot: async () => ({ redirects }) as Snapshot,
    reportFaults: async (found) => {
      faults = found;
    },
    recordRelease: async (release, isRolledBack) => {
      recorded.push({ ...release, isRolledBack });
    },
    forgetReleases: async (ids) => {
      recorded = recorded.filter(({ id }) => !ids.includes(id));
    },
  };
  publisher = createPublisher(options);
});
/** Renders the pages as they were at the last exchange. */
function createRenderer(): PageRenderer {
  let shown = { ...pages };
  return {
    exchange() {
      const before = shown;
      shown = { ...pages };
      const paths = new Set([...Object.keys(before), ...Object.keys(shown)]);
      return [...paths].filter((path) => shown[path] !== before[path]).map((path) => [path, '']);
    },
    countAnswers: () => 0,
    listPaths: () => Object.keys(shown),
    lastChanges: () => new Map([['/tours', RECORDED]]),
    async render(path) {
      renders += 1;
      onRender();
      const text = shown[path];
      const type = path.endsWith('.xml') ? 'application/xml' : 'text/html';
      const common = { type, reads: [[path, '']] as Read[], deadLinks: [] };
      if (typeof text !== 'string') {
        const failure = 'it cannot be rendered';
        return { ...common, status: 500, body: '', scripts: [], failure };
      }
      const body = `<html>${text}</html>`;
      return { ...common, status: 200, body, scripts: pageScripts };
    },
    mend: (_path, body) => ({ body, reads: [], deadLinks: [] }),
    ask: ([path]) => shown[path],
  };
}

afterEach(async () => {
  vi.useRealTimers();
  await publisher.stop();
  await rm(directory, { recursive: true, force: true });
});

const filesOf = (release: Release) => Object.fromEntries(listFiles(release));

async function read(path: string): Promise<string> {
  const live = await store.current();
  const file = live && fileOf(live, path);
  return file ? readFile(store.objectPath(file.hash), 'utf8') : 'nothing';
}

describe('the publisher', () => {
  test('TRUST-18 releases keep their order when the clock is set back by a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ids: string[] = [];
    for (const [day, text] of [
      ['28', 'first'],
      ['27', 'second'],
      ['29', 'third'],
    ]) {
      vi.setSystemTime(`2026-11-${day}T12:00:00Z`);
      pages['/'] = String(text);
      ids.push((await publisher.publish()).id);
    }
    expect(await store.list()).toEqual(ids);
    expect(recorded.map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-11-28',
      '2026-11-27',
      '2026-11-29',
    ]);
  });

  test('PUB-12 gives the difference of two releases as the receipt', async () => {
    const first = await publisher.publish();
    expect(first.receipt).toEqual({
      added: ['/', '/tours'],
      changed: [],
      removed: [],
      redirected: [],
    });
    pages = { '/': 'home', '/tours': 'two tours', '/tours/reef': 'reef' };
    redirects = { '/tours/old-reef': '/tours/reef' };
    const second = await publisher.publish();
    expect(second.receipt).toEqual({
      added: ['/tours/reef'],
      changed: ['/tours'],
      removed: [],
      redirected: ['/tours/old-reef'],
    });
    pages = { '/': 'home', '/tours': 'two tours' };
    expect((await publisher.publish()).receipt.removed).toEqual(['/tours/reef']);
  });

  test('keeps for each page the moment at which its content changed, at first as records tell it', async () => {
    const changes = async () => {
      const release = await publisher.publish();
      const { at } = release;
      const { '/': home, '/tours': tours, '/tours/reef': reef } = filesOf(release);
      return { at, home: home?.changedAt, tours: tours?.changedAt, reef: reef?.changedAt };
    };
    expect(await changes()).toMatchObject({ home: undefined, tours: RECORDED });
    pages = { '/': 'home', '/tours': 'one tour', '/tours/reef': 'reef' };
    const second = await changes();
    expect(second).toMatchObject({ home: undefined, tours: RECORDED, reef: second.at });
    pages = { '/': 'new home', '/tours': 'one tour', '/tours/reef': 'reef' };
    publisher.forget();
    const third = await changes();
    expect(third).toMatchObject({ home: third.at, tours: RECORDED, reef: second.at });
  });

  test('PUB-13 leads from an old address only to a page that is there', async () => {
    redirects = { '/tours/old': '/tours', '/tours/gone': '/tours/nowhere', '/': '/tours' };
    expect((await publisher.publish()).redirects).toEqual({ '/tours/old': '/tours' });
  });

  test('makes no release when nothing differs', async () => {
    const first = await publisher.publish();
    expect((await publisher.publish()).id).toBe(first.id);
    expect(await store.list()).toEqual([first.id]);
  });

  test('PUB-3 SIZE-7 leaves the last good release live when there is no whole one to go on with', async () => {
    await publisher.publish();
    for (const [broken, reason] of [
      [null, 'The page /tours/new failed: it cannot be rendered'],
      [' ', 'The page /tours/new is empty'],
    ] as const) {
      pages = { '/': 'new home', '/tours': 'one tour', '/tours/new': broken };
      await expect(publisher.publish()).rejects.toThrow(reason);
      expect(await read('/')).toBe('<html>home</html>');
    }
    pages = { '/': 'new home', '/tours': 'one tour', '/tours/new': 'mended' };
    await publisher.publish();
    expect([await read('/'), await read('/tours/new')]).toEqual([
      '<html>new home</html>',
      '<html>mended</html>',
    ]);
  });

  test('SIZE-6 a page that fails stays as it was and is reported, and the rest goes live', async () => {
    await publisher.publish();
    pages = { '/': 'new home', '/tours': null };
    await publisher.publish();
    expect([await read('/'), await read('/tours')]).toEqual([
      '<html>new home</html>',
      '<html>one tour</html>',
    ]);
    const reason = 'The page /tours failed: it cannot be rendered';
    expect(faults).toEqual([{ path: '/tours', kind: 'kept', reason, record: null }]);
    pages = { '/': 'newer home', '/tours': null };
    await publisher.publish();
    expect(faults).toHaveLength(1);
    pages = { '/': 'newer home', '/tours': 'mended' };
    await publisher.publish();
    expect([await read('/tours'), faults]).toEqual(['<html>mended</html>', []]);
  });

  test('SIZE-6 a page of another build of the site is not kept, because its files are gone', async () => {
    await publisher.publish();
    const assets = [{ path: '/_astro/b.js', type: 'text/javascript', bytes: Buffer.from('2') }];
    pages = { '/': 'new home', '/tours': null };
    publisher = createPublisher({ ...options, site: { ...options.site, assets } });
    await expect(publisher.publish()).rejects.toThrow('The page /tours failed');
    expect(await read('/')).toBe('<html>home</html>');
  });

  test('SIZE-7 a release whose sitemap is not equal to its pages does not go live', async () => {
    const entry = (path: string) => `<url><loc>https://k.example${path}</loc></url>`;
    const before = pages;
    pages = { ...before, '/sitemap.xml': entry('/') + entry('/tours') };
    await publisher.publish();
    for (const [sitemap, reason] of [
      [entry('/'), 'does not name the page /tours'],
      [entry('/') + entry('/tours') + entry('/gone'), 'names /gone'],
      [entry('/') + entry('/tours') + entry('/'), 'names /, which'],
    ] as const) {
      pages = {
        ...before,
        '/new': '<meta name="robots" content="noindex">new',
        '/sitemap.xml': sitemap,
      };
      await expect(publisher.publish()).rejects.toThrow(reason);
    }
    pages = { ...pages, '/sitemap.xml': entry('/') + entry('/tours') };
    await publisher.publish();
    expect(await read('/new')).toContain('noindex');
  });

  test('SIZE-4 SIZE-7 a sitemap in parts names all pages, and goes live with all its parts only', async () => {
    const entry = (path: string) => `<url><loc>https://k.example${path}</loc></url>`;
    const index = (...parts: string[]) =>
      `<sitemapindex>${parts.map((path) => `<sitemap><loc>https://k.example${path}</loc></sitemap>`).join('')}</sitemapindex>`;
    const parts = { '/sitemap-0.xml': entry('/'), '/sitemap-1.xml': entry('/tours') };
    const all = index('/sitemap-0.xml', '/sitemap-1.xml');
    const before = pages;
    pages = { ...before, ...parts, '/sitemap.xml': index('/sitemap-0.xml') };
    await expect(publisher.publish()).rejects.toThrow('does not name its parts');
    pages = { ...before, ...parts, '/sitemap-1.xml': entry('/'), '/sitemap.xml': all };
    await expect(publisher.publish()).rejects.toThrow('names /, which');
    pages = { ...before, ...parts, '/sitemap.xml': all };
    const first = await publisher.publish();
    pages = { ...pages, '/tours': 'two tours' };
    await publisher.publish();
    const back = filesOf(await publisher.rollBack(first.id));
    const at = back['/tours']?.changedAt;
    expect(await read('/sitemap-1.xml')).toContain(`/tours</loc><lastmod>${at}</lastmod>`);
    expect(await read('/sitemap-0.xml')).not.toContain('lastmod');
  });

  test('TRUST-11 a page with an inline script that the site did not write does not go live', async () => {
    const first = await publisher.publish();
    expect(first.scripts).toEqual(['sha256-known']);
    pages = { '/': 'home', '/tours': 'one tour, <script>attack()</script>' };
    pageScripts = ['sha256-known', 'sha256-attack'];
    await publisher.publish();
    expect(await read('/tours')).toBe('<html>one tour</html>');
    expect(faults[0]?.reason).toContain('/tours has an inline script');
  });

  test('PUB-7 gathers what arrives during a publish into the next one', async () => {
    const asked = await Promise.all(Array.from({ length: 10 }, () => publisher.publish()));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(renders).toBeLessThanOrEqual(4);
  });

  test('SIZE-10 changes that touch many pages do not overtake, and are part of the publish under way', async () => {
    const change = { resource: 'tours', recordId: 'a', action: 'update' };
    const fill = (text: string) => {
      const all = Array.from({ length: 300 }, (_, index) => [`/${index}`, `${text} ${index}`]);
      pages = Object.fromEntries(all);
    };
    fill('first');
    await publisher.publish();
    let second: Promise<Release> | undefined;
    onRender = () => {
      if (renders !== 301 + 5) return;
      fill('third');
      second = publisher.publish([change]);
    };
    fill('second');
    const first = await publisher.publish();
    expect((await second)?.id).toBe(first.id);
    expect(await read('/0')).toBe('<html>third 0</html>');
    expect(await store.list()).toHaveLength(2);
  });

  test('PUB-10 goes back to an earlier release and records it', async () => {
    const first = await publisher.publish();
    pages = { '/': 'changed home', '/tours': 'one tour' };
    await publisher.publish();
    await publisher.rollBack(first.id);
    expect(await read('/')).toBe('<html>home</html>');
    expect(recorded.at(-1)).toMatchObject({ id: first.id, isRolledBack: true });
    await publisher.rollBack(recorded[1]?.id ?? '');
    expect(recorded.at(-1)).toMatchObject({ id: recorded[1]?.id, isRolledBack: false });
    await expect(publisher.rollBack('20200101T000000000-0000')).rejects.toThrow('not kept');
    await expect(publisher.rollBack('../../etc/passwd')).rejects.toThrow('not kept');
  });

  test('PUB-10 dates what changes by going back, in the sitemap too, and nothing else', async () => {
    const entry = (path: string, at: string) =>
      `<url><loc>https://k.example${path}</loc><lastmod>${at}</lastmod></url>`;
    const published = entry('/', RECORDED) + entry('/tours', RECORDED);
    pages = { '/': 'home', '/tours': 'one tour', '/sitemap.xml': published };
    const first = await publisher.publish();
    pages = { ...pages, '/': 'new home' };
    const { at } = await publisher.publish();
    const back = await publisher.rollBack(first.id);
    const files = filesOf(back);
    const changed = files['/']?.changedAt ?? '';
    expect(changed > at).toBe(true);
    expect(files['/tours']?.changedAt).toBe(RECORDED);
    const redated = entry('/', changed) + entry('/tours', RECORDED);
    expect(await read('/sitemap.xml')).toBe(`<html>${redated}</html>`);
    expect((await store.current())?.shards).toEqual(back.shards);
    const again = await publisher.rollBack(first.id);
    expect([again.id, filesOf(again)]).toEqual([first.id, files]);
  });

  describe('started again', () => {
    const memoryFile = () => join(directory, 'memory.json');
    const start = (build = 'test') => {
      const site = { ...options.site, build };
      publisher = createPublisher({ ...options, store, site, memoryFile: memoryFile() });
    };
    const restart = async (build?: string) => {
      await publisher.stop();
      store = createReleaseStore(directory);
      start(build);
      renders = 0;
      return publisher.publish();
    };

    test('SIZE-2 renders nothing that did not change meanwhile', async () => {
      start();
      const { id } = await publisher.publish();
      expect((await restart()).id).toBe(id);
      expect(renders).toBe(0);
      pages = { '/': 'home', '/tours': 'two tours', '/tours/reef': 'reef' };
      const { receipt } = await restart();
      expect(renders).toBe(2);
      expect([receipt.changed, receipt.added]).toEqual([['/tours'], ['/tours/reef']]);
      expect(await read('/')).toBe('<html>home</html>');
    });

    test('SIZE-2 renders what is not live as it was rendered', async () => {
      start();
      const { id } = await publisher.publish();
      pages = { '/': 'new home', '/tours': 'one tour' };
      await publisher.publish();
      await publisher.stop();
      await store.switchTo(id);
      await restart();
      expect(renders).toBe(1);
      expect(await read('/')).toBe('<html>new home</html>');
    });

    test.each([
      ['by another build of the site', 'other', async () => {}],
      ['and the memory is damaged', 'test', () => writeFile(memoryFile(), '{"build":')],
      ['and the memory is lost', 'test', () => rm(memoryFile())],
    ])('renders every page %s', async (_name, build, damage) => {
      start();
      await publisher.publish();
      await publisher.stop();
      await damage();
      store = createReleaseStore(directory);
      start(build);
      renders = 0;
      await publisher.publish();
      expect(renders).toBe(2);
    });
  });

  test('a manifest in one file, from before there were shards, is live, kept and gone back to', async () => {
    const { shards, ...release } = await publisher.publish();
    const files = Object.fromEntries(listFiles({ shards }));
    const old = JSON.stringify({ ...release, files });
    await writeFile(join(directory, 'releases', `${release.id}.json`), old);
    await store.switchTo(release.id);
    store = createReleaseStore(directory);
    publisher = createPublisher({ ...options, store });
    expect(await read('/')).toBe('<html>home</html>');
    pages = { '/': 'new home', '/tours': 'one tour' };
    expect((await publisher.publish()).receipt.changed).toEqual(['/']);
    await publisher.rollBack(release.id);
    store = createReleaseStore(directory);
    expect(await read('/')).toBe('<html>home</html>');
  });

  const MINUTE = 60_000;

  /** Publishes so often, so many milliseconds apart, and gives the ids. */
  async function publishOften(times: number, interval: number): Promise<string[]> {
    const ids: string[] = [];
    for (let edit = 0; edit < times; edit += 1) {
      vi.setSystemTime(Date.now() + interval);
      pages = { '/': `home ${edit} of ${times}`, '/tours': 'one tour' };
      ids.push((await publisher.publish()).id);
    }
    return ids;
  }

  test('PUB-10 keeps twenty releases with all their files, and drops older ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ids = await publishOften(23, MINUTE);
    expect(await store.list()).toEqual(ids.slice(-20));
    expect(recorded.map(({ id }) => id)).toEqual(ids.slice(-20));
    await publisher.rollBack(ids[3] ?? '');
    expect(await read('/')).toBe('<html>home 3 of 23</html>');
    expect(await read('/tours')).toBe('<html>one tour</html>');
  });

  test('PUB-10 many releases within a minute do not push out those before them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = await publishOften(5, 60 * MINUTE);
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    const burst = await publishOften(60, 200);
    const kept = await store.list();
    expect(kept).toHaveLength(20);
    expect(kept).toEqual(expect.arrayContaining([...before, ...burst.slice(-2)]));
  });

  test('compresses pages better once they are live, under the same release', async () => {
    pages = { '/': 'home '.repeat(500) };
    const { id } = await publisher.publish();
    const readHome = async () => filesOf((await store.current()) as Release)['/'];
    const readQuality = async () => (await readHome())?.brotli?.quality;
    await expect.poll(readQuality, { timeout: 30_000 }).toBe(11);
    const live = await store.current();
    expect(live?.id).toBe(id);
    const compressed = await readFile(store.objectPath((await readHome())?.brotli?.hash ?? ''));
    expect(brotliDecompressSync(compressed).toString()).toBe(await read('/'));
  });

  test('a damaged manifest counts as none, and lost files are made again', async () => {
    const release = await publisher.publish();
    const { id } = release;
    await writeFile(join(directory, 'releases', `${id}.json`), '{"id":');
    await rm(store.objectPath(fileOf(release, '/tours')?.hash ?? ''));
    await store.switchTo(id);
    expect(await store.current()).toBeNull();
    await publisher.publish();
    expect(await read('/tours')).toBe('<html>one tour</html>');
  });

  test('a release that cannot be read is no release that is gone', async () => {
    const { id } = await publisher.publish();
    const manifest = join(directory, 'releases', `${id}.json`);
    await rename(manifest, `${manifest}.kept`);
    await symlink(manifest, manifest);
    await expect(store.find(id)).rejects.toThrow('ELOOP');
    await expect(createReleaseStore(directory).current()).rejects.toThrow('ELOOP');
    await rename(`${manifest}.kept`, manifest);
    expect((await store.find(id))?.id).toBe(id);
  });

  test('PUB-9 never shows a reader a file that is not there', async () => {
    await publisher.publish();
    let isDone = false;
    const reading = (async () => {
      while (!isDone) {
        const release = await store.current();
        for (const [, { hash }] of release ? listFiles(release) : []) {
          await readFile(store.objectPath(hash));
        }
      }
    })();
    for (let edit = 0; edit < 15; edit += 1) {
      pages = { '/': `home ${edit}`, '/tours': `tours ${edit}` };
      await publisher.publish();
    }
    isDone = true;
    await reading;
  });
});

describe('the publisher’s server', () => {
  const secret = Buffer.from('a secret of thirty-two bytes ....').toString('base64');
  const changed: WebhookEvent = { type: 'content.changed', timestamp: '', data: { changes: [] } };

  async function withServer(work: (url: string) => Promise<void>): Promise<void> {
    const logger = pino({ level: 'silent' });
    const { url, server } = await startPublisherServer({ publisher, secret, port: 0, logger });
    await work(url).finally(() => server.close());
  }
  const send = (url: string, signed: { body: string; headers: Record<string, string> }) =>
    fetch(url, { method: 'POST', ...signed });

  test('PUB-5 publishes for a signed event; a repeated one takes effect once', () =>
    withServer(async (url) => {
      const signed = signEvent(secret, 'msg_1', changed);
      const first = await send(url, signed);
      expect(first.status).toBe(200);
      const once = renders;
      expect(await (await send(url, signed)).json()).toEqual(await first.json());
      expect(renders).toBe(once);
    }));

  test('PUB-5 refuses an event that is not signed, wrongly signed, altered or old', () =>
    withServer(async (url) => {
      const wrong = signEvent(Buffer.from('another secret').toString('base64'), 'msg_2', changed);
      const signed = signEvent(secret, 'msg_3', changed);
      const altered = { ...signed, body: signed.body.replace('changes', 'change') };
      const old = { ...signed, headers: { ...signed.headers, 'webhook-timestamp': '1600000000' } };
      for (const sent of [{ body: '{}', headers: {} }, wrong, altered, old]) {
        expect((await send(url, sent)).status).toBe(401);
      }
      expect(renders).toBe(0);
    }));

  test('PUB-10 answers 404 for a release that is not kept any more', () =>
    withServer(async (url) => {
      const { id } = await publisher.publish();
      await rm(join(directory, 'releases', `${id}.json`));
      const data = { release: id };
      const event: WebhookEvent = { type: 'release.rollback', timestamp: '', data };
      const answer = await send(url, signEvent(secret, 'msg_5', event));
      const message = 'That release is not kept any more';
      expect([answer.status, await answer.json()]).toEqual([404, { message }]);
    }));

  test('PUB-6 says why a publish failed, and lets the same event be tried again', () =>
    withServer(async (url) => {
      pages = { '/': null };
      const signed = signEvent(secret, 'msg_4', changed);
      const failed = await send(url, signed);
      expect([failed.status, await failed.json()]).toEqual([
        500,
        { message: 'The page / failed: it cannot be rendered' },
      ]);
      pages = { '/': 'mended' };
      await writeFile(join(directory, 'releases'), 'in the way');
      const blocked = await send(url, signed);
      expect([blocked.status, (await blocked.json()).message]).toEqual([
        500,
        'The site’s folder could not be read or written. Details are in the server’s log.',
      ]);
      await rm(join(directory, 'releases'));
      expect((await send(url, signed)).status).toBe(200);
    }));
});
