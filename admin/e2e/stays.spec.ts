import { expect } from '../../e2e/test.ts';
import {
  addTour,
  askToDelete,
  callApi,
  openAdmin,
  openForm,
  removeRecord,
  uniqueName,
} from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

const STAY = {
  ...{ kind: 'camp', place: 'Serengeti', description: '<p>Tents on a ridge.</p>' },
  image: 'https://images.example/camp.jpg',
};

test('TRIP-5 a stay is chosen in a day, its new name reaches the day, and while it is used it stays', async ({
  page,
  request,
}) => {
  const stay = await callApi(request, 'post', '/stays', { ...STAY, name: uniqueName('Camp') });
  const name = String(stay.name);
  const itinerary = [{ day: 'Day 1', title: 'Arrival', description: 'By plane.' }];
  const tour = await addTour(request, { itinerary });
  const readDay = async () => {
    const { itinerary } = await callApi(request, 'get', `/tours/${tour.id}`);
    return (itinerary as { stay: string }[])[0]?.stay;
  };
  await openForm(page, `/tours/${tour.id}`);
  const day = formOf(page).getByRole('group', { name: 'Itinerary 1' });
  const input = day.getByRole('combobox', { name: 'Stay' });
  await expect(day.locator(`datalist option[value="${name}"]`)).toBeAttached();

  await test.step('a stay that is not there is refused at its day', async () => {
    await input.fill('Nowhere Camp');
    await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(day.getByText('There is no stay called Nowhere Camp')).toBeVisible();
    await expect(input).toBeFocused();
  });

  await input.fill(name);
  await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Tour updated successfully!')).toBeVisible();
  expect(await readDay()).toBe(name);

  await openForm(page, `/stays/${stay.id}`);
  await formOf(page).getByLabel('Name *').fill(`${name} anew`);
  await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Stay updated successfully!')).toBeVisible();
  expect(await readDay()).toBe(`${name} anew`);

  await openAdmin(page, '/stays');
  const card = page.getByRole('article', { name: `${name} anew` });
  await expect(card).toContainText('Serengeti');
  await askToDelete(card);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Failed to delete/)).toBeVisible();
  await expect(card).toBeVisible();
  await removeRecord(request, 'tours', tour.id);
  await removeRecord(request, 'stays', stay.id);
});

test('a destination has its months in a table, of which those without a word are dropped', async ({
  page,
  request,
}) => {
  const destination = await callApi(request, 'post', '/destinations', {
    ...{ name: uniqueName('Island'), continent: 'Africa', description: '<p>Quiet.</p>' },
    ...{ image: STAY.image, monthlyNotes: [{ month: 3, weather: 'Rain', happens: '' }] },
  });
  await openForm(page, `/destinations/${destination.id}`);
  await formOf(page).getByRole('button', { name: 'Add all months' }).click();
  const months = formOf(page).getByRole('group', { name: /^Month by month \d+$/ });
  await expect(months).toHaveCount(12);
  await expect(months.nth(2).getByLabel('Weather')).toHaveValue('Rain');
  await months.nth(0).getByLabel('What happens').fill('Calves');
  await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(formOf(page)).toHaveCount(0);
  const { monthlyNotes } = await callApi(request, 'get', `/destinations/${destination.id}`);
  expect(monthlyNotes).toMatchObject([
    { month: 1, weather: '', happens: 'Calves' },
    { month: 3, weather: 'Rain', happens: '' },
  ]);
  await removeRecord(request, 'destinations', destination.id);
});
