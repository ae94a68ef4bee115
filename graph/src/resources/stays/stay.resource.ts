import type { FieldError } from '#core/errors.ts';
import { defineResource } from '#core/resource.ts';
import { type Stay, stayFields } from './stay.fields.ts';

export const stays = defineResource({
  name: 'stays',
  type: { singular: 'Stay', plural: 'Stays' },
  words: { singular: 'stay', plural: 'stays' },
  title: 'name',
  fields: stayFields,
  address: (slug: string) => `/stays/${slug}`,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive', 'kind'],
  search: ['name', 'place', 'description'],
  sort: 'name',
  unique: ['name'],
  check: requirePair,
});

function requirePair({ latitude, longitude }: Pick<Stay, 'latitude' | 'longitude'>): FieldError[] {
  if ((latitude === null) === (longitude === null)) return [];
  const path = latitude === null ? 'latitude' : 'longitude';
  return [{ path, message: 'Give both coordinates, or neither' }];
}
