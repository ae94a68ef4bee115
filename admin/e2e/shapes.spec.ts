import { expect, test } from '../../e2e/test.ts';
import {
  addTour,
  askToDelete,
  callApi,
  keepLogin,
  openAdmin,
  removeRecord,
  uniqueName,
} from './support.ts';

test('a list and a form that load have the shape of what comes, and say that they are busy', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', (route) => promise.then(() => route.continue()));
  await keepLogin(page);
  await page.goto(`/admin/tours/${tour.id}`);
  const busy = page.locator('[aria-busy=true]');
  const form = page.getByRole('dialog', { name: 'Edit Tour' });
  await expect(form.locator(busy)).toBeVisible();
  await expect(form.locator(busy).locator('.MuiSkeleton-root')).not.toHaveCount(0);
  const list = page.locator('main').locator(busy);
  const placeholder = await list.locator('.MuiCard-root').first().boundingBox();
  resolve();
  await form.getByRole('toolbar').waitFor();
  await expect(busy).toHaveCount(0);
  const card = page.locator('main article').first();
  const shown = await card.boundingBox();
  expect([placeholder?.x, placeholder?.y, placeholder?.width]).toEqual(
    [shown?.x, shown?.y, shown?.width], // It stands where its placeholder stood.
  );
  await removeRecord(request, 'tours', tour.id);
});

test('the menu of a card leads to the history, and deletes after asking', async ({
  page,
  request,
}) => {
  const name = uniqueName('Guide');
  const values = {
    name,
    position: 'Guide',
    bio: '<p>Walks.</p>',
    image: 'https://images.example/g.jpg',
  };
  const guide = await callApi(request, 'post', '/team', { ...values, isActive: false });
  await openAdmin(page, '/team');
  const card = page.getByRole('article', { name });
  await expect(card.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await card.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Changes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await askToDelete(card);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: `Actions for ${name}` })).toBeFocused();
  await askToDelete(card);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await removeRecord(request, 'team', guide.id);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the buttons of a header stand in one line, and nobody is asked to drop files', async ({
    page,
  }) => {
    for (const path of ['/tours', '/gallery', '/package-categories', '/users', '/media']) {
      await openAdmin(page, path);
      const main = page.locator('main');
      const header = main.locator('div', { has: page.getByRole('heading', { level: 1 }) }).last();
      const buttons = header.locator('xpath=..').locator(':scope > div').last().getByRole('button');
      await expect(buttons.first()).toBeVisible();
      const boxes = await buttons.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()),
      );
      expect(boxes.length, path).toBeGreaterThan(1);
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size, path).toBe(1);
      expect(Math.max(...boxes.map(({ right }) => right)), path).toBeLessThanOrEqual(360);
      await expect(main, path).not.toContainText('Drop new ones');
    }
  });
});

test('where there is a mouse, files can be dropped, and the page says so', async ({ page }) => {
  for (const path of ['/gallery', '/media']) {
    await openAdmin(page, path);
    await expect(page.locator('main')).toContainText('Drop new ones onto this page.');
  }
});
