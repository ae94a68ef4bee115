import { HtmlValidate } from 'html-validate';
import { LinkChecker } from 'linkinator';
import { type APIRequestContext, expect, test } from '../../e2e/test.ts';
import { hashInlineScripts } from '../adapter/inline-scripts.ts';

const NOT_FOUND = ['/nowhere', '/tours/nowhere', '/destinations/nowhere', '/blog/nowhere'];

/** The addresses in the sitemap, as paths. */
async function listPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return addresses.map(([, address]) => new URL(address ?? '').pathname);
}

test('the HTML validator finds no error on any page', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const found: string[] = [];
  for (const path of [...(await listPages(request)), ...NOT_FOUND]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    found.push(...messages.map(({ ruleId, message }) => `${path}: ${message} (${ruleId})`));
  }
  expect(found).toEqual([]);
});

test('the link checker finds no dead link or anchor', async ({ baseURL }) => {
  const checker = new LinkChecker();
  const outside = `^(?!${baseURL})`;
  const { links } = await checker.check({
    path: `${baseURL}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 10,
    // The back office is an application of its own, and what is elsewhere is not ours to judge.
    linksToSkip: [outside, `${baseURL}/admin`],
  });
  const dead = links.filter(({ state }) => state === 'BROKEN');
  expect(dead.map(({ url, parent, status }) => `${parent} → ${url} (${status})`)).toEqual([]);
  expect(links.length).toBeGreaterThan(50);
});

test('canonical, sitemap and internal links are the same address to the letter', async ({
  request,
}) => {
  const pages = await listPages(request);
  expect(new Set(pages).size).toBe(pages.length);
  const linked = new Set<string>();
  for (const path of pages) {
    const html = await (await request.get(path, { maxRedirects: 0 })).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname, `the canonical address of ${path}`).toBe(path);
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) linked.add(href);
  }
  // The comparison shows what each visitor chose: it is linked, and no page for search engines.
  linked.delete('/tours/compare');
  const unlisted = [...linked].filter((href) => !pages.includes(href) && !href.includes('.'));
  expect(unlisted).toEqual([]);
});

test('TRUST-11 pages run their own inline scripts and no other', async ({ page, request }) => {
  for (const path of [...(await listPages(request)), ...NOT_FOUND]) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    const scripts = hashInlineScripts(await response.text()).map((hash) => `'${hash}'`);
    expect([path, scripts.filter((script) => !allowed?.includes(script))]).toEqual([path, []]);
    expect([path, allowed?.includes("'unsafe-inline'")]).toEqual([path, false]);
  }
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      refused.push(`${violatedDirective} ${sample}`);
    });
  });
  const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  for (const path of ['/', '/tours?type=safari', '/blog', '/contact', '/gallery', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('html.js')).toHaveCount(1);
    expect([path, await refused()]).toEqual([path, []]);
  }
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "attacked"';
    document.body.append(script);
  });
  await expect.poll(refused).toHaveLength(1);
  expect(await page.title()).not.toBe('attacked');
});
