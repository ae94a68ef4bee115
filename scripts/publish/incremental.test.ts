import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicPath } from '@karibu/graph/contract.ts';
import { fileOf, listFiles } from '@karibu/graph/publish/release.ts';
import { createReleaseStore, type ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { createSnapshotReader, readSnapshot } from '@karibu/graph/snapshot.ts';
import { CONTENT, SAMPLE_RECORDS } from '@karibu/graph/testing/sample-records.ts';
import { type Json, startTestServer, type TestServer } from '@karibu/graph/testing/test-server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWorkspace } from '../build.ts';
import { ROOT } from '../root.ts';
import { makeRelease } from './make-release.ts';
import { createPageMemory } from './page-memory.ts';
import { loadSiteRenderer, type SiteRenderer } from './site-renderer.ts';

const PUBLIC_URL = 'https://karibu.example';
const EDITS = 30;

/**
 * Each round of a test has its hour: what two publishes of it say of when pages changed is alike.
 */
let hour = 0;
const now = () => new Date(Date.UTC(2027, 0, 1, hour));

let directory: string;
let server: TestServer;
let site: SiteRenderer;
let rendered: string[] = [];
let publishIncrementally: () => ReturnType<typeof makeRelease>;
let publishWhole: () => ReturnType<typeof makeRelease>;
/** When each page last changed, by the sitemap of the incremental release. */
let readSitemap: () => Promise<Map<string, string>>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-incremental-'));
  await buildWorkspace('site');
  site = notingRenders(await loadSiteRenderer(join(ROOT, 'site', 'dist')));
  server = await startTestServer();
  const { byName } = server.services;
  const memory = createPageMemory();
  const stores = [
    createReleaseStore(join(directory, 'a')),
    createReleaseStore(join(directory, 'b')),
  ];
  const [first, second] = stores as [ReleaseStore, ReleaseStore];
  const read = createSnapshotReader(byName, PUBLIC_URL);
  publishIncrementally = async () =>
    goLive(first, await makeRelease(first, site, await read(), memory, { at: now() }));
  publishWhole = async () => {
    const snapshot = await readSnapshot(byName, PUBLIC_URL);
    return goLive(
      second,
      await makeRelease(second, site, snapshot, createPageMemory(), { at: now() }),
    );
  };
  readSitemap = async () => {
    const live = await first.current();
    const hash = live && fileOf(live, '/sitemap.xml')?.hash;
    const xml = await readFile(first.objectPath(hash ?? ''), 'utf8');
    const entries = xml.matchAll(/<loc>https:\/\/karibu\.example(.*?)<\/loc><lastmod>(.*?)</g);
    return new Map([...entries].map(([, path = '', at = '']) => [path, at]));
  };
}, 180_000);
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

async function goLive(store: ReleaseStore, release: Awaited<ReturnType<typeof makeRelease>>) {
  await store.switchTo(release.id);
  return release;
}

/** The same renderer, noting which pages it renders. */
function notingRenders(real: SiteRenderer): SiteRenderer {
  return {
    ...real,
    createRenderer(snapshot) {
      const renderer = real.createRenderer(snapshot);
      const render = (path: string) => {
        rendered.push(path);
        return renderer.render(path);
      };
      return { ...renderer, render };
    },
  };
}

/** Numbers that look random and are the same in every run. */
function createDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const call = async (method: string, path: string, body?: unknown): Promise<Json> => {
  const answer = await server.rest(method, path, { as: 'admin', body });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.body.data;
};

/** An upload that is shown by nothing yet. */
async function addPicture(background: string): Promise<Json> {
  const image = sharp({ create: { width: 64, height: 40, channels: 3, background } });
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(await image.png().toBuffer())]), 'picture.png');
  return call('POST', '/upload', body);
}

const hasPage = (path: string) => Object.hasOwn(publicPath, path.slice(1));

/** One edit of any kind, of any resource. */
async function edit(roll: (below: number) => number, round: number): Promise<void> {
  const paths = Object.keys(SAMPLE_RECORDS);
  const path = paths[roll(paths.length)] ?? '/tours';
  const sample = SAMPLE_RECORDS[path];
  const nameField = ['title', 'name'].find((name) => name in sample) ?? 'title';
  const records = await call('GET', path);
  const record = records[roll(records.length)];
  const name = `${sample[nameField]} ${round}`;
  const kind = record ? roll(8) : 0;
  const slug = hasPage(path) ? { slug: `new-${round}` } : {};
  if (kind <= 1) await call('POST', path, { ...sample, [nameField]: name, ...slug });
  else if (kind === 2) await call('PUT', `${path}/${record.id}`, { [nameField]: name });
  else if (kind === 3 && hasPage(path)) {
    await call('PUT', `${path}/${record.id}`, { slug: `moved-${round}` });
  } else if (kind === 4) {
    const flag = CONTENT.find((each) => path === `/${each.name}`)?.publishedBy;
    if (flag) await call('PUT', `${path}/${record.id}`, { [flag]: !record[flag] });
  } else if (kind === 5 && path !== '/package-categories') {
    await call('DELETE', `${path}/${record.id}`);
  } else if (kind === 6) {
    const settings = await call('GET', '/settings');
    await call('PUT', '/settings', { ...settings, siteName: `House ${round}` });
  } else if (kind === 7) {
    const [upload] = await call('GET', '/uploads');
    const focus = { x: roll(101), y: roll(101) };
    await call('PUT', `/uploads/${upload.id}`, { alt: `Seen ${round}`, focus });
  } else await call('PUT', '/metrics', { destinations: round });
}

