import { expect, test } from '@playwright/test';
import { fetchAsSent, listEarlyScripts, measureMarkup, measurePage } from './page-sizes.ts';
import { PAGE_BYTES, type PageSizes, SIZE_LIMITS, TOUR_BYTES } from './size-limits.ts';

const COLUMNS: [keyof PageSizes, string][] = [
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['early', 'script before interaction'],
  ['script', 'script in all'],
];

// Pages are compressed as well as can be once they are live, a moment after the publish.
const WAIT = { timeout: 30_000 };

test('SIZE every kind of page is within its limits', async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const early: Record<string, string[]> = {};
  for (const path of Object.keys(SIZE_LIMITS)) early[path] = await listEarlyScripts(page, path);
  const table: Record<string, Record<string, string>> = {};
  const findExcess = async () => {
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
    return found;
  };
  await expect
    .poll(findExcess, WAIT)
    .toEqual([])
    .finally(() => {
      if (process.env.SHOW_SIZES) console.table(table);
    });
});

test('SIZE every page sends HTML and CSS in at most 14 KB, and a tour in 13', async ({
  baseURL,
}) => {
  const site = baseURL ?? '';
  const sitemap = (await fetchAsSent(site, '/sitemap.xml')).text;
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const limit = /^\/tours\/[^/]+$/.test(pathname) ? TOUR_BYTES : PAGE_BYTES;
    const measure = () => measureMarkup(site, pathname);
    await expect.poll(measure, { ...WAIT, message: pathname }).toBeLessThanOrEqual(limit);
  }
});
