import { expect, type Page, test } from '../../e2e/test.ts';
import { recordHandOvers } from './hand-over.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Booking request' });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`STORY a family searches February, opens a trip at its February price, and asks for it once, with date, party and total, at ${width} px`, async ({
      page,
    }) => {
      const opened = await recordHandOvers(page);
      await page.goto('/');
      await test.step('two adults and a child search for February', async () => {
        const search = page.getByRole('search');
        await search.getByLabel('Destination').fill('Serengeti');
        await search.getByLabel('Date').fill('2031-02-12');
        await search.getByLabel('Travellers').selectOption('3');
        await search.getByLabel('Including children').selectOption('1');
        await search.getByRole('button', { name: 'Search Tours' }).click();
        await expect(page).toHaveURL(
          '/tours?destination=Serengeti&date=2031-02-12&travelers=3&children=1',
        );
      });

      // From 1 November to 14 March an adult of three pays $2,920 and a child 65 % of that, $1,898.
      await test.step('the list has its price for them', async () => {
        await expect(page.locator('.banner')).toContainText('3 travellers (1 child)');
        const card = page.getByRole('article').filter({ hasText: 'Northern Circuit Classic' });
        await expect(card.locator('.price')).toHaveText(
          '$2,579 per person for 3, including 1 child',
        );
        await card.getByRole('link', { name: 'Northern Circuit Classic' }).click();
      });

      await test.step('the trip has the total of their date and party', async () => {
        await form(page).scrollIntoViewIfNeeded();
        await expect(form(page).getByLabel('Date')).toHaveValue('2031-02-12');
        await expect(form(page).getByLabel('Children')).toHaveValue('1');
        await expect(form(page).locator('.total li')).toHaveText([
          'Short rains and summer',
          /^2 adults × \$2,920\s*\$5,840$/,
          /^1 child × \$1,898\s*\$1,898$/,
        ]);
        await expect(form(page).getByRole('status').last()).toHaveText('$7,738');
      });

      await test.step('one request says all of it, in WhatsApp and in the mail', async () => {
        await form(page).getByLabel('Full name').fill('Amina Juma');
        await form(page).getByLabel('E-mail').fill('amina@mail.example');
        await form(page).getByLabel('Phone').fill('+44 20 7946 0000');
        await form(page).getByRole('button', { name: 'Request this tour' }).click();
        await expect(page.getByText('Thank you for your booking request!')).toBeVisible();
        const [chat, mail, ...more] = await opened();
        expect(more).toEqual([]);
        expect([chat?.kind, mail?.kind]).toEqual(['chat', 'mail']);
        const texts = [
          new URL(chat?.url ?? '').searchParams.get('text') ?? '',
          decodeURIComponent(new URL(mail?.url ?? '').search),
        ];
        for (const text of texts) {
          expect(text).toContain('Northern Circuit Classic');
          expect(text).toContain('Date: 12 February 2031 (2031-02-12)');
          expect(text).toContain('Travellers: 3 (2 adults, 1 child)');
          expect(text).toContain('2 adults × $2,920: $5,840');
          expect(text).toContain('1 child × $1,898: $1,898');
          expect(text).toContain('Estimated total: $7,738');
        }
      });
    });
  });
}

test('TRIP-9 the filter of prices counts children as the total does', async ({ page }) => {
  const open = async (query: string) => {
    await page.goto(`/tours?search=circuit&date=2031-02-12&${query}`);
    await page.keyboard.press('Shift');
    await expect(page.locator('.results')).toHaveAttribute('data-ready');
    await expect(page.locator('html')).not.toHaveAttribute('data-awaiting');
    return page.locator('.found > .cards').getByRole('link', { name: 'Northern Circuit Classic' });
  };
  // Alone $3,960 and the supplement; two adults and a child $7,738, for each a third of that.
  await expect(await open('travelers=1&price=over-3000')).toHaveCount(1);
  await expect(await open('travelers=3&children=1&price=2000-3000')).toHaveCount(1);
  await expect(await open('travelers=2&children=1&price=over-3000')).toHaveCount(0);
  // An adult and three children pay $2,470 and three times 65 % of that; for each it is $1,822.
  await expect(await open('travelers=4&children=3&price=under-2000')).toHaveCount(1);
  await expect(await open('travelers=4&price=under-2000')).toHaveCount(0);
});
