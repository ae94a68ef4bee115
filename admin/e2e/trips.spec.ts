import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Page } from '../../e2e/test.ts';
import { addTour, callApi, findId, openForm, removeRecord, uniqueName } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

const SEASON = {
  ...{ season: 'High 2027', from: '2027-06-01', to: '2027-08-31', everyYear: false },
  perPerson: [
    { travellers: 2, price: 900 },
    { travellers: 4, price: 800 },
  ],
  ...{ singleSupplement: 100, child: { fromAge: 4, toAge: 11, percent: 50 } },
};

const TRIP = {
  rates: [SEASON],
  departures: [{ date: '2027-07-09', places: 4, state: 'guaranteed', price: null }],
  closedDates: [{ from: '2027-12-25', to: '', reason: 'Christmas' }],
  extras: [{ name: 'Balloon', price: 550, per: 'person' }],
  faqs: [{ question: 'Is it safe?', answer: 'Yes.' }],
  itinerary: [{ day: 'Day 1', title: 'Arrival', description: 'By plane.', meals: ['dinner'] }],
};

const group = (page: Page, name: string) => formOf(page).getByRole('group', { name, exact: true });

/** Opens a folded group of the form. */
async function unfold(page: Page, title: string) {
  const head = formOf(page).getByRole('button', { name: new RegExp(`^${title}`), expanded: false });
  await head.click();
}

async function save(page: Page) {
  await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Tour updated successfully!')).toBeVisible();
}

test('TRIP-2 overlapping seasons, ages upside down and a "from" price above the cheapest are refused at their fields', async ({
  page,
  request,
}) => {
  const tour = await addTour(request, { price: 640 });
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await unfold(page, 'Prices by season');
  const [high, green] = [group(page, 'Rates 1'), group(page, 'Rates 2')];
  await high.getByLabel('Season').fill('High');
  await high.getByLabel('First day').fill('2027-06-01');
  await high.getByLabel('Last day').fill('2027-08-31');
  await high.getByLabel('Travellers from').fill('2');
  await high.getByRole('textbox', { name: 'Price per person' }).fill('900');
  await form.getByRole('button', { name: 'Add to rates' }).click();
  await green.getByLabel('Season').fill('Green');
  await green.getByLabel('First day').fill('2027-08-01');
  await green.getByLabel('Last day').fill('2027-11-30');
  await green.getByLabel('Children from age').fill('11');
  await green.getByLabel('Children to age').fill('4');
  await green.getByRole('button', { name: 'Add to prices per person' }).click();
  // The first line stays blank: it is dropped, and the mistake stands at the second.
  const prices = green.getByRole('group', { name: 'Prices per person 2' });
  await prices.getByLabel('Travellers from').fill('0');
  await prices.getByLabel('Price per person').fill('600');
  const button = form.getByRole('button', { name: 'Save Changes' });
  await button.click();
  await expect(prices.getByText('must be at least 1')).toBeVisible();
  await prices.getByLabel('Travellers from').fill('1');
  await button.click();
  await expect(green.getByText('Green and High share days')).toBeVisible();
  await expect(green.getByLabel('First day')).toHaveAttribute('aria-invalid', 'true');
  await expect(green.getByLabel('Children to age')).toHaveAttribute('aria-invalid', 'true');
  await green.getByLabel('First day').fill('2027-09-01');
  await green.getByLabel('Children to age').fill('12');
  // A mistake opens the group that it is in.
  await form.getByRole('button', { name: /^Prices by season/ }).click();
  await button.click();
  const price = form.getByLabel('Price *');
  await expect(form.getByText('Price must not be above the cheapest rate, $600')).toBeVisible();
  await expect(price).toBeFocused();
  await price.fill('600');
  await save(page);
  const { rates } = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(rates).toMatchObject([
    { season: 'High', perPerson: [{ travellers: 2, price: 900 }] },
    { season: 'Green', from: '2027-09-01', perPerson: [{ travellers: 1, price: 600 }] },
  ]);
  await removeRecord(request, 'tours', tour.id);
});

