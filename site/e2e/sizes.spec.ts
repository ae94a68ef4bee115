import { request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** HTML with its inlined CSS arrives in the first round trip: ten segments of 1,460 bytes. */
const PAGE_BYTES = 14 * 1024;
const SCRIPT_BYTES = 5 * 1024;

const PAGES = [
  '/',
  '/packages',
  '/packages/category/safari-and-beach',
  '/packages/the-monsoon-route',
  '/blog',
  '/blog/when-to-come-to-tanzania',
  '/careers',
  '/careers/senior-safari-guide',
  '/about',
  '/contact',
  '/gallery',
  '/destinations',
  '/destinations/serengeti',
  '/destinations/zanzibar',
  '/tours',
  '/tours/type/safari',
  '/tours/type/zanzibar-excursion',
  '/tours/kilimanjaro-machame-route',
  '/tours/serengeti-river-crossings',
  '/tours/stone-town-and-spices',
];

/** The bytes on the wire of one answer, compressed as the server sends it. */
async function wireBytes(baseURL: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    request(new URL(path, baseURL), { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

for (const path of PAGES) {
  test(`SIZE ${path} sends HTML and CSS in at most 14 KB`, async ({ baseURL }) => {
    // Pages are compressed as well as can be once they are live, a moment after the publish.
    const measure = () => wireBytes(baseURL ?? '', path);
    await expect.poll(measure, { timeout: 30_000 }).toBeLessThanOrEqual(PAGE_BYTES);
  });
}

/** Pages on which no island is in the first view of a phone. */
for (const path of [
  '/',
  '/about',
  '/destinations',
  '/destinations/serengeti',
  '/gallery',
  '/tours/stone-town-and-spices',
]) {
  test(`SIZE ${path} runs at most 5 KB of script before anything is touched`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let external = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      external += (await response.request().sizes()).responseBodySize;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => !src && ['', 'module'].includes(type))
        .map(({ textContent }) => textContent)
        .join('\n'),
    );
    expect(brotliCompressSync(inline).byteLength + external).toBeLessThanOrEqual(SCRIPT_BYTES);
  });
}
