import { expect, test } from '@playwright/test';
import { callApi, openAdmin, uniqueName } from './support.ts';

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

test('ADM-SET-1 ERR-6 a saved change is back after a reload', async ({ page, request }) => {
  const { bookingPolicyUrl } = await callApi(request, 'get', '/settings');
  const address = `https://policy.example/${uniqueName('p').replace(' ', '-')}`;
  await openAdmin(page, '/settings');
  await page.getByLabel('Booking policy').fill(address);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Booking policy')).toHaveValue(address);
  await callApi(request, 'put', '/settings', { bookingPolicyUrl });
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
