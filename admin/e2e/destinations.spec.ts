import { expect } from '../../e2e/test.ts';
import { expectFound } from './list-steps.ts';
import {
  addDestination,
  askToDelete,
  findId,
  openAdmin,
  removeRecord,
  uniqueName,
} from './support.ts';
import { test } from './warm-page.ts';

test('ADM-DEST-1 the search looks in every field', async ({ page, request }) => {
  const island = await addDestination(request, { continent: uniqueName('Land') });
  const words = uniqueName('words');
  const other = await addDestination(request, { description: `<p>Some ${words} here.</p>` });
  await openAdmin(page, '/destinations');
  await expect(page.getByRole('heading', { name: 'Destinations', level: 1 })).toBeVisible();
  await expectFound(page, [
    [String(island.name), island],
    [words, other],
    [String(island.continent), island],
    [other.slug, other],
  ]);
  await removeRecord(request, 'destinations', island.id);
  await removeRecord(request, 'destinations', other.id);
});

test('ADM-DEST-1 a destination is added, changed and deleted', async ({ page, request }) => {
  const name = uniqueName('Atoll');
  await openAdmin(page, '/destinations');
  await page.getByRole('button', { name: 'Add Destination' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Continent *').fill('Africa');
  await form.getByLabel('Image address').fill('https://images.example/atoll.jpg');
  await form.getByRole('textbox', { name: 'Description' }).fill('A ring of sand.');
  await form.getByRole('button', { name: 'Add Destination' }).click();

  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: /^Edit/ }).click();
  await form.getByLabel('Continent *').fill('Oceania');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('Oceania');

  await askToDelete(card);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this destination?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Destination deleted successfully!')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await findId(request, 'destinations', name)).toBe('');
});
