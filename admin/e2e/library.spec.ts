import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Page } from '../../e2e/test.ts';
import { makePhonePicture, makePicture } from './picture.ts';
import { addTour, callApi, openAdmin, openForm, removeRecord, uniqueName } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

type Sent = { id: string; url: string; public_id: string };

/** Notes the uploads that the page makes, in their order. */
function noteUploads(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/upload')) sent.push((await response.json()).data);
  });
  return sent;
}

const libraryOf = (page: Page) => page.getByRole('dialog', { name: 'Choose from the library' });

/** No text is wider than the screen. */
async function expectToFit(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('OFF-9 the library is searched, filtered and put in order, describes several at once, and names duplicates', async ({
  page,
  request,
}) => {
  const word = uniqueName('lib').replace(' ', '');
  const sent = noteUploads(page);
  const lion = makePicture(`${word} lion asleep under the last acacia of the plain.png`);
  const boat = makePicture(`${word} boat.png`);
  await openAdmin(page, '/media');
  const upload = page.getByLabel('Upload several pictures');
  await upload.setInputFiles([lion, boat]);
  await expect.poll(() => sent.length).toBe(2);
  const [{ id = '' } = {}] = sent;
  await callApi(request, 'put', `/uploads/${id}`, { alt: `Asleep ${word}`, tags: [`${word}-tag`] });

  const names = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  const search = page.getByRole('searchbox', { name: 'Search by name, alt text, tag, where used' });
  await search.fill(word);
  await expect(names).toHaveCount(2);
  await expect(names.filter({ hasText: 'boat' })).toContainText('No alt text');
  const isWhole = (name: Element) => name.scrollWidth <= name.clientWidth;
  expect(await names.getByText('acacia').evaluate(isWhole)).toBe(true);
  const only = page.getByRole('group', { name: 'Show only' });
  await only.getByRole('button', { name: 'Without alt text' }).press('Space');
  await expect(names).toHaveCount(1);
  await expect(names).toContainText('boat');
  await only.getByRole('button', { name: 'Without alt text' }).press('Space');
  await only.getByRole('button', { name: 'Unused' }).click();
  await expect(names).toHaveCount(2);
  await only.getByRole('button', { name: 'Large' }).click();
  await expect(page.getByText(`Nothing found for “${word}”.`)).toBeVisible();
  await only.getByRole('button', { name: 'Large' }).click();
  await page.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'By name' }).click();
  await expect(names.first()).toContainText('boat');
  await search.fill(`asleep ${word}`);
  await expect(names).toHaveCount(1);
  await search.fill(`${word}-tag`);
  await expect(names).toHaveCount(1);
  await expect(names).toContainText('lion');
  await search.fill(word);
  await expectNoViolations(page);

  await upload.setInputFiles({ ...boat, name: 'again.png' });
  await expect(
    page.getByText(/^again.png is in the library already, as “.* boat”$/i),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Select several' }).click();
  await names.first().press('Enter');
  await names.last().press('Enter');
  await page.getByRole('button', { name: 'Edit alt texts and tags' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit alt texts and tags' });
  await dialog.getByLabel('Add tags to all').fill('Lake, dusk');
  await dialog.getByLabel('Remove tags from all').fill(`${word}-tag`);
  await dialog.getByRole('textbox', { name: /^Alternative text: .* boat$/i }).fill('A boat');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('2 pictures changed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const [first, second] = await Promise.all(
    sent.slice(0, 2).map((each) => callApi(request, 'get', `/uploads/${each.id}`)),
  );
  expect(first).toMatchObject({ alt: `Asleep ${word}`, tags: ['lake', 'dusk'] });
  expect(second).toMatchObject({ alt: 'A boat', tags: ['lake', 'dusk'] });
  await page.getByRole('button', { name: 'Done' }).click();
});

test('OFF-9 one picker stands beside the upload in picture fields, galleries and the editor', async ({
  page,
}) => {
  const word = uniqueName('pick').replace(' ', '');
  const sent = noteUploads(page);
  await openAdmin(page, '/media');
  await page
    .getByLabel('Upload several pictures')
    .setInputFiles([makePicture(`${word} one.png`), makePicture(`${word} two.png`)]);
  await expect.poll(() => sent.length).toBe(2);
  const library = libraryOf(page);
  const pictures = library.getByRole('list', { name: 'Pictures' }).getByRole('button');
  const search = async (words: string, count: number) => {
    await library.getByRole('searchbox').fill(words);
    await expect(pictures).toHaveCount(count);
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, '/packages/create');
  const form = formOf(page).first();
  await form.getByRole('button', { name: 'Choose from library: Main image' }).press('Enter');
  await search(`${word} one`, 1);
  await expectNoViolations(page);
  await expectToFit(page, 390);
  await pictures.press('Enter');
  await expect(library).toHaveCount(0);
  await expect(form.getByLabel('Main image address')).toHaveValue(sent[0]?.url ?? '');

  await form
    .getByRole('button', { name: 'Choose from library: Gallery', exact: true })
    .press('Enter');
  await search(word, 2);
  await pictures.filter({ hasText: 'two' }).press('Space');
  await pictures.filter({ hasText: 'one' }).press('Space');
  await expect(library.getByRole('status')).toHaveText('2 pictures chosen');
  await library.getByRole('button', { name: 'Add 2 pictures' }).press('Enter');
  const thumbnails = form.getByRole('img', { name: /^Preview of Gallery \d$/ });
  await expect(thumbnails).toHaveCount(2);
  await expect(thumbnails.first()).toHaveAttribute('src', new RegExp(sent[1]?.public_id ?? 'x'));

  await form.getByRole('toolbar').getByRole('button', { name: 'Picture' }).press('Enter');
  const picture = page.getByRole('dialog', { name: 'Picture', exact: true });
  await picture.getByRole('button', { name: 'Choose from library: picture' }).press('Enter');
  await search(`${word} two`, 1);
  await pictures.press('Enter');
  await expect(picture.getByLabel('Picture address')).toHaveValue(sent[1]?.url ?? '');
  await picture.getByRole('button', { name: 'Add picture' }).press('Enter');
  await expect(form.locator(`[contenteditable] img[src*="${sent[1]?.public_id}"]`)).toHaveCount(1);
});

test('STORY OFF-5 18 pictures of a phone, HEIC too, come into a tour in order, are ordered by keyboard, and one comes from the library', async ({
  page,
  request,
}) => {
  const word = uniqueName('phone').replace(' ', '');
  const sent = noteUploads(page);
  await openAdmin(page, '/media');
  await page.getByLabel('Upload several pictures').setInputFiles(makePicture(`${word}.png`));
  await expect.poll(() => sent.length).toBe(1);
  const known = sent[0]?.url;
  const tour = await addTour(request, { isActive: false });
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page).first();
  const files = Array.from({ length: 18 }, (_, n) => {
    const name = `IMG_20${String(n).padStart(2, '0')}`;
    return n % 3 === 1 ? makePhonePicture(`${name}.HEIC`) : makePicture(`${name}.png`);
  });
  await form.getByLabel('Upload several pictures to Gallery').setInputFiles(files);
  const thumbnails = form.getByRole('img', { name: /^Preview of Gallery \d+$/ });
  await expect(thumbnails).toHaveCount(18);
  await expect(form.getByRole('list', { name: 'Uploads' })).toHaveCount(0);

  await form.getByRole('button', { name: 'Move Gallery 18', exact: true }).press('Home');
  await expect(form.getByRole('button', { name: 'Move Gallery 1', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('button', { name: 'Move Gallery 2', exact: true })).toBeFocused();

  await form
    .getByRole('button', { name: 'Choose from library: Gallery', exact: true })
    .press('Enter');
  const library = libraryOf(page);
  await library.getByRole('searchbox').fill(word);
  const found = library.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(found).toHaveCount(1);
  await found.press('Space');
  await library.getByRole('button', { name: 'Add 1 picture' }).press('Enter');
  await expect(thumbnails).toHaveCount(19);
  await form.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(form).toHaveCount(0);
  const urls = sent.slice(1).map(({ url }) => url);
  const uprightPictures = urls.filter((url) => url.endsWith('/160.webp'));
  expect(uprightPictures).toEqual(urls.filter((_, n) => n % 3 === 1));
  const [first, ...others] = urls;
  const last = others.pop();
  const saved = await callApi(request, 'get', `/tours/${tour.id}`);
  const gallery = (saved.gallery as { url: string }[]).map(({ url }) => url);
  expect(gallery).toEqual([first, last, ...others, known]);
  await callApi(request, 'put', `/tours/${tour.id}`, { gallery: [] });
  await removeRecord(request, 'tours', tour.id);
});
