import { expectNoViolations } from '../../e2e/axe.ts';
import { logIn, type Session } from '../../e2e/session.ts';
import { type APIRequestContext, expect, test } from '../../e2e/test.ts';
import { press, tabTo, type } from './keyboard.ts';
import {
  addDestination,
  addTour,
  callApi,
  cutOff,
  openAdmin,
  removeRecord,
  uniqueName,
} from './support.ts';

/** A word that no other record has, and records of two kinds that hold it. */
async function addRecords(request: APIRequestContext) {
  const word = uniqueName('Ngalawa').replace(' ', '');
  const tour = await addTour(request, {
    isActive: false,
    title: `${word} at dawn`,
    image: `https://pictures.example/${word}.jpg`,
    description: `<p>By ${word}, see <a href="https://${word}.example/">${word}</a>.</p>`,
    highlights: [`The ${word} bay`],
  });
  const island = await addDestination(request, { isActive: false, name: `${word} island` });
  const read = async () => ({
    tour: await callApi(request, 'get', `/tours/${tour.id}`),
    island: await callApi(request, 'get', `/destinations/${island.id}`),
  });
  const remove = async () => {
    await removeRecord(request, 'tours', tour.id);
    await removeRecord(request, 'destinations', island.id);
  };
  return { word, tour, island, read, remove };
}

test('OFF-14 words are found in all kinds, seen before and after, replaced at one press and back at another', async ({
  page,
  request,
}) => {
  const { word, tour, island, read, remove } = await addRecords(request);
  await openAdmin(page);
  await page.getByRole('link', { name: 'Find and replace' }).click();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Type the words to find')).toBeVisible();
  await page.getByLabel('Find', { exact: true }).fill(word.toLowerCase());
  await page.getByLabel('Replace with').fill('Jahazi');
  await page.getByRole('button', { name: 'Find', exact: true }).click();

  const found = page.getByRole('region', { name: 'Found' });
  await expect(found.getByRole('status')).toContainText('is in 4 places of 2 records.');
  const ofTour = found.getByRole('listitem', { name: `${word} at dawn` });
  await expect(ofTour.locator('del').first()).toContainText(word);
  await expect(ofTour.locator('ins').first()).toContainText('Jahazi');
  await expectNoViolations(page, 'main');
  await ofTour.getByRole('checkbox', { name: 'Highlights · 1' }).uncheck();
  await found.getByRole('button', { name: 'Replace 3 places in 2 records' }).click();

  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText('2 of 2 records were changed.');
  await expect(page.getByLabel('Find', { exact: true })).toBeFocused();
  const after = await read();
  expect(after.tour).toMatchObject({
    title: 'Jahazi at dawn',
    image: `https://pictures.example/${word}.jpg`,
    highlights: [`The ${word} bay`],
  });
  expect(after.tour.description).toContain('By Jahazi, see <a href="https://');
  expect(after.tour.description).toContain(`${word}.example/`);
  expect(after.island.name).toBe('Jahazi island');

  // What somebody has changed since is left alone and named; the rest goes back.
  await callApi(request, 'put', `/tours/${tour.id}`, { title: 'Sails at dawn' });
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(outcome).toContainText('1 of 2 records was changed back.');
  await expect(outcome).toContainText('Changed since, and left as it is: Title');
  const back = await read();
  expect([back.tour.title, back.tour.description, back.island.name]).toEqual([
    'Sails at dawn',
    tour.description,
    island.name,
  ]);
  await remove();
});

test('OFF-14 what is nowhere, what cannot be looked up and what is no word is said, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, '/replace');
  await page.getByLabel('Find', { exact: true }).fill('Zzyzx');
  await page.getByRole('button', { name: 'None' }).click();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Choose where to look')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tours' }).check();
  await cutOff(page, 'EditRecords');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/graphql');
  await retry.click();
  await expect(page.getByText(/^“Zzyzx” is in none of the texts of \d+ records\.$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('OFF-14 by keyboard: words are looked for as whole words of one case, and one place is left out', async ({
  page,
  request,
}) => {
  const { word, remove, read } = await addRecords(request);
  await openAdmin(page, '/replace');
  await type(page, page.getByLabel('Find', { exact: true }), word.slice(0, -1));
  await type(page, page.getByLabel('Replace with'), 'Jahazi');
  await press(page, page.getByRole('checkbox', { name: 'Whole words' }), 'Space');
  await press(page, page.getByRole('button', { name: 'Find', exact: true }));
  const found = page.getByRole('region', { name: 'Found' });
  await expect(found.getByRole('status')).toContainText('is in none of the texts');
  await tabTo(page, page.getByLabel('Find', { exact: true }), 'Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(word.slice(-1));
  await page.keyboard.press('Enter');
  await expect(found.getByRole('status')).toContainText('is in 4 places of 2 records.');
  await press(page, page.getByRole('checkbox', { name: `All of ${word} island` }), 'Space');
  const replace = found.getByRole('button', { name: 'Replace 3 places in 1 record' });
  await press(page, replace);
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('1 of 1 record was');
  const after = await read();
  expect([after.tour.title, after.island.name]).toEqual(['Jahazi at dawn', `${word} island`]);
  await remove();
});

test('OFF-16 authors find no way to replace, and editors replace in their sections alone', async ({
  page,
  request,
}) => {
  const sessionOf = async (values: object) => {
    const name = uniqueName('Juma');
    const email = `${name.replace(' ', '.').toLowerCase()}@staff.example`;
    const password = 'first-acacia-tree';
    const user = await callApi(request, 'post', '/users', { name, email, password, ...values });
    const session: Session = await logIn(request, { email, password });
    return { id: user.id, session };
  };
  const author = await sessionOf({ role: 'author' });
  await openAdmin(page, '/replace', author.session);
  await expect(page.getByText('Only editors and administrators')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find and replace' })).toHaveCount(0);

  const editor = await sessionOf({ role: 'editor', sections: ['tours'] });
  const other = await page.context().newPage();
  await openAdmin(other, '/replace', editor.session);
  const kinds = other.getByRole('group', { name: 'Look in' }).getByRole('checkbox');
  await expect(kinds).toHaveCount(1);
  for (const { id } of [author, editor]) await removeRecord(request, 'users', id);
});
