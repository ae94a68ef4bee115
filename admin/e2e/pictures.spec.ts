import { expectNoViolations } from '../../e2e/axe.ts';
import { expect } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import {
  addTour,
  callApi,
  cutOff,
  cutOffLater,
  openAdmin,
  openForm,
  pressTwice,
  removeWithPicture,
} from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

type Sent = { id: string; url: string; public_id: string };

const BUTTON = 'Alt text and focus';

test('the words and the focal point of a picture are set by keyboard, and the public page has both', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const open = page.getByRole('button', { name: `${BUTTON}: Main image` });
  await expect(formOf(page).getByLabel('Main image address')).toHaveValue(/^https:/);
  await expect(open).toHaveCount(0);
  const answer = page.waitForResponse('**/api/upload');
  await formOf(page).getByLabel('Upload Main image').setInputFiles(makePicture());
  const sent: Sent = (await (await answer).json()).data;

  await cutOff(page, 'ListUpload');
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: BUTTON });
  await expect(dialog.getByText('The picture could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Retry' }).press('Enter');

  const left = dialog.getByRole('slider', { name: 'From the left' });
  const top = dialog.getByRole('slider', { name: 'From the top' });
  await left.press('Shift+ArrowLeft');
  await left.press('Shift+ArrowLeft');
  await left.press('ArrowRight');
  await left.press('Shift+ArrowDown');
  await expect(top).toBeFocused();
  await expect(left).toHaveValue('31');
  await expect(top).toHaveValue('60');
  await expectNoViolations(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('x'.repeat(251));
  const words = dialog.getByRole('textbox', { name: 'Alternative text' });
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/must be at most 250 characters.*251 of 250/);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('Two elephants at a ford');

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Picture saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  const preview = formOf(page).getByRole('img', { name: 'Preview of Main image' });
  await expect(preview).toHaveCSS('object-position', '31% 60%');
  await formOf(page).locator('button[type=submit]').press('Enter');
  await expect(formOf(page)).toHaveCount(0);
  const card = page.getByRole('article', { name: String(tour.title) });
  await expect(card.locator('img')).toHaveCSS('object-position', '31% 60%');

  const pictures = async () => {
    const html = await (await request.get(`/tours/${tour.slug}`)).text();
    return html.match(/<img[^>]*>/g)?.filter((tag) => tag.includes(sent.public_id)) ?? [];
  };
  await expect.poll(async () => (await pictures()).length).toBeGreaterThan(0);
  for (const tag of await pictures()) {
    expect(tag).toContain('alt="Two elephants at a ford"');
    expect(tag).toContain('object-position:31% 60%');
  }
  await removeWithPicture(request, tour.id, sent.public_id);
});

test('two people who describe one picture overwrite nothing unseen, and bring back what was said before', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, '/media');
  const answer = page.waitForResponse('**/api/upload');
  await page.getByLabel('Upload several pictures').setInputFiles([makePicture()]);
  const sent: Sent = (await (await answer).json()).data;
  const picture = page.locator(`img[src*="${sent.public_id}"]`);
  await page.getByRole('button').filter({ has: picture }).click();
  const details = page.getByRole('dialog', { name: 'Picture details' });
  await details.getByRole('button', { name: BUTTON }).click();
  const dialog = page.getByRole('dialog', { name: BUTTON });
  const large = dialog.getByRole('group', { name: 'Focal point' }).locator('img');
  const box = await large.boundingBox();
  await large.click({ position: { x: (box?.width ?? 0) * 0.2, y: (box?.height ?? 0) * 0.9 } });
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('slider', { name: 'From the left' })).toHaveValue('19');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('slider', { name: 'From the left' })).toHaveValue('20');
  await expect(dialog.getByRole('slider', { name: 'From the top' })).toHaveValue('90');
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await callApi(request, 'put', `/uploads/${sent.id}`, { alt: 'A red door' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  const warning = dialog.getByRole('alert');
  await expect(warning).toContainText('“A red door”, focal point 50 % from the left');
  await expect(save).toBeDisabled();
  await warning.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A red door');
  // Nobody gets away before it is known whether it is saved.
  const fail = await cutOffLater(page, 'UpdateUpload');
  await save.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  fail();
  await expect(warning).toContainText('Failed to save: The server cannot be reached.');
  await page.unroute('**/graphql');
  await pressTwice(save);
  await expect(dialog).toHaveCount(0);
  await expect(details).toContainText('A red door');
  expect(await callApi(request, 'get', `/uploads/${sent.id}`)).toMatchObject({
    ...{ alt: 'A red door', focus: { x: 20, y: 90 }, version: 3 },
  });

  await details.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of this picture' });
  const entries = history.getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(entries.first()).toContainText('From the left');
  await entries.nth(1).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Picture restored')).toBeVisible();
  await expect(entries).toHaveCount(4);
  await expect(picture.first()).toHaveCSS('object-position', '50% 50%');
  await entries.nth(1).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(picture.first()).toHaveCSS('object-position', '20% 90%');

  const gallery = [{ url: sent.url, type: 'image' }];
  const tour = await addTour(request, { gallery, isActive: false });
  await openForm(page, `/tours/${tour.id}`);
  const preview = formOf(page).getByRole('img', { name: 'Preview of Gallery 1' });
  await expect(preview).toHaveCSS('object-position', '20% 90%');
  await formOf(page).getByRole('button', { name: 'Edit Gallery 1' }).click();
  await formOf(page)
    .getByRole('button', { name: `${BUTTON}: Gallery 1` })
    .click();
  await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A red door');
  await removeWithPicture(request, tour.id, sent.public_id);
});
