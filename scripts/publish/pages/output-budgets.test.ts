import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  blogPostFields,
  destinationFields,
  htmlToText,
  packageFields,
  type Snapshot,
  tourFields,
} from '@karibu/graph/contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { OUTPUT_BUDGETS } from '../../../site/output-budgets.ts';
import { readRecords } from '../../demo/read-content.ts';
import { renderSample, sampleRecord } from './sample-site.ts';

const TRIPS = 10_000;
const PACKAGES = 2000;
const POSTS = 10_000;
const DESTINATIONS = 500;

/** Numbers that look random and are the same each time. */
function createDice(seed = 7) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const roll = createDice();

const pickFrom = <Each>(list: readonly Each[]): Each => list[roll(list.length)] as Each;

const SYLLABLES = ['ka', 'ru', 'mba', 'si', 'ndo', 'li', 'tem', 'we', 'ra', 'zo', 'pa', 'chi'];

/** A name that no other text has. */
function makeName(): string {
  return Array.from({ length: 4 }, () => pickFrom(SYLLABLES)).join('');
}

/**
 * Trips as different as true ones: their sentences are those of the demo in new orders, and each
 * names a place of its own.
 */
async function makeTrips() {
  const demo = await readRecords('tours');
  const sentences = demo.flatMap(({ description }) => htmlToText(description).split(/(?<=\.)\s+/));
  const words = [...new Set(demo.flatMap(({ title }) => title.split(' ')))];
  const places = Array.from({ length: DESTINATIONS }, () => `${makeName()} ${pickFrom(words)}`);
  const rate = (from: string, to: string) => ({
    ...{ id: `${roll(1e6)}`, season: `Season ${from}`, from, to, everyYear: true },
    perPerson: [1, 2, 4, 6].map((travellers) => ({ travellers, price: 500 + roll(400) * 10 })),
    singleSupplement: 300,
    child: { fromAge: 3, toAge: 11, percent: 50 },
  });
  const tripOf = (number: number) => ({
    slug: `trip-${number}-${pickFrom(words).toLowerCase()}`,
    title: Array.from({ length: 5 }, () => pickFrom(words)).join(' '),
    description: `<p>${Array.from({ length: 8 }, () => pickFrom(sentences)).join(' ')} ${makeName()}.</p>`,
    image: pictureOf(number),
    gallery: Array.from({ length: 4 }, () => ({ type: 'image', url: pictureOf(roll(1e9)) })),
    destination: pickFrom(places),
    duration: `${1 + roll(14)} Days`,
    price: 90 + roll(600) * 10,
    rating: (40 + roll(11)) / 10,
    bestMonths: Array.from({ length: 5 }, (_, index) => ((roll(3) + index) % 12) + 1),
    style: pickFrom(['private', 'group']),
    effort: 1 + roll(5),
    rates: roll(5) === 0 ? [rate('01-01', '05-31'), rate('06-01', '12-31')] : [],
  });
  const tours = Array.from({ length: TRIPS - PACKAGES }, (_, number) =>
    sampleRecord(tourFields, {
      ...tripOf(number),
      category: `Kind ${roll(20)}`,
      tourType: pickFrom(['safari', 'zanzibar-excursion']),
      groupSize: 2 + roll(12),
    }),
  );
  const packages = Array.from({ length: PACKAGES }, (_, number) =>
    sampleRecord(packageFields, { ...tripOf(TRIPS + number), category: `kind-${roll(8)}` }),
  );
  const destinations = places.map((name, number) =>
    sampleRecord(destinationFields, {
      ...{ name, slug: name.replace(' ', '-').toLowerCase(), image: pictureOf(number) },
      continent: pickFrom(['Africa', 'Africa', 'Asia']),
    }),
  );
  return { tours, packages, destinations };
}

function pictureOf(number: number): string {
  const id = createHash('sha256').update(String(number)).digest('hex').slice(0, 20);
  return `/uploads/${id}/1536.webp`;
}

let html: (path: string) => Promise<string>;
let parts: string[];
let paths: readonly string[];
const sizes = new Map<string, number>();

async function sizeOf(path: string): Promise<number> {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const size = brotliCompressSync(await html(path), { params }).byteLength;
  sizes.set(path, size);
  return size;
}

