import { describe, expect, test } from 'vitest';
import { describeContent } from '../../testing/resource-contract.ts';
import type { Json } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { packageCategories } from './package-category.resource.ts';

const server = useTestServer();

const add = async (body: object): Promise<Json> =>
  (await server.rest('POST', '/package-categories', { as: 'editor', body })).body.data;

describeContent({
  getServer: () => server,
  resource: packageCategories,
  ids: {
    list: 'API-CAT-1',
    read: 'API-CAT-2',
    create: 'API-CAT-3',
    update: 'API-CAT-4',
    remove: 'API-CAT-5',
  },
  makeInput: () => ({ name: 'Honeymoons' }),
  required: ['name'],
  change: { description: 'For two.' },
});

describe('package categories', () => {
  test('ENT-4 VAL-13 fills omitted fields with defaults, and the slug from the name', async () => {
    expect(await add({ name: 'Big 5 Safaris & Kids’ Days!', slug: '' })).toMatchObject({
      slug: 'big-5-safaris-kids-days',
      description: '',
      icon: 'package',
      order: 0,
      isActive: true,
    });
    expect((await add({ name: 'No icon', icon: '' })).icon).toBe('package');
  });

  test('VAL-26 a taken generated slug gets a number', async () => {
    expect((await add({ name: 'Luxury' })).slug).toBe('luxury');
    expect((await add({ name: 'Luxury' })).slug).toBe('luxury-2');
  });

  test('API-CAT-1 lists by display order', async () => {
    await add({ name: 'Third', order: 30 });
    await add({ name: 'First', order: -1 });
    await add({ name: 'Second', order: 7 });
    const { body } = await server.rest('GET', '/package-categories');
    const orders = body.data.map(({ order }: Json) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(orders[0]).toBe(-1);
  });
});
