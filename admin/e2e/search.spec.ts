import { expectNoViolations } from '../../e2e/axe.ts';
import { LOGIN } from '../../e2e/session.ts';
import { expect, type Page, test } from '../../e2e/test.ts';
import {
  addDestination,
  addTour,
  callApi,
  cutOff,
  findId,
  openAdmin,
  removeRecord,
  uniqueName,
} from './support.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search all records' });

test('the search finds records of all resources and opens them by keyboard', async ({
  page,
  request,
}) => {
  const tour = await addTour(request, { isActive: false });
  const island = await addDestination(request, { name: `${tour.title} bay`, isActive: false });
  await openAdmin(page, '/metrics');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(String(tour.title));
  const tours = page.getByRole('group', { name: 'Tours' });
  await expect(tours.getByRole('option')).toHaveText([String(tour.title)]);
  const islands = page.getByRole('group', { name: 'Destinations' });
  await expect(islands.getByRole('option')).toHaveText([String(island.name)]);
  for (const part of ['header', '[role=listbox]']) await expectNoViolations(page, part);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/destinations/${island.id}$`));
  await expect(page.getByRole('dialog').getByRole('toolbar').first()).toBeVisible();
  await removeRecord(request, 'tours', tour.id);
  await removeRecord(request, 'destinations', island.id);
});

test('a subscriber is found in the list, which has no forms', async ({ page, request }) => {
  const emails = ['reader', 'guest'].map(
    (word) => `${uniqueName(word).replace(' ', '-')}@mail.example`,
  );
  for (const email of emails) await callApi(request, 'post', '/newsletter/subscribe', { email });
  await openAdmin(page, '/metrics');
  const rows = page.getByRole('table', { name: 'Subscribers' }).getByRole('row');
  for (const email of emails) {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(email);
    await page.getByRole('group', { name: 'Newsletter' }).getByRole('option').click();
    await expect(page).toHaveURL(/\/admin\/newsletter$/);
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText(email);
    await expect(page.getByRole('searchbox', { name: 'Search by e-mail' })).toHaveValue(email);
  }
  for (const email of emails) {
    await removeRecord(request, 'newsletter', await findId(request, 'newsletter', email));
  }
});

test('on a phone the search opens across the screen, says that nothing is found, and tries again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, '/metrics');
  await page.getByRole('button', { name: 'Search' }).click();
  await field(page).fill('zzqq');
  await expect(page.getByRole('status')).toContainText(['Nothing found for zzqq']);
  await cutOff(page, 'Search');
  await field(page).fill(LOGIN.email);
  await expect(page.getByText('The search failed')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('group', { name: 'Users' }).getByRole('option')).toHaveCount(1);
  await page.getByRole('option').click();
  await expect(page).toHaveURL(/\/admin\/users\/\w+$/);
});

test('a list keeps its search and filters over a form, a reload and another screen, until they are cleared', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openAdmin(page, '/tours');
  const cards = page.getByRole('article');
  const search = page.getByRole('searchbox', { name: 'Search by title' });
  await search.fill(String(tour.title));
  // A form that is opened while typing pauses stays.
  await page.getByRole('button', { name: 'Add Tour' }).click();
  await expect(page.getByRole('dialog').getByRole('toolbar').first()).toBeVisible();
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/admin\/tours\/create$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(search).toHaveValue(String(tour.title));
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'Newsletter' }).click();
  const subscribers = page.getByRole('searchbox', { name: 'Search by e-mail' });
  await subscribers.fill('nobody');
  const inactive = page.getByRole('button', { name: 'Inactive', exact: true });
  await inactive.click();
  await expect(page.getByText('No subscribers found matching')).toBeVisible();
  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(search).toHaveValue(String(tour.title));
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect.poll(() => cards.count()).toBeGreaterThan(1);
  await page.goBack();
  await expect(subscribers).toHaveValue('nobody');
  await expect(inactive).toHaveAttribute('aria-pressed', 'true');
  await removeRecord(request, 'tours', tour.id);
});