beforeAll(async () => {
  const { tours, packages, destinations } = await makeTrips();
  const media = tours.map(({ image: url }) => ({
    ...{ url, width: 1536, height: 1024, placeholder: '#a1b2c3 #d4e5f6' },
    widths: [320, 640, 768, 1024, 1280, 1536],
  }));
  const blog = Array.from({ length: POSTS }, (_, number) =>
    sampleRecord(blogPostFields, {
      ...{ slug: `post-${number}`, title: `Post ${number}`, excerpt: 'Of the rains.' },
      ...{ content: '<p>Grass.</p>', category: `About ${number % 9}`, author: 'Neema' },
    }),
  );
  const site = await renderSample({ tours, packages, destinations, media, blog } as Partial<
    Record<keyof Snapshot, unknown>
  >);
  html = site.html;
  paths = site.listPaths();
  parts = paths.filter((path) => path.startsWith('/trips/'));
}, 240_000);

test('SIZE-4 the first filter among 10,000 trips costs at most what its budget says', async () => {
  const cards = parts.filter((path) => path.includes('cards-')).slice(0, 6);
  const needed = await Promise.all(['/trips/facets.json', ...cards].map(sizeOf));
  const sum = needed.reduce((all, size) => all + size, 0);
  expect(cards).toHaveLength(6);
  expect(sum).toBeLessThanOrEqual(OUTPUT_BUDGETS.firstFilter);
});

test('SIZE-4 a search for a word among 10,000 trips costs at most what its budget says', async () => {
  const words = parts.filter((path) => path.includes('words-'));
  const largest = Math.max(...(await Promise.all(words.map(sizeOf))));
  const vocabulary = await sizeOf('/trips/vocabulary.json');
  expect(vocabulary + largest).toBeLessThanOrEqual(OUTPUT_BUDGETS.firstSearch);
});

test('SIZE-4 each part of the index of 10,000 trips stays within its budget', async () => {
  const numbered = parts.filter((path) => /-\d+\.json$/.test(path));
  expect(numbered.length).toBeGreaterThan(1000);
  for (const path of numbered) {
    expect(await sizeOf(path), path).toBeLessThanOrEqual(OUTPUT_BUDGETS.part);
  }
  expect(await sizeOf('/trips/prices.json')).toBeLessThanOrEqual(OUTPUT_BUDGETS.prices);
});

test('SIZE-4 the lists of 10,000 records in 500 places and their feed stay within their budgets', async () => {
  const [packages, destinations] = ['/packages/by-name/1', '/destinations/by-name/1'];
  for (const path of [
    ...['/tours', '/packages', packages, '/destinations', destinations],
    ...['/blog', '/blog/page/2'],
  ]) {
    expect(await sizeOf(path), path).toBeLessThanOrEqual(OUTPUT_BUDGETS.page);
  }
  expect(await sizeOf('/blog/rss.xml')).toBeLessThanOrEqual(OUTPUT_BUDGETS.feed);
});

test('TRIP-9 of 500 places a list offers twelve and a field to find the others', async () => {
  const list = await html('/tours');
  // The first button takes the filter off.
  expect(list.match(/<input[^>]*name="destination"/g)).toHaveLength(12 + 1);
  expect(list).toContain('placeholder="Find a destination"');
  expect(JSON.parse(await html('/trips/facets.json')).destinations).toHaveLength(DESTINATIONS);
});

test('DEST-1 of 500 places the list has some of each continent, and pages lead to all', async () => {
  const list = await html('/destinations');
  expect(list.match(/<article/g)).toHaveLength(2 * 18);
  expect(list).toContain('href="/destinations/by-name/1"');
  const pages = paths.filter((path) => path.startsWith('/destinations/by-name/'));
  const named = (await Promise.all(pages.map(html))).join('');
  const all = paths.filter((path) => /^\/destinations\/(?!404$)[^/]+$/.test(path));
  expect(all).toHaveLength(DESTINATIONS);
  for (const path of all) expect(named, path).toContain(`href="${path}"`);
});

test('SIZE-4 the sitemaps of 20,000 pages are indexes of parts within their budget', async () => {
  for (const sitemap of ['/sitemap.xml', '/sitemap-images.xml']) {
    const index = await html(sitemap);
    const parts = [...index.matchAll(/<sitemap><loc>https:\/\/karibu\.example([^<]+)</g)].map(
      ([, path = '']) => path,
    );
    expect(parts.length, sitemap).toBeGreaterThan(10);
    expect(paths).toEqual(expect.arrayContaining(parts));
    for (const path of [sitemap, ...parts]) {
      expect(await sizeOf(path), path).toBeLessThanOrEqual(OUTPUT_BUDGETS.sitemap);
    }
  }
});
