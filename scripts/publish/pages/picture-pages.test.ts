import {
  blogPostFields,
  destinationFields,
  galleryItemFields,
  settingsFields,
  teamMemberFields,
  tourFields,
} from '@karibu/graph/contract.ts';
import { defaultValues } from '@karibu/graph/core/read/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderSample, sampleRecord } from './sample-site.ts';

const known = { width: 1536, height: 1024, placeholder: '#a1b2c3 #d4e5f6', widths: [320, 1536] };
const plain = { ...known, url: '/uploads/aaaaaaaaaaaaaaaaaaaa/1536.webp' };
const described = {
  ...known,
  url: '/uploads/bbbbbbbbbbbbbbbbbbbb/1536.webp',
  alt: 'A dhow and its captain',
  focus: { x: 20, y: 85 },
};
const WORDS = `alt="${described.alt}"`;
const NO_WORDS = / alt(="")?[ >]/;
const POSITION = /object-position:20% 85%/;

/** A site whose every picture is the same. */
async function renderWith({ url: image }: { url: string }) {
  const texts = { description: '<p>Text.</p>', category: 'Kind', destination: 'Pemba' };
  const journey = { ...texts, slug: 'one', title: 'One', image, duration: '2 Days', price: 90 };
  const gallery = [{ url: '/uploads/cccccccccccccccccccc/1536.webp', type: 'image' }];
  const post = { slug: 'post', title: 'Post', image, author: 'Amina', authorImage: image };
  const place = { slug: 'pemba', name: 'Pemba', image, continent: 'Africa' };
  return renderSample({
    tours: [sampleRecord(tourFields, { ...journey, tourType: 'safari', gallery })],
    blog: [sampleRecord(blogPostFields, { ...post, content: '<p>Text.</p>', isPublished: true })],
    destinations: [sampleRecord(destinationFields, place)],
    gallery: [
      sampleRecord(galleryItemFields, { title: 'At sea', image }),
      sampleRecord(galleryItemFields, { title: 'At dusk', alt: 'A red sail', image }),
    ],
    team: [sampleRecord(teamMemberFields, { name: 'Amina', image })],
    settings: {
      ...defaultValues(settingsFields),
      heroSection: { title: 'Set sail', subtitle: '', backgroundImage: image },
    },
    media: [plain, described],
  });
}

type Site = Awaited<ReturnType<typeof renderWith>>;

/** Pages whose pictures are all on cards, beside words that say enough. */
const LISTS = ['/tours', '/tours/type/safari', '/destinations', '/blog'];
/** Pages that open with a picture, or show some for themselves. */
const OTHERS = ['/', '/tours/one', '/destinations/pemba', '/blog/post', '/gallery', '/about'];
const PAGES = [...LISTS, ...OTHERS];

/** The tags that draw the picture. */
async function tagsOf({ main }: Site, path: string, { url }: { url: string }): Promise<string[]> {
  const id = url.split('/')[2] ?? '';
  const tags = (await main(path)).match(/<img[^>]*>/g) ?? [];
  return tags.filter((tag) => tag.includes(id));
}

describe('a picture that was described and framed', () => {
  let site: Site;
  beforeAll(async () => {
    site = await renderWith(described);
  }, 180_000);

  test.each(PAGES)('IMG keeps its focal point in sight on %s', async (path) => {
    const tags = await tagsOf(site, path, described);
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toMatch(POSITION);
  });

  test('TRIP-19 says what it shows where it is looked at, and nothing on cards', async () => {
    for (const path of OTHERS) {
      expect((await tagsOf(site, path, described)).join(), path).toContain(WORDS);
    }
    for (const path of LISTS) {
      for (const tag of await tagsOf(site, path, described)) expect(tag, path).toMatch(NO_WORDS);
    }
  });

  test('GAL-2 in the gallery the words of an item go before those of its picture', async () => {
    expect(await site.main('/gallery')).toContain('alt="A red sail"');
  });

  test('IMG the index of trips has its focal point, for the cards that scripts draw', async () => {
    const [{ media }] = JSON.parse(await site.html('/trips/cards-0.json'));
    expect(media).toMatchObject({ focus: described.focus });
    expect(media).not.toHaveProperty('alt');
  });
});

describe('a picture that nobody described or framed', () => {
  test('IMG SIZE has the words of its record, and no position', async () => {
    const site = await renderWith(plain);
    for (const path of PAGES) {
      for (const tag of await tagsOf(site, path, plain))
        expect(tag).not.toContain('object-position');
    }
    expect(await site.main('/gallery')).toContain('alt="At sea"');
    // A trip's picture has the words of the gallery, which shows it too.
    expect(await site.main('/tours/one')).toContain('alt="At sea"');
    expect(await site.html('/trips/cards-0.json')).not.toMatch(/"(alt|focus)"/);
    const [card] = await tagsOf(site, '/tours', plain);
    expect(card).toContain('alt=""');
  }, 180_000);
});

test('GEN-3 pages and manifest link icons of the logo where there are some, and the mark elsewhere', async () => {
  const settings = { ...defaultValues(settingsFields), logo: plain.url };
  const linked = async (media: object) => {
    const site = await renderSample({ settings, media: [media] });
    const links = (await site.html('/')).matchAll(
      /<link rel="(?:icon|apple-touch-icon)" href="(.*?)"/g,
    );
    const { icons } = JSON.parse(await site.html('/manifest.webmanifest'));
    return [...links, ...icons.map(({ src }: { src: string }) => ['', src])].map(([, src]) => src);
  };
  const folder = plain.url.replace('1536.webp', '');
  const names = ['icon-192.png', 'icon-192.png', 'icon-192.png', 'icon-512.png'];
  const own = names.map((name) => folder + name);
  expect(await linked({ ...plain, hasIcons: true })).toEqual(own);
  const mark = ['/favicon.svg', '/apple-touch-icon.png', '/favicon.svg', '/icon-192.png'];
  expect(await linked(plain)).toEqual([...mark, '/icon-512.png']);
}, 180_000);

test('NAV-7 a name that is too long for the bar is set smaller', async () => {
  for (const [siteName, isSmall] of [
    ['Baobab & Dhow', false],
    ['Kilimanjaro and Zanzibar Adventures & Expeditions International', true],
  ] as const) {
    const site = await renderSample({ settings: { ...defaultValues(settingsFields), siteName } });
    const [, name] = /class="brand".*?<span([^>]*)>/s.exec(await site.html('/about')) ?? [];
    expect(name?.includes('font-size'), siteName).toBe(isSmall);
  }
}, 180_000);
