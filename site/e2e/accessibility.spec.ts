import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Locator, type Page, test } from '../../e2e/test.ts';
import { recordHandOvers } from './hand-over.ts';
import { KINDS_OF_PAGE } from './kinds-of-page.ts';
import { findPageFaults } from './page-faults.ts';

const WIDTHS = [390, 1440];

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('A11Y no menu, drawer, lightbox or sent form has a finding of axe', async ({ page }) => {
      await recordHandOvers(page);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await page.goto('/tours');
      if (width < 768) {
        for (const name of ['Menu', 'Filters']) {
          await press(name);
          await expect(page.locator('[popover]:popover-open')).toBeVisible();
          await expectNoViolations(page);
          await page.keyboard.press('Escape');
        }
        await stepIsTakenBack(page);
      } else {
        for (const name of ['Tours', 'Packages']) {
          await page.getByRole('button', { name, exact: true }).focus();
          await page.keyboard.press('Enter');
          await expect(page.locator(`#menu-${name.toLowerCase()}`)).toBeVisible();
          await expectNoViolations(page);
          await page.keyboard.press('Escape');
        }
      }
      await page.goto('/tours/serengeti-river-crossings');
      const gallery = page.getByRole('region', { name: 'Gallery' });
      await expect(gallery.locator('astro-island[ssr]')).toHaveCount(0);
      await gallery.locator('.slides a').first().click();
      await expect(page.locator('.yarl__slide_current').getByRole('img')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await stepIsTakenBack(page);
      await page.goto('/contact');
      const form = page.getByRole('form', { name: 'Message' });
      await form.scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await form.getByLabel('Name').fill('Amina');
      await form.getByLabel('E-mail').fill('amina@mail.example');
      await form.getByLabel('Subject').selectOption('Other');
      await form.getByLabel('Message').fill('In May?');
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused();
      await expectNoViolations(page);
    });
  });
}

test('A11Y every kind of page keeps its words and targets, as wide as it is, zoomed to 400 % and on a phone with letters twice as large', async ({
  page,
}) => {
  const [wide, zoomed] = [
    { width: 1280, height: 1024 },
    { width: 320, height: 256 },
  ];
  const phone = { width: 360, height: 740 };
  for (const path of KINDS_OF_PAGE) {
    await page.setViewportSize(wide);
    await page.goto(path);
    await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
    expect.soft(await page.evaluate(findPageFaults), path).toEqual([]);
    await page.setViewportSize(zoomed);
    expect.soft(await page.evaluate(findPageFaults), `${path}, zoomed`).toEqual([]);
    await page.setViewportSize(phone);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect.soft(await page.evaluate(findPageFaults), `${path}, large letters`).toEqual([]);
  }
  await page.goto('/tours/serengeti-river-crossings');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const price of ['.booking h2 b', '.booking output']) {
    expect.soft(await page.locator(price).evaluate(countLines), price).toBe(1);
  }
  await page.goto('/tours');
  for (const name of ['Menu', 'Filters']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('[popover]:popover-open')).toBeVisible();
    expect.soft(await page.evaluate(findPageFaults), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('A11Y in colours of the browser’s own buttons have an edge, hearts are seen, and what is chosen differs', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const style = (target: Locator, property: string, pseudo = '') =>
    target.evaluate(
      (element, [name, part]) =>
        getComputedStyle(element, part || null).getPropertyValue(name as string),
      [property, pseudo],
    );
  await page.goto('/gallery');
  const [all, safari] = [/^All Photos/, /^Safari/].map((name) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name }),
  ) as [Locator, Locator];
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  expect(await style(all, 'background-color')).not.toBe(await style(safari, 'background-color'));
  for (const button of [safari, page.getByRole('link', { name: 'Write to us' }).first()]) {
    expect(await style(button, 'border-top-color')).not.toBe(
      await style(button, 'background-color'),
    );
    expect(await style(button, 'border-top-width')).toBe('1px');
  }
  await page.goto('/tours');
  const heart = page.locator('.shortlist-button').first();
  const ground = await style(page.locator('body'), 'background-color');
  expect(await style(heart, 'background-color', '::before')).not.toBe(ground);
  const [first, second] = ['Page 1', 'Page 2'].map((name) =>
    page.locator('.pages').getByRole('button', { name, exact: true }),
  ) as [Locator, Locator];
  await expect(first).toHaveAttribute('aria-current', 'page');
  expect(await style(first, 'outline-style')).not.toBe(await style(second, 'outline-style'));
});

