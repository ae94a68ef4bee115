import { expect, type Locator, type Page } from '../../e2e/test.ts';
import { askToDelete, cutOff } from './support.ts';

type Named = Record<string, unknown>;

/** Searches for each text in turn; the one card that stays must be its record's. */
export async function expectFound(page: Page, pairs: [text: string, record: Named][]) {
  for (const [text, record] of pairs) {
    await page.getByRole('searchbox').fill(text);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(cardOf(page, record)).toBeVisible();
  }
}

/** Searches the list that is open, until it shows what was found and nothing else. */
export async function searchCards(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasNotText: text })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
}

export function cardOf(page: Page, { title, name }: Named): Locator {
  return page.getByRole('article', { name: String(title ?? name) });
}

/** Without a connection a save and a delete say what failed, and the record stays. */
export async function expectFailuresNamed(page: Page, card: Locator, item: string, type: string) {
  await cutOff(page, `Update${type}`, `Remove${type}`);
  await card.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText(`Failed to save ${item}`)).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await askToDelete(card);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Failed to delete ${item}`)).toBeVisible();
  await expect(card).toBeVisible();
  await page.unroute('**/graphql');
}

/** Deletes by a card, past the question. */
export async function deleteByCard(page: Page, card: Locator, item: string) {
  await askToDelete(card);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Are you sure you want to delete this ${item}?`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('deleted successfully!')).toBeVisible();
  await expect(card).toHaveCount(0);
}

/** Presses save in the empty form; each named field must ask to be filled in. */
export async function expectRequired(page: Page, fields: string[]) {
  const form = page.getByRole('dialog');
  await form.locator('button[type=submit]').click();
  for (const field of fields) await expect(form.getByText(`${field} is required`)).toBeVisible();
}
