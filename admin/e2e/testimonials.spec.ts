import { expect } from '../../e2e/test.ts';
import {
  cardOf,
  deleteByCard,
  expectFailuresNamed,
  expectFound,
  expectRequired,
} from './list-steps.ts';
import { addTestimonial } from './samples.ts';
import { callApi, findId, openAdmin, openForm, removeRecord, uniqueName } from './support.ts';
import { test } from './warm-page.ts';

test('ADM-TEST-1 ERR-5 ADM-FORM-5 testimonials are found by any field, and deleted', async ({
  page,
  request,
}) => {
  const [location, words] = [uniqueName('Land'), uniqueName('words')];
  const guest = await addTestimonial(request, { location, text: `<p>Some ${words}.</p>` });
  const other = await addTestimonial(request, { tourName: uniqueName('Trip') });
  await openAdmin(page, '/testimonials');
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  await expectFound(page, [
    [location, guest],
    [String(other.tourName), other],
    [words, guest],
    [String(other.name), other],
  ]);
  const card = cardOf(page, other);
  await expect(card.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(card.getByText('Inactive')).toBeVisible();
  await expectFailuresNamed(page, card, 'testimonial', 'Testimonial');
  await deleteByCard(page, card, 'testimonial');
  await removeRecord(request, 'testimonials', guest.id);
});

test('VAL-15 VAL-19 VAL-22 a testimonial needs its fields; stars are chosen with the arrow keys', async ({
  page,
  request,
}) => {
  const name = `Ada ${uniqueName('Berg')}`;
  await openForm(page, '/testimonials/create');
  await expectRequired(page, ['Name', 'Location', 'Rating', 'Text', 'Tour']);
  const form = page.getByRole('dialog');
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Location *').fill('Norway');
  await form.getByLabel('Tour *').fill('A walk that is no longer offered');
  await expect(form.locator('datalist option').first()).toBeAttached();
  const stars = form.getByRole('group', { name: 'Rating' });
  await form.getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(stars.getByRole('radio', { checked: true })).toBeFocused();
  await expect(stars.locator('.MuiRating-iconFilled')).toHaveCount(0);
  await stars.getByRole('radio', { name: '3 stars' }).press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(stars.getByRole('radio', { name: '5 stars' })).toHaveCount(1);
  await form.getByRole('textbox', { name: 'Text' }).fill('Lions at breakfast.');
  await form.getByLabel('Active', { exact: true }).uncheck();
  await form.getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(form).toHaveCount(0);
  const id = await findId(request, 'testimonials', name);
  const saved = await callApi(request, 'get', `/testimonials/${id}`);
  expect(saved).toMatchObject({ rating: 4, text: '<p>Lions at breakfast.</p>', isActive: false });
  await removeRecord(request, 'testimonials', id);
});
