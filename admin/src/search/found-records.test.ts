import { describe, expect, it } from 'vitest';
import type { AdminResource } from '../screen.ts';
import { readFoundRecords } from './found-records.ts';

const [tours, categories, users] = (['tours', 'package-categories', 'users'] as const).map(
  (name): AdminResource => ({ name, label: name, icon: () => null, screen: () => null }),
) as [AdminResource, AdminResource, AdminResource];

describe('readFoundRecords', () => {
  it('lists what was found in the order of the menu, under the names of its addresses', () => {
    const answer = {
      packageCategories: { items: [{ id: 'c1', title: 'Reef days' }], count: 1 },
      tours: { items: [{ id: 't1', title: 'Reef' }], count: 8 },
    };
    expect(readFoundRecords(answer, [tours, categories])).toEqual([
      { id: 't1', title: 'Reef', resource: tours, total: 8 },
      { id: 'c1', title: 'Reef days', resource: categories, total: 1 },
    ]);
  });

  it('passes over what was not asked for and what has no screen', () => {
    const answer = { tours: { items: [{ id: 'x1', title: 'Reef' }], count: 1 } };
    expect(readFoundRecords(answer, [users])).toEqual([]);
  });
});