test('a folded group with a mistake opens, and its field is focused', async ({ page, request }) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  await unfold(page, 'Facts');
  const age = formOf(page).getByLabel('Minimum age');
  await age.fill('200');
  await formOf(page)
    .getByRole('button', { name: /^Facts/ })
    .click();
  await expect(age).toHaveCount(0);
  await expect(formOf(page).getByRole('button', { name: 'Facts Minimum age' })).toBeVisible();
  await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(formOf(page).getByText('Minimum age must be at most 99')).toBeVisible();
  await expect(age).toBeFocused();
  await age.fill('12');
  await save(page);
  await removeRecord(request, 'tours', tour.id);
});

test('the total of a party follows the prices as they are typed, and a season is copied to the next year', async ({
  page,
  request,
}) => {
  const tour = await addTour(request, TRIP);
  await openForm(page, `/tours/${tour.id}`);
  const sample = formOf(page).getByRole('region', { name: 'What a party would pay' });
  await sample.getByLabel('Begins on').fill('2027-06-15');
  await sample.getByLabel('Children').fill('1');
  await expect(sample.getByRole('status')).toContainText('Total$2,250');
  const first = group(page, 'Rates 1').getByRole('group', { name: 'Prices per person 1' });
  await first.getByLabel('Price per person').fill('1000');
  await expect(sample.getByRole('status')).toContainText('1 child × $500');
  await expect(sample.getByRole('status')).toContainText('Total$2,500');
  await expect(sample.getByRole('status')).toContainText('Season: High 2027');
  await group(page, 'Rates 1').getByRole('button', { name: 'Copy this season' }).click();
  const copy = group(page, 'Rates 2');
  await expect(copy.getByLabel('Season')).toHaveValue('High 2028');
  await expect(copy.getByLabel('First day')).toHaveValue('2028-06-01');
  await save(page);
  const { rates } = await callApi(request, 'get', `/tours/${tour.id}`);
  const [old, next] = rates as { id: string; season: string; perPerson: object[] }[];
  expect(next).toMatchObject({ season: 'High 2028', perPerson: old?.perPerson });
  expect(next?.id).not.toBe(old?.id);
  await removeRecord(request, 'tours', tour.id);
});

