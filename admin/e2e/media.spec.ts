import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, test as freshTest, type Page } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import { addTour, callApi, cutOff, openAdmin, removeRecord, removeWithPicture } from './support.ts';
import { test } from './warm-page.ts';

type Sent = { id: string; url: string; public_id: string };

/** Uploads a picture that no other test knows, through the button of the library. */
async function uploadPicture(page: Page): Promise<Sent> {
  const answer = page.waitForResponse('**/api/upload');
  await page.getByLabel('Upload several pictures').setInputFiles([makePicture()]);
  return (await (await answer).json()).data;
}

function cardOf(page: Page, { public_id: id }: Sent) {
  const picture = page.locator(`img[src*="${id}"]`);
  return page.getByRole('list', { name: 'Pictures' }).getByRole('button').filter({ has: picture });
}

test('an uploaded picture says which records show it, is replaced in them, and is then deleted', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, '/media');
  const old = await uploadPicture(page);
  await expect(cardOf(page, old)).toContainText('64 × 40');
  const gallery = [{ url: old.url, type: 'image' }];
  const tour = await addTour(request, { image: old.url, gallery, isActive: false });
  await expectNoViolations(page);

  await cardOf(page, old).press('Enter');
  const details = page.getByRole('dialog', { name: 'Picture details' });
  const link = details.getByRole('link', { name: String(tour.title) });
  await expect(link).toHaveAttribute('href', `/admin/tours/${tour.id}`);
  await expect(details.getByRole('button', { name: 'Delete picture' })).toHaveCount(0);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const answer = page.waitForResponse('**/api/upload');
  await details.getByLabel('New picture').setInputFiles(makePicture('dusk.png'));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('“dusk.png” in place of this picture in 1 record?');
  await question.getByRole('button', { name: 'Replace' }).click();
  const replacement: Sent = (await (await answer).json()).data;
  await expect(page.getByText('Picture replaced in 1 record')).toBeVisible();
  const changed = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(changed).toMatchObject({ image: replacement.url, gallery: [{ url: replacement.url }] });

  await details.getByRole('button', { name: 'Delete picture' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(details).toHaveCount(0);
  await expect(cardOf(page, replacement)).toBeVisible();
  await expect(cardOf(page, old)).toHaveCount(0);

  await openAdmin(page, `/tours/${tour.id}/history`);
  await page.getByRole('button', { name: 'Restore' }).last().click();
  await question.getByRole('button', { name: 'Restore' }).click();
  const refusal = 'Failed to restore tour: Main image shows a picture that was deleted meanwhile';
  await expect(page.getByText(refusal)).toBeVisible();
  await removeWithPicture(request, tour.id, replacement.public_id);
});

test('“Remove unused” shows what it would remove, and asks for those alone that stay chosen', async ({
  page,
}) => {
  await openAdmin(page, '/media');
  const [kept, gone] = [await uploadPicture(page), await uploadPicture(page)];
  // As a day later: until then the server counts neither as unused.
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON();
    if (operationName !== 'UnusedUploads') return route.fallback();
    return route.fulfill({
      json: { data: { unusedUploads: [kept, gone].map(({ id }) => ({ id })) } },
    });
  });
  await page.getByRole('button', { name: 'Remove unused' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove unused pictures' });
  const pictures = dialog.getByRole('list', { name: 'Unused pictures' }).getByRole('button');
  await expect(pictures).toHaveCount(2);
  await expectNoViolations(page);
  await pictures.filter({ has: page.locator(`img[src*="${kept.public_id}"]`) }).press('Space');
  const asked = page.waitForRequest((request) =>
    String(request.postData()).includes('RemoveUnusedUploads'),
  );
  await dialog.getByRole('button', { name: 'Remove 1 picture' }).press('Enter');
  expect((await asked).postDataJSON().variables.input.public_ids).toBe(gone.public_id);
  await expect(page.getByText('0 pictures removed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

freshTest(
  'what fails in the media library says so, and nothing is deleted that a record shows by now',
  async ({ page, request }) => {
    await cutOff(page, 'ListUpload', 'UnusedUploads');
    await openAdmin(page, '/media');
    await expect(page.getByText('The media library could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove unused' }).click();
    await expect(page.getByText(/^Failed to look for unused pictures/)).toBeVisible();
    await page.unroute('**/graphql');
    const sent = await uploadPicture(page);
    await cardOf(page, sent).click();
    const details = page.getByRole('dialog', { name: 'Picture details' });
    await expect(details).toContainText('No record shows this picture.');
    const tour = await addTour(request, { image: sent.url, isActive: false });
    await details.getByRole('button', { name: 'Delete picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/^Failed to delete the picture/)).toBeVisible();
    await expect(details.getByRole('link', { name: String(tour.title) })).toBeVisible();

    await removeRecord(request, 'tours', tour.id);
    await page.keyboard.press('Escape');
    await cardOf(page, sent).click();
    await expect(details).toContainText('No record shows this picture.');
    await expect(details).toContainText('Tour in the bin, which keeps the picture');
    await expect(details.getByRole('button', { name: 'Replace everywhere' })).toHaveCount(0);
    await expect(details.getByRole('button', { name: 'Delete picture' })).toHaveCount(0);
    await details.getByRole('link', { name: String(tour.title) }).click();
    await expect(page.getByRole('listitem', { name: String(tour.title) })).toBeVisible();
    await callApi(request, 'post', `/tours/${tour.id}/restore`, { version: 1 });
    await removeWithPicture(request, tour.id, sent.public_id);
  },
);
