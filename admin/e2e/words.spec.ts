import { expect } from '../../e2e/test.ts';
import { clipboardOf, pasteInto } from './clipboard.ts';
import { addTour, callApi, openForm, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

test('OFF-1 an itinerary from Word becomes days, and a day without a text stops the save', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  const days = form.getByRole('group', { name: /^Itinerary \d+$/ });
  const paste = async () =>
    pasteInto(days.first().getByLabel('Title'), await clipboardOf('word-itinerary'));

  await test.step('pasted into a blank day, and taken back', async () => {
    await paste();
    await expect(form.getByText('The pasted text became 4 days.')).toBeVisible();
    await expect(form.getByText('Northern Circuit, four days')).toBeVisible();
    await expect(days).toHaveCount(4);
    await expect(days.first().getByLabel('Title')).toBeFocused();
    await form.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(days).toHaveCount(1);
    await expect(days.first().getByLabel('Title')).toHaveValue('');
    await paste();
  });

  await test.step('labels count on by themselves', async () => {
    await form.getByRole('button', { name: 'Add to itinerary' }).click();
    await days.nth(4).getByLabel('Title').fill('Begun, and left');
    await expect(days.nth(4).getByLabel('Day')).toHaveValue('Day 5');
    await form.getByRole('button', { name: 'Remove Itinerary 2' }).click();
    await expect(days.nth(3).getByLabel('Day')).toHaveValue('Day 4');
  });

  await test.step('the save stops, and asks about each of the days', async () => {
    const save = form.getByRole('button', { name: 'Save Changes' });
    await save.click();
    const atLodge = days.nth(1);
    await expect(atLodge).toContainText('“Day 2” has no description, so it would not be saved.');
    await expect(atLodge.getByLabel('Description')).toBeFocused();
    await atLodge.getByRole('button', { name: 'Write “At leisure”' }).click();
    await expect(atLodge.getByLabel('Description')).toHaveValue('At leisure');
    await days.nth(3).getByRole('button', { name: 'Leave this day out' }).click();
    await expect(days).toHaveCount(3);
    await save.click();
    await expect(form).toHaveCount(0);
  });

  const { itinerary } = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(itinerary).toMatchObject([
    {
      ...{ day: 'Day 1', title: 'Arrival in Arusha' },
      description: 'You are met at Kilimanjaro Airport and driven to your lodge.',
    },
    { day: 'Day 2', title: 'At the lodge', description: 'At leisure' },
    {
      day: 'Day 3',
      title: 'Departure',
      description: 'A light breakfast, and the road to the airport.',
    },
  ]);
  await removeRecord(request, 'tours', tour.id);
});