test('TRIP-3 departures are pasted as a list: repeated ones are skipped, and what may be two dates is asked about', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  await unfold(page, 'Departures');
  await group(page, 'Departures 1').getByLabel('Date').fill('2027-03-12');
  await formOf(page).getByRole('button', { name: 'Paste dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste dates' });
  const text = dialog.getByLabel('Dates', { exact: true });
  await text.fill('12 March 2027\nMarch 26, 2027, 2027-04-09\n02/04/2027');
  await expect(dialog.getByRole('status')).toContainText('already: 12 March 2027.');
  await expect(dialog.getByRole('status')).toContainText('This may be 2 April or 4 February');
  await dialog.getByRole('button', { name: 'Add 2 dates' }).click();
  await expect(text).toHaveValue('02/04/2027');
  await text.fill('2 April 2027');
  await dialog.getByRole('button', { name: 'Add 1 date' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(group(page, 'Departures 4').getByLabel('Date')).toHaveValue('2027-04-02');
  await formOf(page).getByRole('button', { name: 'Remove Departures 3' }).click();
  await save(page);
  const { departures } = await callApi(request, 'get', `/tours/${tour.id}`);
  const dates = (departures as { date: string }[]).map(({ date }) => date);
  expect(dates).toEqual(['2027-03-12', '2027-03-26', '2027-04-02']);
  await removeRecord(request, 'tours', tour.id);
});

test('a day is saved as a block and inserted into another trip', async ({ page, request }) => {
  const name = uniqueName('Arrival');
  const from = await addTour(request, TRIP);
  const to = await addTour(request);
  await openForm(page, `/tours/${from.id}`);
  await group(page, 'Itinerary 1').getByRole('button', { name: 'Save this day' }).click();
  const naming = page.getByRole('dialog', { name: 'Save this day as a block' });
  await expect(naming.getByLabel('Name')).toHaveValue('Arrival');
  await naming.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(naming).toHaveCount(0);
  await openForm(page, `/tours/${to.id}`);
  await formOf(page).getByRole('button', { name: 'Insert a saved day' }).click();
  const blocks = page.getByRole('dialog', { name: 'Insert a saved day' });
  await blocks.getByLabel('Search saved days').fill(name);
  await expect(blocks.getByRole('list', { name: 'Saved days' }).getByRole('button')).toHaveCount(1);
  await blocks.getByRole('button', { name }).click();
  await expect(group(page, 'Itinerary 1').getByLabel('Title')).toHaveValue('Arrival');
  await save(page);
  expect((await callApi(request, 'get', `/tours/${to.id}`)).itinerary).toMatchObject(
    TRIP.itinerary,
  );
  for (const { id } of [from, to]) await removeRecord(request, 'tours', id);
  await removeRecord(request, 'blocks', await findId(request, 'blocks', name));
});

test('two people change rows of one list, both are kept, and the history names the rows', async ({
  page,
  request,
}) => {
  const green = { ...SEASON, season: 'Green', from: '2027-03-01', to: '2027-05-31' };
  const tour = await addTour(request, { rates: [SEASON, green] });
  await openForm(page, `/tours/${tour.id}`);
  await group(page, 'Rates 1').getByLabel('Last day').fill('2027-09-10');
  const [high, low] = tour.rates as object[];
  const theirs = { rates: [high, { ...low, singleSupplement: 250 }] };
  await callApi(request, 'put', `/tours/${tour.id}`, theirs);
  await formOf(page).first().getByRole('button', { name: 'Save Changes' }).click();
  const merge = page.getByRole('dialog', { name: 'This tour has changed since you opened it' });
  const changes = merge.getByRole('region', { name: 'Their other changes' });
  await expect(changes).toContainText('Green');
  await expect(changes).not.toContainText('High 2027');
  await merge.getByRole('button', { name: 'Save both' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await callApi(request, 'get', `/tours/${tour.id}`)).rates).toMatchObject([
    { season: 'High 2027', to: '2027-09-10', singleSupplement: 100 },
    { season: 'Green', to: '2027-05-31', singleSupplement: 250 },
  ]);
  await removeRecord(request, 'tours', tour.id);
});

test('related trips are chosen by their titles and kept by their slugs', async ({
  page,
  request,
}) => {
  const other = await addTour(request);
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  await unfold(page, 'Planner and related trips');
  await formOf(page).getByRole('combobox', { name: 'Related trips' }).fill(String(other.title));
  await page.getByRole('option', { name: String(other.title) }).click();
  await save(page);
  expect((await callApi(request, 'get', `/tours/${tour.id}`)).relatedTrips).toEqual([other.slug]);
  for (const { id } of [tour, other]) await removeRecord(request, 'tours', id);
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('the editors of a trip, filled and empty, have no accessibility violations', async ({
      page,
      request,
    }) => {
      const tour = await addTour(request, TRIP);
      await openForm(page, `/tours/${tour.id}`);
      for (const title of ['Facts', 'Planner and related trips']) await unfold(page, title);
      await expect(formOf(page).getByRole('combobox', { name: 'Planner' })).toBeVisible();
      await expectNoViolations(page, '[role=dialog]');
      const { scrollWidth, clientWidth } = await formOf(page)
        .locator('.MuiDialogContent-root')
        .evaluate((content) => content);
      expect(scrollWidth).toBe(clientWidth);
      for (const name of ['Paste dates', 'Insert a saved day', 'Save this day as a block']) {
        await formOf(page).first().getByRole('button', { name }).click();
        const opened = page.getByRole('dialog', { name });
        await expect(opened.getByLabel('Loading')).toHaveCount(0);
        await expectNoViolations(page, '.MuiModal-root:not([aria-hidden=true])');
        await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
      }
      await removeRecord(request, 'tours', tour.id);
    });
  });
}
