import type { Page } from '../../e2e/test.ts';

/** The open form of a record. */
export function formOf(page: Page) {
  return page.getByRole('dialog');
}

/** Fills what a tour must have. */
export async function fillTour(page: Page, title: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('Title *').fill(title);
  await form.getByLabel('Destination *').fill('Usambara Hills');
  await form.getByLabel('Category *').fill('Walking');
  await form.getByLabel('Tour type').click();
  await page.getByRole('option', { name: 'Safari' }).click();
  await form.getByLabel('Duration *').fill('3 Days');
  await form.getByLabel('Price *').fill('640');
  await form.getByLabel('Main image address').fill('https://images.example/tour.jpg');
  await form.getByRole('textbox', { name: 'Description' }).first().fill('Between the hills.');
}
