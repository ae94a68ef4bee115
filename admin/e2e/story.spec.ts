import { LOGIN } from '../../e2e/session.ts';
import { expect, test } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import { callApi, findId, readPage, removeRecord, uniqueName } from './support.ts';
import { fillTour, formOf } from './tour-form.ts';

test('STORY an editor changes, adds and hides tours, and the site follows by itself', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const query = 'isActive=true&sort=createdAt&limit=1';
  const [demo] = (await callApi(request, 'get', `/tours?${query}`)) as never as [
    Record<string, unknown> & { id: string; slug: string; title: string },
  ];
  const title = uniqueName('Moonlight walk');

  await test.step('she signs in', async () => {
    await page.goto('/admin');
    await page.getByLabel('E-mail').fill(LOGIN.email);
    await page.getByLabel('Password').fill(LOGIN.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Tours').click();
  });

  await test.step('she changes a price and the main image, and both are on the page', async () => {
    await page.getByRole('searchbox').fill(demo.title);
    const card = page.getByRole('article', { name: demo.title });
    await card.getByRole('button', { name: /^Edit/ }).click();
    const form = formOf(page);
    await form.getByLabel('Price *').fill('4321');
    await form.getByLabel('Upload Main image', { exact: true }).setInputFiles(makePicture());
    const address = form.getByLabel('Main image address');
    await expect(address).not.toHaveValue(String(demo.image));
    await expect(address).toHaveValue(/^\/uploads\//);
    const folder = (await address.inputValue()).replace(/[^/]+$/, '');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form).toHaveCount(0);
    const path = `/tours/${demo.slug}`;
    await expect.poll(() => readPage(request, path)).toContain('$4,321');
    await expect.poll(() => readPage(request, path)).toContain(folder);
  });

  await test.step('she adds a tour: it is listed and has its page', async () => {
    await page.getByRole('button', { name: 'Add Tour' }).click();
    await fillTour(page, title);
    await formOf(page).getByRole('button', { name: 'Add Tour' }).click();
    await expect(formOf(page)).toHaveCount(0);
  });

  const id = await findId(request, 'tours', title);
  const { slug } = await callApi(request, 'get', `/tours/${id}`);
  await expect.poll(() => readPage(request, `/tours/${slug}`)).toContain(title);
  await expect.poll(() => readPage(request, '/tours')).toContain(title);

  await test.step('she deactivates it: its page is gone, and so is its card', async () => {
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('article', { name: title }).getByRole('button', { name: /^Edit/ }).click();
    await formOf(page).getByLabel('Active', { exact: true }).uncheck();
    await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('article', { name: title })).toContainText('Inactive');
    await expect.poll(() => readPage(request, `/tours/${slug}`)).toBe('404');
    await expect.poll(() => readPage(request, '/tours')).not.toContain(title);
  });

  await removeRecord(request, 'tours', id);
  const { price, image } = demo;
  await callApi(request, 'put', `/tours/${demo.id}`, { price, image });
  await expect.poll(() => readPage(request, `/tours/${demo.slug}`)).not.toContain('$4,321');
});
