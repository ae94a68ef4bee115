import { expect } from '../../e2e/test.ts';
import {
  askToDelete,
  callApi,
  cutOff,
  findId,
  openAdmin,
  removeRecord,
  uniqueName,
} from './support.ts';
import { test } from './warm-page.ts';

test('ADM-CAT-1 ADM-CAT-2 VAL-13 ERR-4 a category is added, changed and deleted in a form above the table', async ({
  page,
  request,
}) => {
  const name = uniqueName('Family & Friends!');
  const slug = name.toLowerCase().replace(' & ', '-').replace('! ', '-');
  await openAdmin(page, '/package-categories');
  await expect(page.getByRole('heading', { name: 'Package Categories', level: 1 })).toBeVisible();
  const info = page.getByRole('alert');
  await expect(info).toContainText('appear in the navbar Packages dropdown');
  await expect(info).toContainText('ordered by display order');
  await expect(info).toContainText('Only active ones show publicly');
  await expect(info).toContainText('/packages/category/{slug}');
  const form = page.getByRole('region', { name: 'Add Category' });
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Category' }).click();
  await form.getByRole('button', { name: 'Add Category' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByLabel('Slug *')).toBeVisible();
  await form.getByLabel('Name *').fill(name);
  await expect(form.getByLabel('Slug *')).toHaveValue(slug);
  await form.getByLabel('Display order').fill('900');
  await form.getByLabel('Active', { exact: true }).uncheck();
  await form.getByRole('button', { name: /^Icon:\s*Parcel$/ }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: /^Icon:\s*Heart$/ })).toBeVisible();
  await form.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByText('Category created successfully!')).toBeVisible();
  await expect(form).toHaveCount(0);

  const table = page.getByRole('table', { name: 'Package categories' });
  const headings = ['Order', 'Name', 'Slug', 'Description', 'Icon', 'Status', 'Actions'];
  await expect(table.getByRole('columnheader')).toHaveText(headings);
  const row = table.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(`900${name}${slug}HeartInactive`);
  await row.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('region', { name: 'Edit Category' });
  await edit.getByLabel('Description').fill('For all of you.');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Category updated successfully!')).toBeVisible();
  await expect(row).toContainText('For all of you.');
  await askToDelete(row);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this category?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Category deleted successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await findId(request, 'package-categories', name)).toBe('');
});

test('ADM-CAT-3 ERR-4 what fails with categories says so; none at all says what to do', async ({
  page,
  request,
}) => {
  const values = { name: uniqueName('Category'), isActive: false, order: 901 };
  const { id, name, slug } = await callApi(request, 'post', '/package-categories', values);
  const taken = (await callApi(
    request,
    'get',
    '/package-categories',
  )) as unknown as (typeof values)[];
  await openAdmin(page, `/package-categories/${id}`);
  const form = page.getByRole('region', { name: 'Edit Category' });
  const other = taken.map((each) => (each as { slug?: string }).slug).find((each) => each !== slug);
  await form.getByLabel('Slug *').fill(String(other));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Failed to save category')).toBeVisible();
  await expect(form.getByLabel('Slug *')).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await cutOff(page, 'RemovePackageCategory');
  await askToDelete(page.getByRole('row', { name: String(name) }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete category')).toBeVisible();
  await page.unroute('**/graphql');
  await cutOff(page, 'ListPackageCategory');
  await page.reload();
  await expect(page.getByText('Failed to fetch package categories')).toBeVisible();
  await page.unroute('**/graphql');
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'ListPackageCategory'
      ? route.fulfill({ json: { data: { packageCategories: { items: [], count: 0 } } } })
      : route.continue(),
  );
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  const empty = 'No categories found. Create your first category to get started!';
  await expect(page.getByText(empty)).toBeVisible();
  await removeRecord(request, 'package-categories', id);
});
