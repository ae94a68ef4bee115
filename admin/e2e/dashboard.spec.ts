import { expect } from '../../e2e/test.ts';
import { addTour, callApi, openAdmin, removeRecord } from './support.ts';
import { test } from './warm-page.ts';

test('ADM-DASH-1 the cards show the current counts and lead to the lists', async ({
  page,
  request,
}) => {
  const before = (await callApi(request, 'get', '/tours?limit=1000')) as unknown as object[];
  const tour = await addTour(request, { isActive: false });
  await openAdmin(page);
  await page.reload();
  const tours = page.getByRole('link', { name: `Tours ${before.length + 1}`, exact: true });
  await expect(tours).toBeVisible();
  await removeRecord(request, 'tours', tour.id);
  await tours.click();
  await expect(page).toHaveURL(/\/admin\/tours$/);
});

test('ADM-DASH-1 ADM-DASH-2 five counts and the metrics lead to their screens', async ({
  page,
  request,
}) => {
  const { destinations, totalRating } = await callApi(request, 'get', '/metrics');
  await openAdmin(page);
  const counts = page.getByRole('region', { name: 'Counts' }).getByRole('link');
  await expect(counts).toHaveText(
    ['Tours', 'Destinations', 'Blog Posts', 'Testimonials', 'Team Members'].map(
      (label) => new RegExp(`^${label}\\d+$`),
    ),
  );
  const addresses = await counts.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses).toEqual(
    ['tours', 'destinations', 'blog', 'testimonials', 'team'].map((name) => `/admin/${name}`),
  );
  const metrics = page.getByRole('region', { name: 'Site Metrics' });
  await expect(metrics.getByRole('term')).toHaveText([
    ...['Destinations', 'Happy Travelers', 'Average Rating'],
  ]);
  await expect(metrics).toContainText(`${destinations}+`);
  await expect(metrics).toContainText(`${totalRating}/5`);
  await metrics.getByRole('link', { name: 'Edit Metrics' }).click();
  await expect(page.getByRole('heading', { name: 'Site Metrics', level: 1 })).toBeVisible();
});

test('ADM-DASH-3 the quick actions lead to the forms', async ({ page }) => {
  for (const [action, address] of [
    ['Add New Tour', /\/admin\/tours\/create$/],
    ['Add Destination', /\/admin\/destinations\/create$/],
    ['Write Blog Post', /\/admin\/blog\/create$/],
    ['Update Settings', /\/admin\/settings$/],
  ] as const) {
    await openAdmin(page);
    await page.getByRole('link', { name: action }).click();
    await expect(page).toHaveURL(address);
  }
});

test('the dashboard shows the last publish', async ({ page }) => {
  await openAdmin(page);
  const card = page.getByRole('region', { name: 'Last published' });
  await expect(card).toContainText(/page/);
});

test('OFF-19 the dashboard lists what wants doing, and each line leads there', async ({
  page,
  request,
}) => {
  const passed = { isActive: true, departures: [{ date: '2020-03-01', state: 'open' }] };
  const over = await addTour(request, passed);
  const hidden = await addTour(request, { isActive: false });
  await openAdmin(page);
  await page.reload();
  const tasks = page.getByRole('region', { name: 'To do' });
  await tasks.getByRole('link', { name: /^\d+ tours? (is|are) not on the site$/ }).click();
  await expect(page.getByRole('article', { name: String(hidden.title) })).toBeVisible();
  await expect(page.getByRole('article', { name: String(over.title) })).toHaveCount(0);
  await openAdmin(page);
  await tasks.getByRole('link', { name: `${over.title} is on the site` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/tours/${over.id}$`));
  await removeRecord(request, 'tours', over.id);
  await removeRecord(request, 'tours', hidden.id);
});

test('OFF-19 what waits for a review and what has a draft is named on the dashboard', async ({
  page,
  request,
}) => {
  const asked = await addTour(request, { isActive: false });
  await callApi(request, 'post', `/notes/tours/${asked.id}`, { kind: 'ask', text: 'Ready?' });
  const live = await addTour(request, { isActive: true });
  await callApi(request, 'put', `/drafts/tours/${live.id}`, {
    ...{ values: JSON.stringify({ ...live, price: 815 }), version: 0 },
    baseVersion: live.version,
  });
  await openAdmin(page);
  await page.reload();
  const tasks = page.getByRole('region', { name: 'To do' });
  await tasks.getByRole('link', { name: `${live.title} has a draft` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/tours/${live.id}$`));
  await openAdmin(page);
  await tasks.getByRole('link', { name: `${asked.title} waits for a review` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/tours/${asked.id}$`));
  await callApi(request, 'delete', `/drafts/tours/${live.id}`, { version: 1 });
  for (const { id } of [asked, live]) await removeRecord(request, 'tours', id);
});
