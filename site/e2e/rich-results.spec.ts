import { type APIRequestContext, expect, test } from '../../e2e/test.ts';
import type { Career, Package, Tour } from '../../graph/src/contract.ts';
import { at, findFaults, listThings, RULES, type Thing, typesOf } from './rich-results.ts';

/** The types that every page of a kind has. */
const KINDS: [path: RegExp, types: string[]][] = [
  [/^\/$/, ['TravelAgency', 'WebSite']],
  [/^\/(tours|packages|destinations|blog|careers)$/, ['ItemList']],
  [/^\/tours\/type\/[^/]+$/, ['ItemList']],
  [/^\/packages\/category\/[^/]+$/, ['ItemList', 'BreadcrumbList']],
  [/^\/(tours|packages)\/[^/]+$/, ['Product', 'TouristTrip', 'BreadcrumbList']],
  [/^\/destinations\/[^/]+$/, ['TouristDestination', 'BreadcrumbList']],
  [/^\/stays\/[^/]+$/, ['LodgingBusiness', 'BreadcrumbList']],
  [/^\/contact$/, ['FAQPage', 'Question', 'Answer']],
  [/^\/blog\/[^/]+$/, ['BlogPosting', 'BreadcrumbList']],
  [/^\/careers\/[^/]+$/, ['JobPosting', 'BreadcrumbList']],
  [/^\/gallery$/, ['ImageGallery', 'ImageObject']],
];

const listAddresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));

/** The pages of the sitemap by their paths. */
async function readPages(request: APIRequestContext): Promise<Map<string, string>> {
  const addresses = listAddresses(await (await request.get('/sitemap.xml')).text());
  const pages = new Map<string, string>();
  for (const { pathname } of addresses)
    pages.set(pathname, await (await request.get(pathname)).text());
  return pages;
}

const ofType = (html: string | undefined, type: string): Thing | undefined =>
  listThings(html ?? '').find((thing) => typesOf(thing).includes(type));

const readAll = async <Kept>(request: APIRequestContext, name: string): Promise<Kept[]> =>
  (await (await request.get(`/api/${name}`)).json()).data;

test('TRIP-16 every page has what Google’s rich results require and recommend of its types', async ({
  request,
}) => {
  const pages = await readPages(request);
  const seen = new Set<string>();
  for (const [path, html] of pages) {
    const things = listThings(html);
    const types = things.flatMap(typesOf);
    for (const type of types) seen.add(type);
    const expected = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
    expect.soft(types, path).toEqual(expect.arrayContaining(expected));
    expect.soft(things.flatMap(findFaults), path).toEqual([]);
  }
  // A type that no page has would pass every rule.
  expect([...seen]).toEqual(expect.arrayContaining(Object.keys(RULES)));
});

test('TRIP-16 the picture that a link to a page is shared with is described', async ({
  request,
}) => {
  for (const [path, html] of await readPages(request)) {
    expect.soft(html, path).toContain('property="og:image"');
    expect.soft(html, path).toMatch(/property="og:image:alt" content="[^"]{3,}"/);
  }
});

test('TRIP-16 a trip’s price and stars are those of its record, and stars without reviews are none', async ({
  request,
}) => {
  const trips = [
    ...(await readAll<Tour>(request, 'tours')).map((trip) => ({ ...trip, list: 'tours' })),
    ...(await readAll<Package>(request, 'packages')).map((trip) => ({ ...trip, list: 'packages' })),
  ].filter(({ isActive }) => isActive);
  expect(trips.length).toBeGreaterThan(20);
  for (const { list, slug, title, price, rates, rating, reviews, itinerary } of trips) {
    const html = await (await request.get(`/${list}/${slug}`)).text();
    const product = ofType(html, 'Product');
    const days = at(product, 'itinerary.itemListElement') as Thing[];
    expect.soft(days.map(({ name }) => name)).toEqual(itinerary.map((day) => day.title));
    expect.soft(at(ofType(html, 'BreadcrumbList'), 'itemListElement.2.name'), slug).toBeDefined();
    const isDearer = rates.some(({ perPerson }) => perPerson.some((step) => step.price > price));
    const offered = at(product, isDearer ? 'offers.lowPrice' : 'offers.price');
    expect.soft(offered, title).toBe(price > 0 ? price : undefined);
    const isRated = rating !== null && reviews > 0;
    expect
      .soft(at(product, 'aggregateRating.ratingValue'), title)
      .toBe(isRated ? rating : undefined);
    expect
      .soft(at(product, 'aggregateRating.reviewCount'), title)
      .toBe(isRated ? reviews : undefined);
    const said = (at(product, 'review') as Thing[] | undefined) ?? [];
    for (const review of said)
      expect.soft(html.split('</main>')[0]).toContain(at(review, 'author.name'));
  }
});

