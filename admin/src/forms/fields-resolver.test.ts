import { tourFields } from '@karibu/graph/contract';
import { describe, expect, it } from 'vitest';
import { toFormValues } from './field-values.ts';
import { fieldsResolver, isDropped } from './fields-resolver.ts';

const resolve = (values: Record<string, unknown>) =>
  fieldsResolver(tourFields)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

const tour = {
  title: ' Reef ',
  description: '<p>Coral.</p>',
  image: 'https://images.example/reef.jpg',
  category: 'Sea',
  destination: 'Mafia',
  tourType: 'safari',
  duration: '1 Day',
  price: 90,
};

describe('fieldsResolver', () => {
  it('gives the values as the API would store them', async () => {
    const highlights = ['', ' Coral ', '  '];
    const itinerary = [{ day: '', title: 'Arrival', description: '' }];
    const { values, errors } = await resolve({ ...tour, highlights, itinerary });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ title: 'Reef', highlights: ['Coral'], itinerary: [] });
  });

  it('names every wrong field at once', async () => {
    const { errors } = await resolve(toFormValues(tourFields, undefined));
    expect(Object.keys(errors).sort()).toEqual(
      [
        'category',
        'description',
        'destination',
        'duration',
        'image',
        'price',
        'title',
        'tourType',
      ].sort(),
    );
    expect(errors.price).toMatchObject({ message: 'Price is required' });
  });

  it('puts an error at the row that is shown, though blank rows before it are dropped', async () => {
    const gallery = [
      { url: '', type: 'image' },
      { url: 'https://images.example/a.jpg', type: 'image' },
      { url: 'no address', type: 'image' },
    ];
    const { errors } = await resolve({ ...tour, gallery });
    const rows = errors.gallery as unknown as Record<number, { url: { message: string } }>;
    expect(Object.keys(rows)).toEqual(['2']);
    expect(rows[2]?.url.message).toContain('Address');
  });
});

describe('isDropped', () => {
  it('tells rows that are not kept from rows that are wrong', () => {
    const { itinerary, gallery } = tourFields;
    expect(isDropped(itinerary, { day: '1', title: 'A', description: ' ' })).toBe(true);
    expect(isDropped(itinerary, { day: '1', title: 'A', description: 'B' })).toBe(false);
    expect(isDropped(gallery, { url: 'no address', type: 'image' })).toBe(false);
  });
});
