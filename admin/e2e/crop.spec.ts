import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Page } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import {
  addTour,
  callApi,
  cutOff,
  openAdmin,
  openForm,
  readPage,
  removeWithPicture,
} from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

type Sent = { id: string; url: string; public_id: string };

const NAME = 'Crop and turn';

async function send(page: Page, label: string): Promise<Sent> {
  const answer = page.waitForResponse('**/api/upload');
  await page
    .getByLabel(label)
    .setInputFiles(makePicture('savannah.png', { width: 1200, height: 800 }));
  return (await (await answer).json()).data;
}

/** Opens the dialog within that of the texts. */
async function openCrop(page: Page) {
  const texts = page.getByRole('dialog', { name: 'Alt text and focus' });
  await texts.getByRole('button', { name: NAME }).press('Enter');
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog.getByRole('status')).toContainText('pixels');
  return { texts, dialog, result: dialog.getByRole('status') };
}

test('OFF-10 a picture that a tour shows is cropped by keyboard, and the page shows the crop at once', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const sent = await send(page, 'Upload Main image');
  const address = formOf(page).getByLabel('Main image address');
  await expect(address).toHaveValue(sent.url);
  await formOf(page).locator('button[type=submit]').press('Enter');
  await expect(formOf(page)).toHaveCount(0);
  const readTour = () => readPage(request, `/tours/${tour.slug}`);
  await expect.poll(readTour).toContain(sent.public_id);

  await openForm(page, `/tours/${tour.id}`);
  await page.getByRole('button', { name: 'Alt text and focus: Main image' }).press('Enter');
  const { texts, dialog, result } = await openCrop(page);
  await expect(result).toHaveText(/^Result: 1200 × 800 pixels, 0 % from the left/);
  const save = dialog.getByRole('button', { name: 'Save crop' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('button', { name: '1:1' }).press('Enter');
  await expect(result).toHaveText(/^Result: 800 × 800 pixels, 17 % from the left/);
  const area = dialog.getByRole('group', { name: /^Area that stays/ });
  await area.press('ArrowRight');
  await expect(result).toContainText('18 % from the left');
  for (let step = 0; step < 5; step += 1) await area.press('Shift+ArrowLeft');
  await expect(result).toHaveText(/^Result: 740 × 740 pixels/);
  await dialog.getByRole('button', { name: 'Turn right' }).press('Enter');
  await expect(result).toContainText('turned by 90°');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await cutOff(page, 'CropUpload');
  await save.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Failed to crop');
  await page.unroute('**/graphql');
  await save.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(texts.getByText('The picture is cropped wherever it is shown.')).toBeVisible();
  const cropped = await callApi(request, 'get', `/uploads/${sent.id}`);
  expect(cropped).toMatchObject({ crop: { turn: 90 }, version: 2 });
  expect(cropped.width).toBe(cropped.height);
  await expect.poll(readTour).toContain(String(cropped.public_id));
  expect(await readTour()).not.toContain(sent.public_id);
  expect((await request.get(sent.url)).status()).toBe(200);

  await texts.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(address).toHaveValue(String(cropped.url));
  // The record was saved by the crop meanwhile; nothing is asked, as the form says the same.
  await formOf(page).getByLabel('Duration').fill('6 Days');
  await formOf(page).locator('button[type=submit]').press('Enter');
  await expect(formOf(page)).toHaveCount(0);
  const saved = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(saved).toMatchObject({ duration: '6 Days', image: cropped.url });
  await removeWithPicture(request, tour.id, sent.public_id);
});

test('OFF-10 a crop on a phone goes back to the original, is undone, and keeps what was typed', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, '/media');
  const sent = await send(page, 'Upload several pictures');
  await callApi(request, 'put', `/uploads/${sent.id}`, { focus: { x: 90, y: 90 } });
  const picture = page.locator(`img[src*="${sent.public_id}"]`);
  await page.getByRole('button').filter({ has: picture }).click();
  const details = page.getByRole('dialog', { name: 'Picture details' });
  await details.getByRole('button', { name: 'Alt text and focus' }).click();
  const texts = page.getByRole('dialog', { name: 'Alt text and focus' });
  await texts.getByRole('textbox', { name: 'Title' }).fill('Savannah at noon');
  await texts.getByRole('textbox', { name: 'Tags' }).fill('Ruaha, Plain,');
  const { dialog, result } = await openCrop(page);
  const corner = dialog.getByRole('button', { name: 'Corner or edge at the lower right' });
  const box = await corner.boundingBox();
  const frame = await dialog.getByRole('img', { name: 'The whole picture' }).boundingBox();
  if (!box || !frame) throw new Error('The area is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(result).toHaveText(/^Result: (59|60)\d × (39|40)\d pixels, 0 % from the left/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoViolations(page);
  await callApi(request, 'put', `/uploads/${sent.id}`, { caption: 'Seen from the ridge' });
  await dialog.getByRole('button', { name: 'Save crop' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed this picture');
  await dialog.getByRole('button', { name: 'Save crop' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(texts.getByRole('textbox', { name: 'Caption' })).toHaveValue('Seen from the ridge');
  await expect(texts.getByRole('slider', { name: 'From the left' })).toHaveValue('50');
  await texts.getByRole('button', { name: 'Save' }).click();
  await expect(texts).toHaveCount(0);
  const cropped = await callApi(request, 'get', `/uploads/${sent.id}`);
  expect(cropped).toMatchObject({
    ...{ title: 'Savannah at noon', tags: ['ruaha', 'plain'], caption: 'Seen from the ridge' },
    focus: { x: 50, y: 50 },
  });
  expect(cropped.url).not.toBe(sent.url);
  await expect(details).toContainText(String(cropped.url));

  await details.getByRole('button', { name: 'Alt text and focus' }).click();
  const again = await openCrop(page);
  await again.dialog.getByRole('button', { name: 'Back to the original' }).click();
  await expect(again.result).toHaveText(/^Result: 1200 × 800 pixels/);
  await again.dialog.getByRole('button', { name: 'Save crop' }).click();
  await expect(again.dialog).toHaveCount(0);
  const whole = await callApi(request, 'get', `/uploads/${sent.id}`);
  expect(whole).toMatchObject({ url: sent.url, title: 'Savannah at noon' });
  await texts.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(texts.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const undone = await callApi(request, 'get', `/uploads/${sent.id}`);
  expect(undone).toMatchObject({ url: cropped.url, focus: { x: 50, y: 50 } });
  await callApi(request, 'delete', '/upload', { public_id: sent.public_id });
});
