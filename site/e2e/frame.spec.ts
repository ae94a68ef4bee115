import { expect, test } from '../../e2e/test.ts';

const PATHS = [
  '/',
  '/tours',
  '/tours/type/safari',
  '/tours/serengeti-river-crossings',
  '/destinations',
  '/destinations/serengeti',
  '/packages',
  '/packages/category/family',
  '/packages/crater-and-coral-honeymoon',
  '/blog',
  '/blog/a-fair-tip',
  '/careers',
  '/careers/bookkeeper',
  '/about',
  '/contact',
];

test('GEN-6 every page stands between the header, the footer and the floating button', async ({
  page,
}) => {
  for (const path of PATHS) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeVisible();
  }
});

test('GEN-7 the title carries the site name, and a newly opened page is at its top', async ({
  page,
}) => {
  await page.goto('/');
  const siteName = await page.locator('meta[property="og:site_name"]').getAttribute('content');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Destinations' }).click();
  await expect(page).toHaveURL(/\/destinations$/);
  await expect(page).toHaveTitle(`Destinations · ${siteName}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('GEN-1 a visitor who is not signed in reads every kind of content and finds every form', async ({
  request,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  for (const list of ['/tours', '/packages', '/destinations', '/blog', '/careers']) {
    const detail = new RegExp(`href="(${list}/(?!type/|category/|page/|compare)[a-z0-9-]+)"`);
    const [, path = ''] = detail.exec(await read(list)) ?? [];
    expect(path, `${list} links to one of its own`).not.toBe('');
    const page = await read(path);
    if (/tours|packages/.test(list)) expect(page).toContain('aria-label="Booking request"');
  }
  expect(await read('/gallery')).toContain('data-lightbox');
  const home = await read('/');
  expect(home).toContain('What our guests say');
  expect(home).toContain('data-newsletter');
  expect(await read('/contact')).toContain('aria-label="Message"');
});

test('GEN-5 every price is US dollars in the one format', async ({ page }) => {
  await page.goto('/tours');
  const prices = await page.locator('.price b').allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(price).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d{2})?$/);
});

test('FOOT-1 the footer shows name, text, contacts, copyright and its four link groups', async ({
  page,
}) => {
  await page.goto('/contact');
  const siteName = await page.locator('meta[property="og:site_name"]').getAttribute('content');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.brand')).toContainText(siteName ?? '');
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('.contacts li')).toHaveCount(3);
  await expect(footer.getByText(/©/)).toBeVisible();
  for (const group of ['Company', 'Services', 'Support', 'Resources']) {
    const links = footer.getByRole('navigation', { name: group }).getByRole('link');
    expect(await links.count(), group).toBeGreaterThan(0);
  }
});

test('FOOT-3 the floating button opens a chat with the WhatsApp number, and keeps off forms and footer', async ({
  page,
}) => {
  await page.goto('/contact');
  const button = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{6,15}$/);
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await expect(button).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Careers' }).focus();
  // The page scrolls there smoothly.
  await expect(footer).toBeInViewport();
  const gap = async () => {
    const above = await button.evaluate((link) => link.getBoundingClientRect().bottom);
    return (await footer.evaluate((foot) => foot.getBoundingClientRect().top)) - above;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test('TRIP-1 FOOT-3 on a phone the floating button covers neither the booking form nor the last links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tours/northern-circuit-classic');
  const button = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  await expect(button).toBeVisible();
  const form = page.getByRole('form', { name: 'Booking request' });
  await form.getByLabel('Children').evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await expect(button).toBeHidden();
  const last = page.locator('main section').last().getByRole('link').last();
  await last.evaluate((link) => link.scrollIntoView({ block: 'start' }));
  await expect(button).toBeVisible();
  const under = await last.evaluate((link) => link.getBoundingClientRect().bottom);
  expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(under);
});

test('TRIP-17 FOOT-3 the floating button is whole, round and on the screen at every width', async ({
  page,
}) => {
  for (const path of ['/contact', '/tours/serengeti-river-crossings']) {
    await page.goto(path);
    const button = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
    const look = () =>
      button.evaluate((link) => {
        const { width, height, left, right, bottom } = link.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, bottom - height / 2);
        const { borderRadius } = getComputedStyle(link);
        const isWhole = link.contains(middle) && right <= document.documentElement.clientWidth;
        return { width, height, borderRadius, isWhole };
      });
    for (const width of [320, 390, 768, 1024, 1200, 1279, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 760 });
      const whole = { width: 52, height: 52, borderRadius: '50%', isWhole: true };
      await expect.poll(look, `${path} at ${width} px`).toEqual(whole);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
});
