import { expectNoViolations } from '../../e2e/axe.ts';
import { expect } from '../../e2e/test.ts';
import { callApi, openAdmin, readPage } from './support.ts';
import { test } from './warm-page.ts';

const PDF = { name: 'Our terms.pdf', mimeType: 'application/pdf' };
const TERMS = { ...PDF, buffer: Buffer.from('%PDF-1.7\n% terms of a test\n%%EOF\n') };

test('OFF-11 a PDF is uploaded beside a link of the settings, and the footer leads to it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { termsConditionsUrl } = await callApi(request, 'get', '/settings');
  await openAdmin(page, '/settings');
  const terms = page.getByRole('textbox', { name: 'Terms and conditions' });
  const button = page.getByRole('button', { name: 'Upload PDF: Terms and conditions' });
  await expect(button).toBeVisible();

  const input = page.locator('input[type=file][aria-label="Upload PDF: Terms and conditions"]');
  await input.setInputFiles({ ...TERMS, buffer: Buffer.from('no PDF at all') });
  await expect(page.getByText('Failed to upload document: This file is not a PDF')).toBeVisible();
  const answer = page.waitForResponse('**/api/upload');
  await input.setInputFiles(TERMS);
  const { url, public_id } = (await (await answer).json()).data;
  await expect(terms).toHaveValue(url);
  expect(url).toMatch(/\/our-terms\.pdf$/);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings updated successfully!')).toBeVisible();
  await expect.poll(() => readPage(request, '/about')).toContain(`href="${url}"`);

  await openAdmin(page, '/media');
  const card = page.getByRole('list', { name: 'Pictures' }).getByText('PDF document');
  await expect(card.first()).toBeVisible();
  await callApi(request, 'put', '/settings', { termsConditionsUrl });
  await callApi(request, 'delete', '/upload', { public_id });
});
