import { expect, type Route } from '../../e2e/test.ts';
import { callApi, cutOff, openAdmin } from './support.ts';
import { test } from './warm-page.ts';

test('ADM-MET-1 ERR-6 VAL-22 the metrics are previewed, checked and saved', async ({
  page,
  request,
}) => {
  const { awards } = await callApi(request, 'get', '/metrics');
  const changed = Number(awards) + 1;
  await openAdmin(page, '/metrics');
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.getByLabel('Happy travelers').fill('12999');
  await page.getByLabel('Destinations').fill('-1');
  await page.getByLabel('Average rating').fill('5.1');
  await expect(preview).toContainText('12K+');
  await expect(page.getByLabel('Average rating')).toHaveAttribute('step', '0.1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Destinations must not be negative')).toBeVisible();
  await expect(page.getByText('Average rating must be at most 5')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel('Awards').fill(String(changed));
  await cutOff(page, 'UpdateMetrics');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to save metrics')).toBeVisible();
  await expect(page.getByLabel('Awards')).toHaveValue(String(changed));
  await page.unroute('**/graphql');

  // Whoever types on while that is saved has the next change, and whoever leaves is asked about it.
  const save = Promise.withResolvers<Route>();
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'UpdateMetrics'
      ? save.resolve(route)
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const sent = await save.promise;
  await page.getByLabel('Years of experience').fill('16');
  await sent.continue();
  await expect(page.getByText('Metrics updated successfully!')).toBeVisible();
  await expect(page.getByLabel('Years of experience')).toHaveValue('16');
  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Tours Management' })).toBeVisible();
  expect((await callApi(request, 'get', '/metrics')).awards).toBe(changed);
  await callApi(request, 'put', '/metrics', { awards });
});

test('what is typed while a save meets a newer version is merged with the rest, and discarded with it', async ({
  page,
  request,
}) => {
  const { awards, destinations, yearsExperience } = await callApi(request, 'get', '/metrics');
  const merge = page.getByRole('dialog', { name: 'The metrics have changed' });
  const years = page.getByLabel('Years of experience');
  let theirs = Number(destinations);

  /** Saves awards, while someone else has saved and one types on. */
  async function saveLate(value: number, typed: string) {
    theirs += 1;
    const save = Promise.withResolvers<Route>();
    let isHeld = false;
    await page.route('**/graphql', (route) => {
      if (isHeld || route.request().postDataJSON()?.operationName !== 'UpdateMetrics') {
        return route.continue();
      }
      isHeld = true;
      return save.resolve(route);
    });
    await page.getByLabel('Awards').fill(String(value));
    await callApi(request, 'put', '/metrics', { destinations: theirs });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const sent = await save.promise;
    await years.fill(typed);
    await sent.continue();
  }

  await openAdmin(page, '/metrics');
  await saveLate(Number(awards) + 1, '31');
  await merge.getByRole('button', { name: 'Save both' }).click();
  await expect(page.getByText('Metrics updated successfully!')).toBeVisible();
  await expect(years).toHaveValue('31');
  expect(await callApi(request, 'get', '/metrics')).toMatchObject({
    ...{ awards: Number(awards) + 1, destinations: theirs, yearsExperience: 31 },
  });

  await saveLate(Number(awards) + 2, '-1');
  await expect(page.getByText('Years of experience must not be negative')).toBeVisible();
  await expect(years).toBeFocused();
  await expect(merge).toHaveCount(0);

  await years.fill('31');
  await saveLate(Number(awards) + 3, '32');
  await merge.getByRole('button', { name: 'Discard my changes' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByLabel('Awards')).toHaveValue(String(Number(awards) + 1));
  await expect(years).toHaveValue('31');
  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tours Management' })).toBeVisible();
  await callApi(request, 'put', '/metrics', { awards, destinations, yearsExperience });
});
