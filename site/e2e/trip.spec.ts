import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Page, test } from '../../e2e/test.ts';
import { recordHandOvers } from './hand-over.ts';

/** A tour with seasons, children's prices, rooms and extras. */
const TOUR = '/tours/northern-circuit-classic';
/** A package with departures, an own price among them. */
const GROUP = '/packages/the-monsoon-route';
/** A tour of which nothing is said beside what the specification asks for. */
const PLAIN = '/tours/changuu-tortoises-and-nakupenda';

const form = (page: Page) => page.getByRole('form', { name: 'Booking request' });
const total = (page: Page) => form(page).getByRole('status').last();
const linesOf = (page: Page) => form(page).locator('.total li');
const region = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name });

/** Opens a trip, and waits for the script of its form. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByLabel('Date')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
}

async function send(page: Page, noun: 'tour' | 'package') {
  await form(page).getByLabel('Full name').fill('Amina Juma');
  await form(page).getByLabel('E-mail').fill('amina@mail.example');
  await form(page).getByLabel('Phone').fill('+44 20 7946 0000');
  await form(page)
    .getByRole('button', { name: `Request this ${noun}` })
    .click();
}

const ofPage = async (page: Page, type: string) => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .flatMap((text) => JSON.parse(text)['@graph'] ?? [JSON.parse(text)])
    .find((thing) => thing['@type'] === type);
};

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('TRIP-1 a box that is ticked stays beside the first line of its words', async ({
      page,
    }) => {
      await open(page, TOUR);
      const box = form(page).getByLabel('I am flexible by a few days');
      const offset = () =>
        box.evaluate((each) => {
          const words = document.createRange();
          words.selectNodeContents(each.parentElement ?? each);
          const line = [...words.getClientRects()].at(-1) ?? new DOMRect();
          const { top, height } = each.getBoundingClientRect();
          return top + height / 2 - (line.top + line.height / 2);
        });
      expect(Math.abs(await offset())).toBeLessThan(2);
      await box.check();
      expect(Math.abs(await offset())).toBeLessThan(2);
    });

    test('TRIP-1 date, adults, children and rooms of the address give the total with its lines, and the request has them', async ({
      page,
    }) => {
      const opened = await recordHandOvers(page);
      await open(page, `${TOUR}?date=2031-02-12&travelers=3&children=1`);
      await expect(form(page).getByLabel('Date')).toHaveValue('2031-02-12');
      await expect(form(page).getByLabel('Children')).toHaveValue('1');
      await expect(linesOf(page)).toHaveText([
        'Short rains and summer',
        /^2 adults × \$2,920\s*\$5,840$/,
        /^1 child × \$1,898\s*\$1,898$/,
      ]);
      await expect(total(page)).toHaveText('$7,738');

      await form(page).getByLabel('Rooms').selectOption('2');
      await expect(linesOf(page).last()).toHaveText(/^Single supplement\s*\$320$/);
      await form(page).getByLabel('I am flexible by a few days').check();
      await send(page, 'tour');
      await expect(page.getByText('Thank you for your booking request!')).toBeVisible();
      const [chat, mail] = await opened();
      const text = new URL(chat?.url ?? '').searchParams.get('text') ?? '';
      for (const part of [
        'Date: 12 February 2031 (2031-02-12), flexible',
        'Travellers: 3 (2 adults, 1 child)',
        'Rooms: 2',
        'Season: Short rains and summer',
        '2 adults × $2,920: $5,840',
        'Estimated total: $8,058',
      ]) {
        expect(text.split('\n')).toContain(part);
        expect(decodeURIComponent(mail?.url ?? '')).toContain(part);
      }
    });

    test('TRIP-1 without rates the total is price × travellers, and nobody is asked for rooms or children', async ({
      page,
    }) => {
      await open(page, PLAIN);
      await form(page).getByLabel('Travellers').selectOption('3');
      await form(page).getByLabel('Date').fill('2031-02-12');
      await expect(total(page)).toHaveText('$225');
      await expect(linesOf(page)).toHaveCount(0);
      for (const label of ['Children', 'Rooms']) {
        await expect(form(page).getByLabel(label)).toHaveCount(0);
      }
      await expect(region(page, 'Prices')).toHaveCount(0);
    });

    test('TRIP-1 without a date the total is named as the lowest, and the season changes it', async ({
      page,
    }) => {
      await open(page, TOUR);
      await expect(form(page).locator('.total')).toContainText('Total from');
      await expect(total(page)).toHaveText('$5,400');
      await form(page).getByLabel('Travellers').selectOption('1');
      await expect(total(page)).toHaveText('$3,980');
      await form(page).getByLabel('Travellers').selectOption('2');
      await form(page).getByLabel('Date').fill('2031-07-01');
      await expect(form(page).locator('.total')).toContainText('Estimated total');
      await expect(total(page)).toHaveText('$6,380');
      const dry = region(page, 'Prices').getByRole('row', { name: /Dry season/ });
      await expect(dry).toContainText('1 Jun – 31 Oct');
      await expect(dry.getByRole('cell').nth(1)).toHaveText('$3,190');
    });

    test('TRIP-1 what a smaller party cannot choose any more is not counted', async ({ page }) => {
      await open(page, `${TOUR}?date=2031-02-12&travelers=4&children=3`);
      await form(page).getByLabel('Rooms').selectOption('4');
      await form(page).getByLabel('Travellers').selectOption('2');
      await expect(form(page).getByLabel('Children')).toHaveValue('0');
      await expect(form(page).getByLabel('Rooms')).toHaveValue('1');
      await form(page).getByLabel('Travellers').selectOption('4');
      await expect(form(page).getByLabel('Children')).toHaveValue('0');
      await expect(linesOf(page).nth(1)).toHaveText(/^4 adults/);
    });

    test('TRIP-3 departures stand by month with their state, and choosing one fills the form', async ({
      page,
      request,
    }) => {
      const { data } = await (await request.get('/api/packages/slug/the-monsoon-route')).json();
      const chosen = data.departures.find((each: { price: number | null }) => each.price !== null);
      await page.goto(GROUP);
      const table = region(page, 'Departures');
      await expect(table.getByRole('rowheader').first()).toHaveText(/^[A-Z][a-z]+ \d{4}$/);
      await expect(table).toContainText('Guaranteed to run, 2 places left');
      const full = table.getByRole('row', { name: /Full/ });
      await expect(full.getByRole('link')).toHaveCount(0);

      const row = table.getByRole('row', { name: /\$4,650/ }).filter({ hasText: '4 places left' });
      await row.getByRole('link', { name: /^Request this date/ }).click();
      await expect(form(page).getByLabel('Date')).toHaveValue(chosen.date);
      await expect(form(page)).toBeInViewport();
      await expect(total(page)).toHaveText('$9,300');
    });

    test('TRIP-3 a full departure cannot be requested, and the form says why', async ({
      page,
      request,
    }) => {
      const opened = await recordHandOvers(page);
      const { data } = await (await request.get('/api/packages/slug/the-monsoon-route')).json();
      const find = (state: string) =>
        data.departures.find((each: { state: string }) => each.state === state);
      await open(page, GROUP);
      await form(page).getByLabel('Date').fill(find('full').date);
      await expect(form(page).getByText(/^The departure on .+ is full/)).toBeVisible();
      await send(page, 'package');
      expect(await opened()).toEqual([]);

      // Two places are left: for four travellers it is full as well.
      await form(page).getByLabel('Travellers').selectOption('4');
      await form(page).getByLabel('Date').fill(find('guaranteed').date);
      await expect(form(page).getByText(/^2 places are left/)).toBeVisible();
      await send(page, 'package');
      expect(await opened()).toEqual([]);
      await form(page).getByLabel('Travellers').selectOption('2');
      await send(page, 'package');
      await expect(page.getByText('Thank you for your booking request!')).toBeVisible();
    });

    test('TRIP-3 a departure goes from an open page at the operator’s midnight, and its month with it', async ({
      page,
      request,
    }) => {
      const { data } = await (await request.get('/api/packages/slug/the-monsoon-route')).json();
      // In Dar es Salaam, three hours ahead of UTC, the day after begins.
      const end = Date.parse(`${data.departures[0].date}T21:00:00Z`);
      await page.clock.install({ time: end - 120_000 });
      await page.goto(GROUP);
      const rows = region(page, 'Departures').locator('[data-deadline]');
      await expect(rows.first()).toBeVisible();
      await page.clock.fastForward(121_000);
      await expect(rows.first()).toBeHidden();
      await expect(rows.nth(1)).toBeVisible();
      await expect(region(page, 'Departures').locator('tbody').first()).toBeHidden();
    });

    test('TRIP-4 facts show where they are given, and nothing where none is', async ({ page }) => {
      await page.goto(TOUR);
      const facts = region(page, 'At a glance');
      await expect(facts.getByRole('term')).toHaveText([
        'Style',
        'Group size',
        'Age',
        'Effort',
        'Starts in',
        'Ends in',
        'Guide speaks',
      ]);
      await expect(facts.getByRole('definition').nth(3)).toContainText('Light');
      await page.goto(GROUP);
      await expect(facts.getByText('Style')).toBeVisible();
      await expect(facts.getByText('Group size')).toHaveCount(0);
      await page.goto(PLAIN);
      await expect(facts).toHaveCount(0);
    });

    test('TRIP-5 days say meals and stay, the stays say their nights, and a stay leads back', async ({
      page,
    }) => {
      await page.goto(TOUR);
      const days = region(page, 'Itinerary').getByRole('listitem');
      await expect(days.nth(1)).toContainText('breakfast, lunch, dinner');
      const stays = region(page, 'Where you stay').getByRole('listitem');
      await expect(stays).toHaveCount(3);
      await expect(stays.nth(1)).toContainText('2 nights');
      await days.nth(1).getByRole('link', { name: 'Three Kopjes Camp' }).click();
      await expect(page).toHaveURL('/stays/three-kopjes-camp');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three Kopjes Camp');
      await expect(region(page, 'Location')).toContainText('2.43° S, 34.82° E');
      await expect(region(page, 'Facilities').getByRole('listitem')).not.toHaveCount(0);
      expect(await ofPage(page, 'LodgingBusiness')).toMatchObject({
        name: 'Three Kopjes Camp',
        geo: { latitude: -2.43, longitude: 34.82 },
      });
      const trips = region(page, 'Trips that stay here');
      await trips.getByRole('link', { name: 'Northern Circuit Classic' }).click();
      await expect(page).toHaveURL(TOUR);
    });

    test('TRIP-11 a trip shows who plans it, with a face and ways to ask', async ({ page }) => {
      await page.goto(TOUR);
      const planner = region(page, 'Ruth Kimaro plans this trip');
      await planner.scrollIntoViewIfNeeded();
      const face = planner.locator('img[src*="/uploads/"]');
      await expect
        .poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .not.toBe(0);
      await expect(planner.getByRole('link', { name: 'Write to Ruth' })).toHaveAttribute(
        'href',
        /^mailto:ruth@/,
      );
      await page.goto(PLAIN);
      await expect(region(page, /plans this trip/)).toHaveCount(0);
    });

    test('TRIP-15 questions open to their answers on trips, destinations and contact, and search engines read them', async ({
      page,
    }) => {
      for (const path of [TOUR, GROUP, '/destinations/zanzibar', '/contact']) {
        await page.goto(path);
        const faqs = region(page, 'Questions and answers');
        const questions = faqs.locator('summary');
        const data = await ofPage(page, 'FAQPage');
        expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
          await questions.allTextContents(),
        );
        const { text } = data.mainEntity[0].acceptedAnswer;
        await expect(faqs.getByText(text)).toBeHidden();
        await questions.first().click();
        await expect(faqs.getByText(text)).toBeVisible();
      }
      await page.goto(PLAIN);
      expect(await ofPage(page, 'FAQPage')).toBeUndefined();
    });

    test('TRIP-21 extras, a departure’s price and a party that is too small are in the total', async ({
      page,
    }) => {
      await open(page, `${TOUR}?date=2031-02-12`);
      await form(page)
        .getByLabel(/^Balloon flight/)
        .check();
      await expect(linesOf(page).last()).toHaveText(/^Balloon flight.+, 2 × \$599\s*\$1,198$/);
      await expect(total(page)).toHaveText('$7,038');
      await open(page, '/packages/family-safari-and-sea');
      await form(page).getByLabel('Travellers').selectOption('1');
      await expect(total(page)).toHaveText('On request');
      await expect(form(page).getByText(/^This trip is for at least 2 travellers/)).toBeVisible();
    });

    test('TRIP-21 a closed date cannot be requested, and both page and form say why', async ({
      page,
      request,
    }) => {
      const opened = await recordHandOvers(page);
      const path = '/packages/saadani-elephants-by-the-sea';
      const { data } = await (await request.get(`/api/packages/slug/${path.slice(10)}`)).json();
      const [{ from, reason }] = data.closedDates;
      await open(page, `${path}?date=${from}`);
      await expect(form(page).getByText(`does not begin on`)).toContainText(reason);
      await expect(region(page, 'Prices')).toContainText(reason);
      await send(page, 'package');
      expect(await opened()).toEqual([]);
    });

    test('TRIP-11 own cancellation terms take the place of the general sentence', async ({
      page,
    }) => {
      await page.goto(GROUP);
      const booking = region(page, /^Book The Monsoon Route/);
      await expect(booking).not.toContainText('Free cancellation up to 24 hours');
      await booking.getByRole('link', { name: 'Cancellation terms of this trip' }).click();
      await expect(page.getByText('Free until 60 days before the start')).toBeInViewport();
    });

    test('TRIP-3 links lead to the sections of a long trip, and the current one is marked', async ({
      page,
    }) => {
      await page.goto(GROUP);
      const links = page.getByRole('navigation', { name: 'On this page' });
      await links.getByRole('link', { name: 'Dates' }).click();
      await expect(region(page, 'Departures').getByRole('heading')).toBeInViewport();
      await expect(links.locator('[aria-current]')).toHaveText('Dates');
      await expect(links).toBeInViewport();
      await page.keyboard.press('End');
      await expect(links.locator('[aria-current]')).toHaveText('Questions');
      // Chromium drops a key that is pressed while the page still scrolls for another.
      await expect(async () => {
        await page.keyboard.press('Home');
        await expect(links.getByRole('link', { name: 'Questions' })).not.toHaveAttribute(
          'aria-current',
          { timeout: 2000 },
        );
      }).toPass();
      await page.goto(PLAIN);
      await expect(links).toHaveCount(0);
    });

    test('A11Y a trip with everything, a stay and a destination have no finding of axe and do not scroll sideways', async ({
      page,
    }) => {
      for (const path of [GROUP, TOUR, '/stays/three-kopjes-camp', '/destinations/serengeti']) {
        await page.goto(path);
        for (const summary of await page.locator('summary').all()) await summary.click();
        await expectNoViolations(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, path).toBe(0);
      }
    });
  });
}

test('A11Y the keyboard goes into the form beside a long trip, and every field in focus is on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, TOUR);
  await page.locator('.planner a').last().focus();
  const card = () => page.locator('.side').evaluate((side) => side.getBoundingClientRect().bottom);
  const before = await card();
  for (const label of ['Full name', 'E-mail', 'Phone', 'Date']) {
    await page.keyboard.press('Tab');
    const field = form(page).getByLabel(label);
    await expect(field).toBeFocused();
    const topOf = async () => (await field.boundingBox())?.y;
    await expect.poll(topOf, label).toBeGreaterThan(68);
    await expect(field, label).toBeInViewport({ ratio: 1 });
  }
  await form(page).getByRole('button', { name: 'Request this' }).focus();
  await expect(form(page).getByRole('button', { name: 'Request this' })).toBeInViewport({
    ratio: 1,
  });
  await page.locator('.planner a').last().focus();
  await expect.poll(card).toBe(before);
});

test('TRIP-1 on a phone the bar says the party’s total as soon as the address brings date and party', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TOUR);
  const bar = page.locator('.bottom');
  await expect(bar).toContainText(/from\s+\$2,290\s+per person/);
  await page.goto(`${TOUR}?date=2031-02-12&travelers=3&children=1`);
  await expect(bar).toContainText('$7,738');
  await expect(bar).toContainText('2 adults, 1 child, 12 February 2031');
  await expect(bar.getByText('per person')).toBeHidden();
});
