import { describe, expect, it } from 'vitest';
import { switchesOf } from './many-actions.ts';

const labelsOf = (resource: string) => switchesOf(resource).map(({ label }) => label);

describe('switchesOf', () => {
  it('offers the switches that the records have, by the words of each', () => {
    expect(labelsOf('tours')).toEqual(['Activate', 'Deactivate', 'Feature', 'Unfeature']);
    expect(labelsOf('blog')).toEqual(['Publish', 'Unpublish', 'Feature', 'Unfeature']);
    expect(labelsOf('team')).toEqual(['Activate', 'Deactivate']);
    expect(switchesOf('destinations').map(({ values }) => values)).toEqual([
      { isActive: true },
      { isActive: false },
      { featured: true },
      { featured: false },
    ]);
  });
});
