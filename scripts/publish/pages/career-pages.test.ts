import { careerFields, settingsFields } from '@karibu/graph/contract.ts';
import { defaultValues } from '@karibu/graph/core/read/record.ts';
import { describe, expect, test } from 'vitest';
import { renderSample, sampleRecord, TODAY } from './sample-site.ts';

describe('careers', () => {
  const career = (values: object) =>
    sampleRecord(careerFields, {
      ...{ slug: 'cook', title: 'Cook', department: 'Operations', location: 'Arusha' },
      ...{ employmentType: 'Full-time', experienceLevel: 'Mid Level', description: 'You cook.' },
      ...values,
    });
  const PASSED = 'The application deadline for this position has passed.';
  /** What the sidebar shows: the state without the attribute `hidden`. */
  const shown = (page: string) => {
    const sidebar = /<aside.*<\/aside>/s.exec(page)?.[0] ?? '';
    return sidebar.replace(/<div hidden.*?<\/div>/gs, '');
  };

  test('STATE-3 CAREER-5 the page stays after the deadline, with the notice and no Apply Now', async () => {
    for (const [applicationDeadline, isOver] of [
      ['', false],
      [TODAY, false],
      ['2027-01-14', true],
    ] as const) {
      const { main, status } = await renderSample({ careers: [career({ applicationDeadline })] });
      expect(await status('/careers/cook')).toBe(200);
      const sidebar = shown(await main('/careers/cook'));
      expect(sidebar.includes('Apply Now'), applicationDeadline).toBe(!isOver);
      expect(sidebar.includes(PASSED), applicationDeadline).toBe(isOver);
    }
  });

  test('CAREERS-1 a position whose deadline has passed is neither listed nor counted as open', async () => {
    const careers = [
      career({ applicationDeadline: TODAY }),
      career({ slug: 'late', title: 'Late riser', applicationDeadline: '2027-01-14' }),
    ];
    const { main } = await renderSample({ careers });
    const list = await main('/careers');
    expect(list).toContain('Showing 1 open position');
    expect(list).toContain('Cook');
    expect(list).not.toContain('Late riser');
  });

  test('CAREER-6 the page knows the moment at which the day ends where the operator is', async () => {
    const settings = { ...defaultValues(settingsFields), timeZone: 'America/New_York' };
    const careers = [career({ applicationDeadline: '2027-03-14' })];
    const { main } = await renderSample({ settings, careers });
    const page = await main('/careers/cook');
    const end = Number(/data-deadline="(\d+)"/.exec(page)?.[1]);
    // The clocks went forward that morning.
    expect(new Date(end).toISOString()).toBe('2027-03-15T04:00:00.000Z');
  });

  test('CAREERS-3 CAREER-7 an inactive position is nowhere', async () => {
    const { main, status } = await renderSample({ careers: [career({ isActive: false })] });
    const list = await main('/careers');
    expect(list).toContain('Showing 0 open positions');
    expect(list).toMatch(/data-empty(?! hidden)[^>]*>.*No Positions Available/s);
    expect(await status('/careers/cook')).toBe(404);
  });

  describe('what search engines read', () => {
    const posting = async (values: object, address: string) => {
      const settings = { ...defaultValues(settingsFields), siteName: 'Dhow Days', address };
      const { html } = await renderSample({ settings, careers: [career(values)] });
      const page = await html('/careers/cook');
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
      const things: Record<string, unknown>[] = JSON.parse(json)['@graph'];
      return things.find((thing) => thing['@type'] === 'JobPosting');
    };
    const place = (addressLocality: string, addressCountry: string) => ({
      jobLocation: { address: { addressLocality, addressCountry } },
    });

    test('TRIP-16 an open position has a country: its own, its location’s, else that of the operator', async () => {
      const office = '14 Weaverbird Lane,\nArusha, Tanzania';
      const own = { location: 'Nairobi, Kenya', country: 'Kenya' };
      expect(await posting(own, office)).toMatchObject(place('Nairobi', 'KE'));
      expect(await posting({}, office)).toMatchObject(place('Arusha', 'TZ'));
      const isle = { location: 'Kilindoni, Mafia Island' };
      const mafia = place('Kilindoni, Mafia Island', 'TZ');
      expect(await posting(isle, office)).toMatchObject(mafia);
      const abroad = await posting({ location: 'Muscat, Oman' }, office);
      expect(abroad).toMatchObject(place('Muscat', 'OM'));
      const unknown = await posting({}, 'P.O. Box 12, Arusha 23101');
      expect(unknown).not.toHaveProperty('jobLocation.address.addressCountry');
    });

    test('a salary says what it is paid for, as the page does', async () => {
      const salary = { min: 900, max: 1200, currency: 'TZS', period: 'month', display: true };
      const value = { minValue: 900, maxValue: 1200, unitText: 'MONTH' };
      const wanted = { baseSalary: { currency: 'TZS', value } };
      expect(await posting({ salary }, '')).toMatchObject(wanted);
      const { main } = await renderSample({ careers: [career({ salary })] });
      expect(await main('/careers/cook')).toContain('TZS 900 - 1,200 per month');
    });

    test('a position is no posting any more once its deadline has passed', async () => {
      expect(await posting({ applicationDeadline: '2027-01-14' }, '')).toBeUndefined();
      expect(await posting({ applicationDeadline: TODAY }, '')).toBeDefined();
    });
  });

  test('CAREER-2 CAREER-3 what a position does not say has no place on its page', async () => {
    const { main } = await renderSample({ careers: [career({ requirements: ['Patience'] })] });
    const page = await main('/careers/cook');
    expect(page).toContain('Requirements');
    for (const part of ['Key Responsibilities', 'Benefits', 'USD', 'Apply by']) {
      expect(page, part).not.toContain(part);
    }
  });
});
