import { careerFields, settingsFields } from '@karibu/graph/contract.ts';
import { defaultValues } from '@karibu/graph/core/record.ts';
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

  test('CAREER-2 CAREER-3 what a position does not say has no place on its page', async () => {
    const { main } = await renderSample({ careers: [career({ requirements: ['Patience'] })] });
    const page = await main('/careers/cook');
    expect(page).toContain('Requirements');
    for (const part of ['Key Responsibilities', 'Benefits', 'USD', 'Apply by']) {
      expect(page, part).not.toContain(part);
    }
  });
});
