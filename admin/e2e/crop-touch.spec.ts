import { expect, type Locator, type Page, test } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import { callApi, openAdmin } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Point = { x: number; y: number };

const middleOf = async (part: Locator): Promise<Point> => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * Draws one finger over the screen, as a hand does: down, along, at rest, up. The times are said
 * and not waited for; a finger that does not rest would fling, and the next tap only stop that.
 */
async function drawFinger(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000 - 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], at: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begin + at });
  await touch('touchStart', [from], 0);
  for (let step = 1; step <= 5; step += 1) {
    const part = step / 5;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    await touch('touchMove', [{ x, y }], part);
  }
  await touch('touchMove', [{ x: to.x + 1, y: to.y }], 1.4);
  await touch('touchMove', [to], 1.8);
  await touch('touchEnd', [], 1.9);
  await finger.detach();
}

test('OFF-10 a picture is cropped by touch on a phone, and nothing scrolls meanwhile', async ({
  page,
  request,
}) => {
  await openAdmin(page, '/media');
  const answer = page.waitForResponse('**/api/upload');
  await page
    .getByLabel('Upload several pictures')
    .setInputFiles(makePicture('savannah.png', { width: 1200, height: 800 }));
  const sent = (await (await answer).json()).data;
  const picture = page.locator(`img[src*="${sent.public_id}"]`);
  await page.getByRole('button').filter({ has: picture }).tap();
  const details = page.getByRole('dialog', { name: 'Picture details' });
  await details.getByRole('button', { name: 'Alt text and focus' }).tap();
  const texts = page.getByRole('dialog', { name: 'Alt text and focus' });
  await texts.getByRole('button', { name: 'Crop and turn' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Crop and turn' });
  const result = dialog.getByRole('status');
  await expect(result).toHaveText(/^Result: 1200 × 800 pixels/);
  const whole = dialog.getByRole('img', { name: 'The whole picture' });
  const before = await whole.boundingBox();

  const corner = dialog.getByRole('button', { name: 'Corner or edge at the lower right' });
  await drawFinger(page, await middleOf(corner), await middleOf(whole));
  await expect(result).toHaveText(/^Result: (59|60)\d × (39|40)\d pixels, 0 % from the left/);
  const area = dialog.getByRole('group', { name: /^Area that stays/ });
  const here = await middleOf(area);
  await drawFinger(page, here, { x: here.x + 60, y: here.y + 30 });
  await expect(result).not.toContainText('0 % from the left');
  await expect(result).toHaveText(/^Result: (59|60)\d × (39|40)\d pixels/);
  expect(await whole.boundingBox()).toEqual(before);

  await dialog.getByRole('button', { name: '1:1' }).tap();
  await expect(result).toHaveText(/^Result: 800 × 800 pixels/);
  await dialog.getByRole('button', { name: 'Save crop' }).tap();
  await expect(dialog).toHaveCount(0);
  const cropped = await callApi(request, 'get', `/uploads/${sent.id}`);
  expect(cropped).toMatchObject({ width: 800, height: 800 });
  await callApi(request, 'delete', '/upload', { public_id: sent.public_id });
});
