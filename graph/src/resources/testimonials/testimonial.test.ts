import { describe, expect, test } from 'vitest';
import { describeContent } from '../../testing/resource-contract.ts';
import type { Json } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { testimonials } from './testimonial.resource.ts';

const server = useTestServer();

function testimonialInput(changes: object = {}): Json {
  return {
    name: 'Amina Juma',
    location: 'Nairobi',
    rating: 5,
    text: '<p>We saw it all.</p>',
    tourName: 'Reef Day',
    ...changes,
  };
}

const post = (changes: object) =>
  server.rest('POST', '/testimonials', { as: 'editor', body: testimonialInput(changes) });

describeContent({
  getServer: () => server,
  resource: testimonials,
  ids: {
    list: 'API-TEST-1',
    read: 'API-TEST-2',
    create: 'API-TEST-3 VAL-15',
    update: 'API-TEST-4',
    remove: 'API-TEST-5',
  },
  makeInput: testimonialInput,
  required: ['name', 'location', 'rating', 'text', 'tourName'],
  change: { rating: 4 },
});

describe('testimonials', () => {
  test('ENT-6 fills omitted fields with defaults; the tour need not exist', async () => {
    const { body } = await post({ tourName: 'A tour of long ago' });
    expect(body.data).toMatchObject({ avatar: '', image: '', isActive: true, isFeatured: false });
  });

  test('VAL-22 accepts 1 to 5 stars only', async () => {
    for (const rating of [0, 5.5, '5', null]) expect((await post({ rating })).status).toBe(422);
    for (const rating of [1, 4.5, 5]) expect((await post({ rating })).status).toBe(201);
  });

  test('API-TEST-1 filters the list by featured', async () => {
    await post({ name: 'Featured', isFeatured: true });
    const { body } = await server.rest('GET', '/testimonials?isFeatured=true&isActive=true');
    expect(body.data.map(({ name }: Json) => name)).toEqual(['Featured']);
  });
});