const contents = (release: Awaited<ReturnType<typeof makeRelease>>) => ({
  redirects: release.redirects,
  hashes: Object.fromEntries(listFiles(release).map(([path, { hash }]) => [path, hash])),
});

test('PUB-11 after any sequence of edits the incremental release equals a clean full one', async () => {
  const roll = createDice(20_261_128);
  for (const [path, record] of Object.entries(SAMPLE_RECORDS)) await call('POST', path, record);
  const { url: image } = await addPicture('#c96');
  for (const path of ['/tours', '/gallery', '/team']) {
    const named = { [path === '/team' ? 'name' : 'title']: 'With a picture' };
    await call('POST', path, { ...SAMPLE_RECORDS[path], ...named, image });
  }
  await publishIncrementally();
  await publishWhole();
  let renders = 0;
  let pages = 0;
  for (let round = 1; round <= EDITS; round += 1) {
    await edit(roll, round);
    hour += 1;
    rendered = [];
    const incremental = await publishIncrementally();
    renders += rendered.length;
    const whole = await publishWhole();
    pages += listFiles(whole).length;
    expect(contents(incremental), `after edit ${round}`).toEqual(contents(whole));
  }
  // Otherwise the test would compare full publishes with full publishes.
  expect(renders).toBeLessThan(pages / 2);
}, 120_000);

test('PUB-2 PUB-8 a change renders only the pages that it touches', async () => {
  const shared = { ...SAMPLE_RECORDS['/tours'], itinerary: [] };
  const tour = await call('POST', '/tours', { ...shared, title: 'One Walk', slug: 'one-walk' });
  await publishIncrementally();
  rendered = [];
  await publishIncrementally();
  expect(rendered).toEqual([]);
  const day = { day: 'Day 1', title: 'The walk', description: 'Along the ridge.' };
  await call('PUT', `/tours/${tour.id}`, { itinerary: [day] });
  const { receipt } = await publishIncrementally();
  expect(rendered.filter((path) => !path.includes('.'))).toEqual(['/tours/one-walk']);
  expect(receipt.changed).toEqual(['/tours/one-walk']);
});

test('the sitemap says of each page when its bytes last changed, and of no other', async () => {
  const tour = { ...SAMPLE_RECORDS['/tours'], isFeatured: false };
  const { id, title } = await call('POST', '/tours', {
    ...tour,
    ...{ title: 'Crater Day', slug: 'crater-day', destination: 'Ngorongoro, Tanzania' },
  });
  const place = { ...SAMPLE_RECORDS['/destinations'], name: 'Ngorongoro', slug: 'ngorongoro' };
  await call('POST', '/destinations', place);
  const voice = { ...SAMPLE_RECORDS['/testimonials'], name: 'Juma', tourName: title };
  const guest = await call('POST', '/testimonials', voice);
  await publishIncrementally();

  for (const [method, path, body] of [
    ['PUT', `/tours/${id}`, { price: 777 }],
    ['PUT', '/settings', { workingHours: 'At high tide' }],
    ['PUT', `/testimonials/${guest.id}`, { text: 'Better than said' }],
    ['PUT', `/tours/${id}`, { slug: 'day-in-the-crater' }],
    ['PUT', `/tours/${id}`, { slug: 'crater-day' }],
  ] as const) {
    const before = await readSitemap();
    hour += 1;
    const isWhole = path === '/settings';
    const sent = isWhole ? { ...(await call('GET', path)), ...body } : body;
    await call(method, path, sent);
    const { receipt } = await publishIncrementally();
    const after = await readSitemap();
    const moved = [...after].filter(([page, at]) => before.get(page) !== at);
    const isListed = (page: string) => !page.endsWith('/404') && page !== '/tours/compare';
    const changed = [...receipt.changed, ...receipt.added].filter(isListed).sort();
    expect(moved.map(([page]) => page).sort(), JSON.stringify(body)).toEqual(changed);
    for (const [, at] of moved) expect(at).toBe(now().toISOString());
    expect(changed.length).toBeGreaterThan(0);
    if ('price' in body) expect(changed).toContain('/destinations/ngorongoro');
    if ('workingHours' in body) expect(changed).toEqual(['/', '/contact']);
    if ('text' in body) expect(changed).toContain('/tours/crater-day');
  }
});

test('PUB-8 what is said of a picture publishes the pages that show it, and is in the snapshot only then', async () => {
  const { id, url } = await addPicture('#369');
  const readMedia = async () => {
    const { media } = await readSnapshot(server.services.byName, PUBLIC_URL);
    return media.find((each) => each.url === url);
  };
  const place = { ...SAMPLE_RECORDS['/destinations'], name: 'Lone Rock', slug: 'lone-rock' };
  await call('POST', '/destinations', { ...place, image: url });
  await publishIncrementally();
  expect(Object.keys((await readMedia()) ?? {})).not.toContain('alt');
  expect(Object.keys((await readMedia()) ?? {})).not.toContain('focus');

  const said = { alt: 'A rock in the sea', focus: { x: 10, y: 80 } };
  await call('PUT', `/uploads/${id}`, said);
  rendered = [];
  const { receipt } = await publishIncrementally();
  expect(await readMedia()).toMatchObject(said);
  expect(receipt.changed).toContain('/destinations/lone-rock');
  expect(receipt.changed).not.toContain('/contact');
  expect(rendered).not.toContain('/contact');
});
