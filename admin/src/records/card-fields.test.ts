import {
  careerFields,
  destinationFields,
  galleryItemFields,
  stayFields,
  tourFields,
} from '@karibu/graph/contract';
import { expect, it } from 'vitest';
import { cardFields } from './card-fields.ts';

it('shows the first picture, three short fields and the first long text, in their order', () => {
  expect(cardFields(tourFields, 'title')).toEqual({
    image: 'image',
    facts: ['category', 'destination', 'tourType'],
    excerpt: 'description',
  });
  expect(cardFields(destinationFields, 'name').facts).toEqual([
    'continent',
    'country',
    'tourCount',
  ]);
});

it('shows where a stay is by its place, not by its coordinates', () => {
  expect(cardFields(stayFields, 'name').facts).toEqual(['kind', 'place']);
});

it('shows the title once, and no flag among the facts', () => {
  const { facts } = cardFields(galleryItemFields, 'title');
  expect(facts).toEqual(['alt', 'category', 'sortOrder']);
});

it('leaves no place for a picture where there is none', () => {
  expect(cardFields(careerFields, 'title').image).toBeNull();
});
