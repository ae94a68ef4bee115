import { expect, type Page } from '../../e2e/test.ts';
import { expectSeenFocus } from './keyboard.ts';
import { addTour, openForm, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

/** The sections of the open form, as its list names them. */
function sectionsOf(page: Page) {
  return formOf(page).getByRole('navigation', { name: 'Sections' }).getByRole('link');
}

/** Where the groups of the open form begin. */
async function placesOf(page: Page, titles: string[]) {
  const boxes = titles.map((name) => formOf(page).getByRole('region', { name }).boundingBox());
  return (await Promise.all(boxes)).map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0 }));
}

test('a long form fills the screen and lists its groups; the one in sight is marked', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page, `/tours/${tour.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Tour' });
  expect(await form.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  const groups = await form.getByRole('heading', { level: 3 }).allInnerTexts();
  await expect(sectionsOf(page)).toHaveText(groups.map((group) => group.split('\n')[0] ?? ''));
  const marked = form.getByRole('navigation').locator('[aria-current]');
  await expect(marked).toHaveText('Basics');

  await sectionsOf(page).filter({ hasText: 'Prices by season' }).click();
  const prices = form.getByRole('region', { name: 'Prices by season' });
  await expect(prices.getByRole('button', { name: 'Prices by season' })).toBeFocused();
  await expect(prices.getByRole('button', { name: 'Add to rates' })).toBeVisible();
  await expect(marked).toHaveText('Prices by season');
  const place = await prices.boundingBox();
  await sectionsOf(page).filter({ hasText: 'Search appearance' }).click();
  await expect(form.getByLabel('Search title')).toBeInViewport();
  expect(await prices.boundingBox(), 'what stands beside it stays').toEqual(place);
  await expect(marked).toHaveText('Search appearance');
  await form.getByLabel('Title *', { exact: true }).scrollIntoViewIfNeeded();
  await expect(marked).toHaveText('Basics');
  await removeRecord(request, 'tours', tour.id);
});

test('what is missing is counted at its section and announced, and a press leads to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, '/tours/create');
  const form = formOf(page);
  await form.getByRole('button', { name: 'Add Tour' }).click();
  const basics = sectionsOf(page).filter({ hasText: 'Basics' });
  const pictures = sectionsOf(page).filter({ hasText: 'Pictures' });
  await expect(basics).toHaveAccessibleName('Basics – 6 mistakes');
  await expect(pictures).toHaveAccessibleName('Pictures and description – 2 mistakes');
  const announced = form.getByRole('navigation').locator('[aria-live]');
  await expect(announced).toHaveText('Basics: 6 mistakes, Pictures and description: 2 mistakes');
  await pictures.click();
  await expect(form.getByLabel('Main image address')).toBeFocused();
  await expect(form.getByLabel('Main image address')).toBeInViewport({ ratio: 1 });
  await form.getByLabel('Main image address').fill('https://images.example/tour.jpg');
  await expect(pictures).toHaveAccessibleName('Pictures and description – 1 mistake');
  await form.getByLabel('Title *', { exact: true }).fill('A walk');
  await expect(announced).toHaveText('Basics: 5 mistakes, Pictures and description: 1 mistake');
});

test('how a record is shown stands beside its form where there is room, else after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page, '/packages/create');
  const side = ['Rating and visibility', 'Publishing times', 'Search appearance'];
  const [first, status, times, look] = await placesOf(page, ['Basics', ...side]);
  expect(status?.y).toBe(first?.y);
  for (const beside of [times, look]) expect(beside?.x).toBe(status?.x);
  await page.setViewportSize({ width: 390, height: 844 });
  const all = await placesOf(page, ['Basics', 'Planner and related trips', ...side]);
  expect(all.map(({ y }) => y)).toEqual(all.map(({ y }) => y).toSorted((a, b) => a - b));
  expect(new Set(all.map(({ x }) => x)).size).toBe(1);
});

test('ADM-FORM-3 a picture is uploaded first, or named by its address', async ({ page }) => {
  await openForm(page, '/packages/create');
  const form = formOf(page);
  await form.getByRole('button', { name: 'Upload image: Main image' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Main image address')).toBeFocused();
});

for (const [name, width, height] of [
  ['a small phone', 360, 640],
  ['a screen at 200 %', 720, 450],
] as const) {
  test(`neither the bar of a form nor its sections cover what has the focus on ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openForm(page, '/tours/create');
    const form = formOf(page);
    await form.getByLabel('Title *', { exact: true }).focus();
    for (const [key, presses] of [
      ['Tab', 45],
      ['Shift+Tab', 40],
    ] as const) {
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        await expectSeenFocus(page);
      }
    }
    await expect(form.getByRole('button', { name: 'Add Tour' })).toBeInViewport({ ratio: 1 });
  });
}

test('a short form stays a dialog above its list, without a list of sections', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page, '/testimonials/create');
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  expect((await formOf(page).boundingBox())?.width).toBeLessThan(1000);
});
