import { expect, test } from '../../e2e/test.ts';

const PASSED = 'The application deadline for this position has passed.';

test.use({ viewport: { width: 1280, height: 900 } });

test('CAREERS-1 CAREERS-3 two filters choose among the positions together', async ({ page }) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  const cards = main.getByRole('article').filter({ visible: true });
  const count = main.getByText(/^Showing \d+ open positions?$/);
  const all = await cards.count();
  await expect(count).toHaveText(`Showing ${all} open positions`);

  const departments = main.getByRole('group', { name: 'Department' }).getByRole('button');
  const types = main.getByRole('group', { name: 'Employment Type' }).getByRole('button');
  for (const [buttons, attribute] of [
    [departments, 'data-department'],
    [types, 'data-employment-type'],
  ] as const) {
    const values = await main
      .locator('[data-card]')
      .evaluateAll((found, name) => found.map((card) => card.getAttribute(name) ?? ''), attribute);
    await expect(buttons).toHaveText(['All', ...[...new Set(values)].toSorted()]);
  }

  await departments.filter({ hasText: 'Finance' }).click();
  await expect(cards).toHaveCount(1);
  await expect(count).toHaveText('Showing 1 open position');
  await types.filter({ hasText: 'Part-time' }).click();
  await expect(page).toHaveURL('/careers?department=Finance&employmentType=Part-time');
  await expect(cards).toHaveCount(0);
  await expect(main.getByText('No Positions Available')).toBeVisible();
  await departments.filter({ hasText: 'All' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Guest Host');
});

test('CAREERS-1 a position that has closed is neither listed nor counted, on a page from before its end too', async ({
  page,
}) => {
  const cards = page.getByRole('article').filter({ visible: true });
  const card = (title: string) => cards.filter({ hasText: title });
  const count = page.getByText(/^Showing \d+ open positions?$/);
  await page.goto('/careers');
  await expect(card('Bookkeeper')).toBeVisible();
  await expect(card('Marine Biology Intern')).toBeVisible();

  await page.clock.install({ time: Date.now() + 220 * 86_400_000 });
  await page.reload();
  await expect(card('Guest Host')).toBeVisible();
  await expect(card('Bookkeeper')).toHaveCount(0);
  await expect(card('Marine Biology Intern')).toHaveCount(0);
  await expect(count).toHaveText(new RegExp(`^Showing ${await cards.count()} open`));
});

test('CAREERS-2 CAREERS-4 a card shows a position in short and leads to it; three reasons stand below', async ({
  page,
}) => {
  await page.goto('/careers');
  const card = page.getByRole('article').filter({ hasText: 'Senior Safari Guide' });
  for (const fact of ['Operations', 'Full-time', 'Senior Level', 'Arusha, Tanzania']) {
    await expect(card).toContainText(fact);
  }
  await expect(card).toContainText(/Apply by \d+ \w+ \d{4}/);
  await expect(card).toContainText('You guide private journeys');
  const reasons = page.getByRole('region', { name: 'Why Work With Us?' });
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
    'Room for growth',
    'Work-life balance',
    'Competitive benefits',
  ]);
  await card.getByRole('link', { name: 'Senior Safari Guide' }).click();
  await expect(page).toHaveURL('/careers/senior-safari-guide');
});

test('CAREER-1 CAREER-2 CAREER-3 CAREER-4 a position shows what it asks and gives, and how to apply', async ({
  page,
  request,
}) => {
  const { data: settings } = await (await request.get('/api/settings')).json();
  await page.goto('/careers/senior-safari-guide');
  const main = page.getByRole('main');
  const head = main.locator('.head');
  for (const fact of [
    ...['Operations', 'Full-time', 'Senior Level', 'Arusha, Tanzania'],
    ...['Apply by', 'USD 14,400 - 19,200 per year'],
  ]) {
    await expect(head).toContainText(fact);
  }
  for (const name of ['Job Description', 'Key Responsibilities', 'Requirements', 'Benefits']) {
    await expect(main.getByRole('region', { name })).toBeVisible();
  }
  const sidebar = main.getByRole('complementary', { name: 'Apply for this Position' });
  await expect(sidebar.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    `mailto:${settings.careersEmail || settings.email}?subject=Application%20for%20Senior%20Safari%20Guide`,
  );
  await expect(sidebar.getByText(PASSED)).toBeHidden();

  await page.goto('/careers/travel-planner');
  await expect(page.getByText(/USD/), 'CAREER-2 a salary that is not shown').toHaveCount(0);
});

test('CAREER-5 STATE-3 after its deadline a position stays, with a notice and no Apply Now', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 220 * 86_400_000 });
  await page.goto('/careers/marine-biology-intern');
  const sidebar = page.getByRole('complementary', { name: 'Apply for this Position' });
  await expect(sidebar.getByText(PASSED)).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Apply Now' })).toBeHidden();
});

test('CAREER-6 a page that is open changes when the day ends where the operator is', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/careers/bookkeeper')).json();
  // In Dar es Salaam, three hours ahead of UTC, the day after begins.
  const end = Date.parse(`${data.applicationDeadline}T21:00:00Z`);
  await page.clock.install({ time: end - 40 * 86_400_000 });
  await page.goto('/careers/bookkeeper');
  const sidebar = page.getByRole('complementary', { name: 'Apply for this Position' });
  const link = sidebar.getByRole('link', { name: 'Apply Now' });
  await page.clock.fastForward(40 * 86_400_000 - 60_000);
  await expect(link).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(link).toBeHidden();
  await expect(sidebar.getByText(PASSED)).toBeVisible();
  await expect(page.locator('.head').getByText('Applications closed on')).toBeVisible();
});

test('CAREER-7 ERR-11 an unknown position says so and leads back', async ({ page, request }) => {
  const response = await page.goto('/careers/no-such-position');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Career Position Not Found');
  await expect(
    main.getByText("The position you're looking for doesn't exist or has been closed"),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to all positions' })).toHaveAttribute(
    'href',
    '/careers',
  );
  const answer = await (await request.get('/api/careers/no-such-position')).json();
  expect(answer.message).toBe('Career position not found');
});
