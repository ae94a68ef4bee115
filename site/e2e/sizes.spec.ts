import { expect, test } from '../../e2e/test.ts';
import { fetchAsSent, listEarlyScripts, measureMarkup, measurePage } from './page-sizes.ts';
import { ignorePointerAtRest } from './pointer-at-rest.ts';
import { PAGE_BYTES, type PageSizes, SIZE_LIMITS, TOUR_BYTES } from './size-limits.ts';

const COLUMNS: [keyof PageSizes, string][] = [
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['early', 'script before interaction'],
  ['script', 'script in all'],
];

test('SIZE every kind of page is within its limits', async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await ignorePointerAtRest(page);
  const early: Record<string, string[]> = {};
  for (const path of Object.keys(SIZE_LIMITS)) early[path] = await listEarlyScripts(page, path);
  const table: Record<string, Record<string, string>> = {};
  const found: string[] = [];
  for (const [path, limits] of Object.entries(SIZE_LIMITS)) {
    const sizes = await measurePage(baseURL ?? '', path, early[path] ?? []);
    table[path] = {};
    for (const [column, name] of COLUMNS) {
      table[path][name] = `${sizes[column]} of ${limits[column]}`;
      if (sizes[column] === 0) found.push(`${path}: page-sizes.ts finds no ${name} to measure`);
      if (sizes[column] > limits[column])
        found.push(`${path}: ${name} is ${table[path][name]} bytes`);
    }
  }
  if (process.env.SHOW_SIZES) console.table(table);
  expect(found).toEqual([]);
});

test('SIZE every page sends HTML and CSS in at most 14 KB', async ({ baseURL }) => {
  const site = baseURL ?? '';
  const sitemap = (await fetchAsSent(site, '/sitemap.xml')).text;
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const limit = /^\/tours\/[^/]+$/.test(pathname) ? TOUR_BYTES : PAGE_BYTES;
    expect.soft(await measureMarkup(site, pathname), pathname).toBeLessThanOrEqual(limit);
  }
});

test('SIZE a page is sent compressed as well as it is measured here', async ({ baseURL }) => {
  const site = baseURL ?? '';
  const path = '/tours/kilimanjaro-machame-route';
  // Once it is live, quickly compressed pages are compressed better. Names move a page a little.
  await expect
    .poll(async () => (await fetchAsSent(site, path)).bytes)
    .toBeLessThan((await measureMarkup(site, path)) + 100);
});
