import type { Page } from '@playwright/test';
import { type Span, timeInBrowser } from './time-in-browser.ts';

/** Times the list of tours, from the press in the menu. It comes from the dashboard. */
export async function openList(page: Page): Promise<number> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.locator('article').first().waitFor({ state: 'detached' });
  const act = () => menu.getByRole('link', { name: 'Tours', exact: true }).click();
  return timeInBrowser(page, { from: 'pointerdown', present: ['article'], absent: [], act });
}

/** The first fields of the form have values and can be edited. */
const FILLED = ['[role=dialog] input[name=title]:not([value=""])'];
/** All fields: also the rich-text editor and the last inputs. */
const WHOLE = [
  ...FILLED,
  '[role=dialog] [role=toolbar] button',
  '[role=dialog] [contenteditable=true] > *',
  '[role=dialog] [aria-label="Rating and visibility"] input[type=checkbox]',
];

/** Times a form, or all of it, from the press on Edit of one card after the other. */
export async function openForm(page: Page, turn: number, part?: 'whole'): Promise<number> {
  const present = part === 'whole' ? WHOLE : FILLED;
  const edit = page.getByRole('button', { name: /^Edit / }).nth(turn % 12);
  await edit.scrollIntoViewIfNeeded();
  const act = () => edit.click();
  const ms = await timeInBrowser(page, { from: 'pointerdown', present, absent: [], act });
  for (const selector of WHOLE) await page.locator(selector).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  return ms;
}

/** Times a change between the first two pages, until other cards are shown. */
export function turnPage(page: Page, turn: number): Promise<number> {
  const button = page.getByRole('button', { name: turn % 2 ? 'previous page' : 'next page' });
  return timeToOthers(page, 'pointerdown', () => button.click());
}

/** Times a search, from the last letter until other cards are shown. */
export async function search(page: Page, word: string): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.fill(word.slice(0, -1));
  return timeToOthers(page, 'input', () => field.fill(word));
}

/** Shows the whole list again. */
export async function clearSearch(page: Page): Promise<void> {
  await untilOtherCount(page, () => page.getByRole('searchbox').fill(''));
}

/** Opens the panel with the filters, and narrows the list to the first type of tours. */
export async function openView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await openTypes(page);
  await untilOtherCount(page, () => page.getByRole('option').nth(1).click());
}

/** Waits until the list says that it holds more or fewer tours than before. */
async function untilOtherCount(page: Page, act: () => Promise<void>): Promise<void> {
  const count = (await page.getByText(/^[\d,]+ tours?$/).textContent()) ?? '';
  await act();
  await page.getByText(count, { exact: true }).waitFor({ state: 'detached' });
}

/** Times a filter, from the press on the other type of tours until other cards are shown. */
export async function chooseType(page: Page, turn: number): Promise<number> {
  await openTypes(page);
  const option = page.getByRole('option').nth(1 + (turn % 2));
  return timeToOthers(page, 'pointerdown', () => option.click());
}

async function openTypes(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'View' }).getByLabel('Tour type').click();
  await page.getByRole('option').nth(2).waitFor();
}

/** Chooses all tours of the first page, and one of the next. */
export async function chooseMany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Select several' }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  await turnPage(page, 0);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await bar.getByText('25 selected').waitFor();
}

/**
 * Times an edit of the chosen tours' prices: from the press on Preview until values are shown, and
 * from the press that writes them until the outcome is said.
 */
export async function editMany(page: Page, turn: number) {
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Edit…' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: turn % 2 ? 'Lower' : 'Raise' }).click();
  await dialog.getByLabel('Percent').fill('10');
  const preview = await timeInBrowser(page, {
    ...{ from: 'pointerdown', absent: [], present: ['[aria-label="Values before and after"] td'] },
    act: () => dialog.getByRole('button', { name: 'Preview' }).click(),
  });
  const write = await timeInBrowser(page, {
    ...{ from: 'pointerdown', absent: [], present: ['[aria-label=Outcome]'] },
    act: () => dialog.getByRole('button', { name: 'Change 25 tours' }).click(),
  });
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await outcome.getByText('25 of 25 tours were changed.').waitFor();
  await outcome.getByRole('button', { name: 'Close' }).click();
  await outcome.waitFor({ state: 'detached' });
  return { preview, write };
}

async function timeToOthers(page: Page, from: Span['from'], act: Span['act']): Promise<number> {
  const first = await page.locator('article').first().getAttribute('aria-label');
  return timeInBrowser(page, {
    from,
    present: ['article'],
    absent: [`article[aria-label="${first}"]`],
    act,
  });
}
