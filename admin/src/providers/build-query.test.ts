import { describe, expect, it } from 'vitest';
import { buildQuery } from './build-query.ts';
import { fieldsRead } from './document.ts';

const tour = {
  id: 'a1',
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  title: 'Reef',
  price: 90,
  highlights: ['Coral'],
};

describe('buildQuery', () => {
  it('asks for a page in the terms of the API', () => {
    const { document, variables, read } = buildQuery('getList', 'tours', {
      pagination: { page: 2, perPage: 24 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { q: 'reef', isActive: true },
    });
    expect(document).toContain('query ListTour');
    expect(variables).toEqual({
      search: 'reef',
      sort: '-createdAt',
      page: 2,
      limit: 24,
      filter: { isActive: true },
    });
    expect(read({ tours: { items: [tour], count: 31 } })).toEqual({ data: [tour], total: 31 });
  });

  it('asks for no more than the names of records where that is enough', () => {
    for (const [resource, name] of [
      ['tours', 'title'],
      ['team', 'name'],
    ] as const) {
      const { document } = buildQuery('getList', resource, { meta: { only: [] } });
      expect(fieldsRead(document)).toEqual(['id', name]);
    }
    const { document } = buildQuery('getList', 'tours', { meta: { only: ['slug'] } });
    expect(fieldsRead(document)).toEqual(['id', 'title', 'slug']);
  });

  it('knows a resource by the name of its address', () => {
    const { document } = buildQuery('getOne', 'package-categories', { id: 'a1' });
    expect(document).toContain('query OnePackageCategory');
  });

  it('asks for records by their ids', () => {
    const { variables } = buildQuery('getMany', 'tours', { ids: ['a1', 'b2'] });
    expect(variables).toEqual({ ids: ['a1', 'b2'] });
  });

  it('sends input fields only when creating', () => {
    const { variables } = buildQuery('create', 'tours', { data: { ...tour, unknown: 1 } });
    expect(variables).toEqual({ input: { title: 'Reef', price: 90, highlights: ['Coral'] } });
  });

  it('sends what was changed, and the version that was read', () => {
    const { variables } = buildQuery('update', 'tours', {
      id: 'a1',
      data: { ...tour, price: 95, highlights: ['Coral'] },
      previousData: tour,
    });
    expect(variables).toEqual({ id: 'a1', input: { price: 95 }, version: 4 });
  });

  it('compares with the version that the form began from when it is told', () => {
    const { variables } = buildQuery('update', 'tours', {
      id: 'a1',
      data: { ...tour, price: 95 },
      previousData: tour,
      meta: { base: { ...tour, title: 'Old', version: 3 } },
    });
    expect(variables).toEqual({ id: 'a1', input: { title: 'Reef', price: 95 }, version: 3 });
  });

  it('knows a single record by the name of its resource', () => {
    const { variables, read } = buildQuery('getOne', 'settings', { id: 'settings' });
    expect(variables).toEqual({});
    const answer = { settings: { id: 'f00', siteName: 'Karibu' } };
    expect(read(answer)).toEqual({ data: { id: 'settings', siteName: 'Karibu' } });
  });

  it('refuses a resource, and a call, that the API does not have', () => {
    expect(() => buildQuery('getOne', 'boats', { id: '1' })).toThrow('boats');
    expect(() => buildQuery('delete', 'settings', { id: 'settings' })).toThrow('remove');
    expect(() => buildQuery('deleteMany', 'tours', { ids: [] })).toThrow('deleteMany');
  });
});
