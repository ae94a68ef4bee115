import { settingsFields, tourFields } from '@karibu/graph/contract';
import { describe, expect, it } from 'vitest';
import { blankRow, toFormValues } from './field-values.ts';

describe('toFormValues', () => {
  it('gives a new record the defaults of its fields, and every list a row to type into', () => {
    expect(toFormValues(tourFields, undefined)).toMatchObject({
      title: '',
      price: null,
      isActive: true,
      isFeatured: false,
      highlights: [''],
      itinerary: [{ day: '', title: '', description: '' }],
      gallery: [{ url: '', type: 'image' }],
      bestMonths: [],
    });
  });

  it('keeps what a record holds', () => {
    const record = { id: 'a1', version: 2, highlights: ['Coral'], isActive: false };
    expect(toFormValues(tourFields, record)).toMatchObject(record);
  });

  it('fills groups', () => {
    const values = toFormValues(settingsFields, undefined);
    expect(values.socialLinks).toMatchObject({ facebook: '', youtube: '' });
  });
});

describe('blankRow', () => {
  it('gives a row its own fields', () => {
    expect(blankRow(tourFields.highlights)).toBe('');
    expect(blankRow(settingsFields.ourValues)).toEqual({
      icon: 'Heart',
      title: '',
      description: '',
    });
  });
});

it('gives the lists within a row a row too, in a new row and in a stored one', () => {
  const blank = { travellers: null, price: null };
  expect(blankRow(tourFields.rates)).toMatchObject({ season: '', perPerson: [blank] });
  const { rates } = toFormValues(tourFields, { rates: [{ season: 'High', perPerson: [] }] });
  expect(rates).toEqual([{ season: 'High', perPerson: [blank] }]);
});
