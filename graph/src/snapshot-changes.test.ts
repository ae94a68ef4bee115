import { expect, test } from 'vitest';
import type { Snapshot } from './contract.ts';
import { areOfRecords, withChanges } from './snapshot-changes.ts';

const record = (id: string, title = id) => ({ id, title });
const content = (parts: object) =>
  ({
    settings: { siteName: 'Old' },
    ...{ tours: ['a', 'b', 'c'].map((id) => record(id)), blog: [record('a')], media: [] },
    ...parts,
  }) as unknown as Snapshot;
const change = (recordId: string) => ({ resource: 'tours', recordId });

test('SIZE-10 takes over the records that were named, in their places, and nothing else', () => {
  const before = content({});
  const after = content({
    settings: { siteName: 'New' },
    tours: [record('new'), record('a', 'Changed'), record('x'), record('c', 'Changed')],
    blog: [record('a', 'Changed')],
    media: [{ url: '/uploads/1' }],
  });
  const merged = withChanges(before, after, ['new', 'b', 'c'].map(change));
  expect(merged).toEqual(
    content({
      tours: [record('new'), record('a'), record('c', 'Changed')],
      media: [{ url: '/uploads/1' }],
    }),
  );
  expect(merged.blog).toBe(before.blog);
});

test('a list that nothing else has changed is the new one', () => {
  const after = content({ tours: [record('a'), record('b', 'Changed'), record('c')] });
  const before = content({ tours: [after.tours[0], record('b'), after.tours[2]] });
  expect(withChanges(before, after, [change('b')]).tours).toBe(after.tours);
});

test.each([
  [true, [change('a'), { resource: 'uploads', recordId: 'p' }]],
  [false, [change('a'), { resource: 'settings', recordId: 's' }]],
  [false, [{ resource: 'site', recordId: '' }]],
  [false, [{ resource: 'gallery', recordId: '' }]],
])('tells changes of records from those that every page may show: %s', (isNarrow, changes) => {
  expect(areOfRecords(changes)).toBe(isNarrow);
});
