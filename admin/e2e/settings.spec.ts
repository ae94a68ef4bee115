import { expect, type Route } from '../../e2e/test.ts';
import { openAdmin } from './support.ts';
import { test } from './warm-page.ts';

const SECTIONS = [
  'Site Information',
  'Contact Information',
  'Social Media Links',
  'About Us',
  'Our Story',
  'Our Values',
  'Footer',
  'FAQ',
];

test('ADM-SET-1 the settings are one form with eight sections', async ({ page }) => {
  await openAdmin(page, '/settings');
  for (const name of SECTIONS) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
});

test('ERR-6 a failed save says Failed to save settings and keeps what was typed', async ({
  page,
}) => {
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'UpdateSettings'
      ? route.abort()
      : route.continue(),
  );
  await openAdmin(page, '/settings');
  await page.getByLabel('Copyright text').fill('Not saved');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to save settings')).toBeVisible();
  await expect(page.getByLabel('Copyright text')).toHaveValue('Not saved');
});

test('what is typed, and the rows that are added, while the settings are being saved stay in the form', async ({
  page,
}) => {
  const save = Promise.withResolvers<Route>();
  let shown: object = {};
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON();
    if (operationName === 'UpdateSettings') return save.resolve(route);
    if (operationName !== 'GetSettings') return route.continue();
    const response = await route.fetch();
    shown = Object.values((await response.json()).data)[0] as object;
    return route.fulfill({ response });
  });
  await openAdmin(page, '/settings');
  const values = page.getByRole('group', { name: /^Our values \d+$/ });
  const title = page.getByLabel('Hero title');
  const subtitle = page.getByLabel('Hero subtitle');
  await subtitle.fill('  Saved  ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const sent = await save.promise;
  const count = await values.count();
  await title.fill('Typed meanwhile');
  await page.getByRole('button', { name: 'Add to our values' }).click();
  await values.last().getByLabel('Title').fill('Patience');

  // Answered here, so that the settings stay as they are.
  const { input } = sent.request().postDataJSON().variables;
  await sent.fulfill({ json: { data: { updateSettings: { ...shown, ...input } } } });
  await expect(page.getByText('Settings updated successfully!')).toBeVisible();
  await expect(subtitle).toHaveValue('Saved');
  await expect(title).toHaveValue('Typed meanwhile');
  await expect(values).toHaveCount(count + 1);
  await expect(values.last().getByLabel('Title')).toHaveValue('Patience');
  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
});
