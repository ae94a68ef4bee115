import {
  DEFAULT_DAY,
  type Field,
  type FieldMap,
  packageFields,
  resources,
  tourFields,
} from '@karibu/graph/contract';
import { describe, expect, it } from 'vitest';
import { toFormValues } from './field-values.ts';
import { fieldsResolver } from './fields-resolver.ts';
import { isDropped, missingParts } from './incomplete-rows.ts';

const resolve = (values: Record<string, unknown>, fields: FieldMap = tourFields) =>
  fieldsResolver(fields)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

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
    const itinerary = [{ day: '', title: ' ', description: '' }];
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

  it('puts an error at its row on the screen, though blank rows before it are dropped', async () => {
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

describe('the form of a package', () => {
  const messagesFor = async (values: object) => {
    const blank = toFormValues(packageFields, undefined);
    const { errors } = await resolve({ ...blank, ...values }, packageFields);
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, error?.message]),
    );
  };

  it('VAL-9 VAL-10 VAL-11 asks for what a package must have, in its own words', async () => {
    expect(await messagesFor({ description: '<p></p>' })).toEqual({
      title: 'Title is required',
      category: 'Category is required',
      destination: 'Destination is required',
      duration: 'Duration is required',
      price: 'Price is required',
      description: 'Please provide a package description',
      image: 'Please provide a main image either by uploading a file or pasting an image URL',
    });
  });

  it('VAL-10 refuses an image that begins with http and is no address', async () => {
    const { image } = await messagesFor({ image: 'https://' });
    expect(image).toBe('Please provide a valid image URL');
    expect((await messagesFor({ image: 'https://images.example/a.jpg' })).image).toBeUndefined();
  });

  it('VAL-12 drops blank rows, and sends a default day where none remains', async () => {
    const itinerary = [{ day: '', title: '', description: ' ' }];
    const { tourType: _, ...shared } = tour;
    const sent = { ...shared, highlights: ['', 'Reef'], itinerary };
    const { values, errors } = await resolve(sent, packageFields);
    expect(errors).toEqual({});
    expect(values).toMatchObject({ highlights: ['Reef'], itinerary: [DEFAULT_DAY] });
    expect(DEFAULT_DAY).toMatchObject({ day: 'Day 1', description: 'Package description' });
    expect(isDropped(packageFields.itinerary, itinerary[0])).toBe(true);
  });
});

describe('OFF-1 a row with text that would be dropped', () => {
  const day = { day: 'Day 1', title: 'Arrival', description: 'Tea.' };
  const begun = { day: 'Day 3', title: 'Crater', description: ' ' };

  it('stops the save at the part that it lacks, and is not dropped unseen', async () => {
    const itinerary = [{ ...day, title: '', day: '', description: '' }, day, begun];
    const { values, errors } = await resolve({ ...tour, itinerary });
    expect(values).toEqual({});
    const rows = errors.itinerary as unknown as Record<number, object>;
    const description = { type: 'field', message: 'Write the description, or choose above' };
    expect({ ...rows }).toEqual({ 2: { description } });
  });

  it.each([
    [{ ...begun, title: '' }, ['title', 'description']],
    [{ title: '', description: 'Lions.' }, ['title']],
    [{ place: 'Karatu' }, ['title', 'description']],
    [day, []],
    [{ day: ' ', title: '', description: '', meals: [] }, []],
  ])('is told from others: %j lacks %j', (row, missing) => {
    expect(missingParts(tourFields.itinerary, row)).toEqual(missing);
  });

  it('is of no other list of any resource', () => {
    const lists = Object.values(resources).flatMap(({ fields }) => Object.values(fields));
    for (const list of lists.filter((field: Field) => field.of?.fields)) {
      const { of } = list as Field;
      const texts = Object.entries(of?.fields ?? {}).filter(([, field]) => field.type === 'string');
      const filled = texts.map(([name, field]) => [name, field.options?.[0] ?? 'Text']);
      expect(missingParts(list, Object.fromEntries(filled))).toEqual([]);
    }
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

it('TRUST-8 a rule that was made later lets pass what the record holds already', async () => {
  const old = { ...tour, image: 'https://amina:secret@images.example/reef.jpg', highlights: [] };
  const resolveOld = (values: object) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    return fieldsResolver(tourFields, old)({ ...old, ...values }, undefined, options);
  };
  const kept = await resolveOld({ price: 95, highlights: [''] });
  expect(kept.errors).toEqual({});
  expect(kept.values).toMatchObject({ image: old.image, price: 95, highlights: [] });
  const changed = await resolveOld({ image: `${old.image}?again` });
  expect(changed.errors).toHaveProperty('image');
});

describe('rows within rows, and all values together', () => {
  const season = (changes: object) => ({
    ...{ id: '', season: 'High', from: '2027-06-01', to: '2027-08-31', everyYear: true },
    perPerson: [{ travellers: 2, price: 900 }],
    ...{ singleSupplement: null, child: { fromAge: null, toAge: null, percent: null }, ...changes },
  });
  const blank = { travellers: null, price: null };

  it('TRIP-2 puts a mistake at its row, though blank rows before it are dropped', async () => {
    const wrong = [blank, { travellers: 2, price: 900 }, blank, { travellers: 2, price: 800 }];
    const [empty] = toFormValues(tourFields, undefined).rates as object[];
    const rates = [
      empty,
      season({}),
      season({ perPerson: wrong, from: '2027-09-01', to: '2027-10-01' }),
    ];
    const { errors } = await resolve({ ...tour, rates });
    expect(errors).toEqual({
      rates: {
        2: { perPerson: { 3: { travellers: saying('There are two prices for 2 travellers') } } },
      },
    });
    const shared = await resolve({ ...tour, rates: [season({}), season({ season: 'Dry' })] });
    expect(shared.errors).toEqual({ rates: { 1: { from: saying('Dry and High share days') } } });
  });

  it('TRIP-2 refuses a "from" price above the cheapest, unless the record had it before', async () => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const stored = { ...tour, id: 'a', price: 1000, rates: [season({})] };
    const { check } = resources.tours;
    const message = 'Price must not be above the cheapest rate, $900';
    const fresh = await fieldsResolver(tourFields, undefined, check)(stored, undefined, options);
    expect(fresh.errors).toEqual({ price: saying(message) });
    const old = await fieldsResolver(tourFields, stored, check)(stored, undefined, options);
    expect(old.errors).toEqual({});
  });

  const saying = (message: string) => ({ type: 'field', message });
});