test('TRIP-16 a position tells its salary and its end where its page does', async ({ request }) => {
  const careers = (await readAll<Career>(request, 'careers')).filter(({ isActive }) => isActive);
  const known = { salary: 0, end: 0 };
  for (const { slug, salary, applicationDeadline } of careers) {
    const html = await (await request.get(`/careers/${slug}`)).text();
    const posting = ofType(html, 'JobPosting');
    const isShown = salary.display && salary.min !== null && salary.max !== null;
    expect
      .soft(at(posting, 'baseSalary.value.minValue'), slug)
      .toBe(isShown ? salary.min : undefined);
    expect.soft(at(posting, 'validThrough') !== undefined, slug).toBe(applicationDeadline !== '');
    known.salary += Number(isShown);
    known.end += Number(applicationDeadline !== '');
  }
  expect(known.salary * known.end).toBeGreaterThan(0);
});

test('TRIP-16 an author in the team has an address that leads to them', async ({ request }) => {
  const pages = await readPages(request);
  const posts = [...pages].filter(([path]) => /^\/blog\/[^/]+$/.test(path));
  const addresses = posts.flatMap(
    ([, html]) => at(ofType(html, 'BlogPosting'), 'author.url') ?? [],
  );
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of new Set(addresses.map(String))) {
    const { pathname, hash } = new URL(address);
    expect(pages.get(pathname)).toContain(`<li id="${hash.slice(1)}"`);
  }
});

test('TRIP-16 the sitemap of pictures names pages of the site and pictures that are there', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap-images.xml')).text();
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /Sitemap: \S+\/sitemap-images\.xml/,
  );
  const paths = listAddresses(await (await request.get('/sitemap.xml')).text()).map(
    ({ pathname }) => pathname,
  );
  const withPictures = listAddresses(xml).map(({ pathname }) => pathname);
  expect(paths).toEqual(expect.arrayContaining(withPictures));
  const wanted = /^\/(tours|packages|destinations|blog)\/(?!type\/|category\/)[^/]+$|^\/gallery$/;
  expect(withPictures.toSorted()).toEqual(paths.filter((path) => wanted.test(path)).sort());
  const pictures = [...xml.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)];
  expect(pictures.length).toBeGreaterThan(withPictures.length);
  const files = new Set(pictures.map(([, address = '']) => new URL(address).pathname));
  for (const file of files) {
    const answer = await request.head(file);
    expect(answer.headers()['content-type'], file).toMatch(/^image\//);
  }
});

test('TRIP-16 GEN-7 a page’s head is fit to be found and shared', async ({ request }) => {
  const { siteName, tagline } = (await (await request.get('/api/settings')).json()).data;
  const written = (text: string) => text.replaceAll('&', '&amp;');
  for (const [path, html] of await readPages(request)) {
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    expect.soft(title, path).toContain(written(siteName));
    expect.soft(title, path).not.toBe(written(siteName));
    if (path === '/') expect.soft(title).toBe(`${written(siteName)} · ${written(tagline)}`);
    const description = meta('description') ?? '';
    expect.soft(description, path).toMatch(/[.!?…]$/);
    expect.soft(description.length, path).toBeGreaterThan(20);
    const isArticle = /^\/blog\/(?!page\/)/.test(path);
    expect.soft(meta('og:type'), path).toBe(isArticle ? 'article' : 'website');
    const zoned = isArticle ? expect.stringMatching(/T00:00:00[+-]\d\d:\d\d$/) : undefined;
    expect.soft(meta('article:published_time'), path).toEqual(zoned);
  }
});