test('A11Y in colours of the browser’s own what floats or is pressed has an edge, and icons a ground', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of KINDS_OF_PAGE) {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(path);
      await page.evaluate(markWhatHasShadows);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await page.evaluate(listWithoutEdge), `${path} at ${width}`).toEqual([]);
    }
  }
});

function markWhatHasShadows(): void {
  for (const element of document.querySelectorAll('body *')) {
    const { boxShadow } = getComputedStyle(element);
    if (boxShadow !== 'none') element.setAttribute('data-has-shadow', '');
  }
}

/** Runs in forced colours, after the marking. */
function listWithoutEdge(): string[] {
  const hasEdge = ({ borderTopStyle, borderTopWidth, outlineStyle }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' || (borderTopStyle !== 'none' && borderTopWidth !== '0px');
  const marked = [...document.querySelectorAll('[data-has-shadow]')].filter(
    // The bars span the page: they have grounds of the page's own colour, and words on them.
    (element) => element.checkVisibility() && !element.matches('.bar, .sections'),
  );
  const icons = [...document.querySelectorAll('.bar svg, .hero svg')].filter((icon) =>
    icon.checkVisibility(),
  );
  return [
    ...marked.filter((element) => !hasEdge(getComputedStyle(element))),
    ...icons.filter((icon) => getComputedStyle(icon).backgroundColor === 'rgba(0, 0, 0, 0)'),
  ].map((element) => `${element.tagName} ${element.getAttribute('class')}`);
}

test('TRIP-17 in colours of the browser’s own the current page, the best months, marks and stars are told apart', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const look = (target: Locator, pseudo = '') =>
      target.evaluate((element, part) => {
        const { backgroundColor, outlineStyle, color } = getComputedStyle(element, part || null);
        return `${backgroundColor} ${outlineStyle} ${color}`;
      }, pseudo);
    const ground = () =>
      page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/destinations');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const [here, there] = [
      bar.getByRole('link', { name: 'Destinations' }),
      bar.getByRole('link', { name: 'Blog' }),
    ];
    expect(await look(here)).not.toBe(await look(there));
    await page.goto('/packages');
    const menu = bar.locator('.group > [aria-current]');
    expect(await look(menu)).not.toBe(
      await look(bar.locator('.group > button:not([aria-current])')),
    );
    await page.goto('/tours/serengeti-river-crossings');
    const [best, other] = [
      page.locator('.months .best').first(),
      page.locator('.months li:not(.best)').first(),
    ];
    expect(await look(best, '::before')).not.toBe(await look(other, '::before'));
    for (const mark of [
      best,
      page.locator('.inclusion li').first(),
      page.locator('.exclusion li').first(),
    ]) {
      expect(await look(mark, '::before')).not.toContain(await ground());
    }
    await page.goto('/tours/compare?tours=menai-bay-by-dhow');
    expect(await look(page.locator('.year .best').first())).not.toBe(
      await look(page.locator('.year i:not(.best)').first()),
    );
  }
});

test('A11Y a rating is heard as one sentence, on cards and on the page of a trip', async ({
  page,
}) => {
  const SENTENCE = /Rated \d\.\d out of 5( in [\d,]+ reviews?)?$/;
  for (const path of ['/tours', '/packages', '/tours/serengeti-river-crossings']) {
    await page.goto(path);
    const ratings = page.getByRole('main').locator('.rating');
    expect(await ratings.count()).toBeGreaterThan(0);
    for (const rating of await ratings.all()) {
      expect(await rating.ariaSnapshot()).toMatch(SENTENCE);
    }
  }
});

test('A11Y the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

/**
 * What has closed went back in the history, which would cut short a page that is opened meanwhile.
 */
async function stepIsTakenBack(page: Page): Promise<void> {
  await page.waitForFunction(() => navigation.canGoForward);
}

function countLines(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}
