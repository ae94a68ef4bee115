import { expect } from '../../e2e/test.ts';
import {
  cardOf,
  deleteByCard,
  expectFailuresNamed,
  expectFound,
  expectRequired,
} from './list-steps.ts';
import { addCareer } from './samples.ts';
import { callApi, findId, openAdmin, removeRecord, uniqueName } from './support.ts';
import { test } from './warm-page.ts';

const OPTIONS = {
  Department: [
    ...['Operations', 'Sales & Marketing', 'Customer Service', 'Finance', 'IT'],
    ...['Human Resources', 'Other'],
  ],
  'Employment type': ['Full-time', 'Part-time', 'Contract', 'Internship'],
  'Experience level': ['Entry Level', 'Mid Level', 'Senior Level', 'Executive'],
};

test('ADM-CAR-1 ERR-5 ADM-FORM-5 careers are found by any field and deleted; one past its deadline is closed', async ({
  page,
  request,
}) => {
  const [location, duty] = [uniqueName('Town'), uniqueName('duty')];
  const open = await addCareer(request, { location, applicationDeadline: '2999-12-31' });
  const closed = await addCareer(request, {
    responsibilities: [`A ${duty}`],
    applicationDeadline: '2020-01-31',
  });
  await openAdmin(page, '/careers');
  await expect(page.getByRole('heading', { name: 'Careers', level: 1 })).toBeVisible();
  await expectFound(page, [
    [location, open],
    [duty, closed],
    [open.slug, open],
  ]);
  const card = cardOf(page, open);
  await expect(card).toContainText('Apply by 31 December 2999');
  await expect(card.getByText('Closed')).toHaveCount(0);
  await expectFailuresNamed(page, card, 'career position', 'Career');
  await deleteByCard(page, card, 'career position');
  await page.getByRole('searchbox').fill(duty);
  await expect(cardOf(page, closed).getByText('Closed')).toBeVisible();
  await removeRecord(request, 'careers', closed.id);
});

test('VAL-16 VAL-17 VAL-18 VAL-19 a career is made of choices, lines and a salary', async ({
  page,
  request,
}) => {
  const title = uniqueName('Guide');
  await openAdmin(page, '/careers/create');
  const form = page.getByRole('dialog');
  await expectRequired(page, ['Title', 'Location', 'Description', ...Object.keys(OPTIONS)]);
  await form.getByLabel('Title *').fill(title);
  await form.getByLabel('Location *').fill('Arusha');
  await form.getByLabel('Description *').fill('Lead small groups.');
  for (const [field, options] of Object.entries(OPTIONS)) {
    await form.getByLabel(field).click();
    await expect(page.getByRole('option')).toHaveText(options);
    await page.getByRole('option', { name: options[1] ?? '', exact: true }).click();
  }
  await form.getByLabel('Requirements 1', { exact: true }).fill('  A licence ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Patience');
  await page.keyboard.press('Enter');
  await form.getByLabel('Lowest salary').fill('900');
  await form.getByLabel('Highest salary').fill('100');
  await form.getByLabel('Active', { exact: true }).uncheck();
  await form.getByRole('button', { name: 'Add Career Position' }).click();
  await expect(form.getByText('Highest salary must not be below the lowest')).toBeVisible();
  await form.getByLabel('Highest salary').fill('1400');
  await form.getByRole('button', { name: 'Add Career Position' }).click();
  await expect(form).toHaveCount(0);
  const id = await findId(request, 'careers', title);
  expect(await callApi(request, 'get', `/careers/${id}`)).toMatchObject({
    slug: title.toLowerCase().replace(' ', '-'),
    department: 'Sales & Marketing',
    employmentType: 'Part-time',
    requirements: ['A licence', 'Patience'],
    responsibilities: [],
    salary: { min: 900, max: 1400, currency: 'USD', period: 'year', display: false },
    applicationDeadline: '',
  });
  await removeRecord(request, 'careers', id);
});
