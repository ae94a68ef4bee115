import { expect } from '@playwright/test';
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
