import { describe, expect, test } from 'vitest';
import { forVisitors } from '../../testing/for-visitors.ts';
import { describeContent } from '../../testing/resource-contract.ts';
import type { Json } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { careers } from './career.resource.ts';

const server = useTestServer();

function careerInput(changes: object = {}): Json {
  return {
    title: 'Safari planner',
    department: 'Sales & Marketing',
    location: 'Arusha',
    employmentType: 'Full-time',
    experienceLevel: 'Mid Level',
    description: 'Plan journeys.',
    ...changes,
  };
}

const post = (changes: object = {}) =>
  server.rest('POST', '/careers', { as: 'editor', body: careerInput(changes) });

describeContent({
  getServer: () => server,
  resource: careers,
  ids: {
    list: 'API-CAR-1',
    read: 'API-CAR-2',
    create: 'API-CAR-3 VAL-16',
    update: 'API-CAR-4',
    remove: 'API-CAR-5',
  },
  makeInput: careerInput,
  required: [
    ...['title', 'department', 'location', 'employmentType', 'experienceLevel', 'description'],
  ],
  change: { location: 'Moshi' },
});

describe('careers', () => {
  test('ENT-11 fills omitted fields with defaults', async () => {
    expect((await post()).body.data).toMatchObject({
      responsibilities: [],
      requirements: [],
      benefits: [],
      salary: { min: null, max: null, currency: 'USD', period: 'year', display: false },
      country: '',
      applicationDeadline: '',
      isActive: true,
      isFeatured: false,
    });
  });

  test('VAL-17 accepts only the known departments, employment types and levels', async () => {
    const wrong = { department: 'Magic', employmentType: 'Sometimes', experienceLevel: 'Wizard' };
    const { status, body } = await post(wrong);
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: Json) => path).sort()).toEqual(Object.keys(wrong).sort());
    const list = '/careers?department=Sales%20%26%20Marketing&employmentType=Full-time';
    expect((await server.rest('GET', list)).body.count).toBeGreaterThan(0);
    expect((await server.rest('GET', '/careers?department=Magic')).status).toBe(400);
  });

  test('VAL-18 accepts a list as one text with an entry per line, over both APIs', async () => {
    const { body } = await post({ benefits: ' Health \r\n\n  Housing\n', requirements: ['A\nB'] });
    expect(body.data).toMatchObject({ benefits: ['Health', 'Housing'], requirements: ['A', 'B'] });
    const create = 'mutation($input: CareerInput!) { createCareer(input: $input) { benefits } }';
    const input = careerInput({ benefits: 'Health\nHousing' });
    const made = await server.graphql(create, { input }, 'editor');
    expect(made.data.createCareer.benefits).toEqual(['Health', 'Housing']);
  });

  test('VAL-18 makes one salary object and refuses a lowest above the highest', async () => {
    const { body } = await post({ salary: { min: 900, max: 1200, display: true } });
    expect(body.data.salary).toEqual({
      ...{ min: 900, max: 1200, currency: 'USD', period: 'year', display: true },
    });
    const wrong = await post({ salary: { min: 2, max: 1 } });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'salary.max']);
    expect((await post({ salary: { currency: 'dollars' } })).status).toBe(422);
    expect((await post({ salary: { min: -1 } })).status).toBe(422);
    expect((await post({ salary: { period: 'fortnight' } })).status).toBe(422);
  });

  test('VAL-18 STATE-3 generates a slug, and shows a position after its deadline', async () => {
    const { body } = await post({
      title: 'Dhow captain',
      slug: '',
      applicationDeadline: '2020-01-31',
    });
    const read = await server.rest('GET', '/careers/dhow-captain');
    expect(read.body.data).toEqual(forVisitors(body.data));
    expect(read.body.data.applicationDeadline).toBe('2020-01-31');
    expect((await post({ applicationDeadline: 'soon' })).status).toBe(422);
  });
});
