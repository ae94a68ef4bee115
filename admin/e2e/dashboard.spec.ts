import { expect, test } from '@playwright/test';
import { addTour, openAdmin, removeRecord } from './support.ts';

test('ADM-DASH-1 the cards show the current counts and lead to the lists', async ({
  page,
  request,
}) => {
  const tour = await addTour(request, { isActive: false });
  await openAdmin(page);
  const shownCount = async () => {
    await page.reload();
    const text = await page.getByRole('link', { name: /^Tours \d+$/ }).textContent();
    return Number(/\d+/.exec(text ?? '')?.[0]);
  };
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('token') }));
  const currentCount = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await (await request.get('/api/tours?limit=1', { headers })).json()).count;
  };
  // Other tests add and delete tours meanwhile, so the two are compared until they meet.
  await expect.poll(async () => (await shownCount()) - (await currentCount())).toBe(0);
  await removeRecord(request, 'tours', tour.id);
  await page.getByRole('link', { name: /^Tours \d+$/ }).click();
  await expect(page).toHaveURL(/\/admin\/tours$/);
});

test('ADM-DASH-3 the quick actions lead to the forms', async ({ page }) => {
  await openAdmin(page);
  for (const [action, address] of [
    ['Add New Tour', /\/admin\/tours\/create$/],
    ['Add Destination', /\/admin\/destinations\/create$/],
    ['Update Settings', /\/admin\/settings$/],
  ] as const) {
    await page.goto('/admin');
    await page.getByRole('link', { name: action }).click();
    await expect(page).toHaveURL(address);
  }
});

test('the dashboard shows the last publish', async ({ page }) => {
  await openAdmin(page);
  const card = page.getByRole('region', { name: 'Last published' });
  await expect(card).toContainText(/page/);
});
