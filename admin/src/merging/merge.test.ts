import { settingsFields, tourFields } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { mergeVersions, settle } from './merge.ts';

const base = { title: 'Reef', price: 640, duration: '3 Days', highlights: ['Reef'], rating: null };

const merge = (mine: object, theirs: object) =>
  mergeVersions(tourFields, base, { ...base, ...mine }, { ...base, ...theirs });

test('a field that one side alone changed is taken from that side', () => {
  const { values, conflicts } = merge({ price: 700 }, { duration: '9 Days' });
  expect(conflicts).toEqual([]);
  expect(values).toMatchObject({ title: 'Reef', price: 700, duration: '9 Days' });
});

test('the same change on both sides is no conflict, and neither is a kind of nothing', () => {
  const { values, conflicts } = merge(
    { highlights: ['Reef', 'Sun'], rating: undefined },
    { highlights: ['Reef', 'Sun'], rating: null },
  );
  expect(conflicts).toEqual([]);
  expect(values.highlights).toEqual(['Reef', 'Sun']);
});

test('a field that both changed differently waits for a choice', () => {
  const merged = merge({ price: 700, title: 'Mine' }, { price: 800, duration: '9 Days' });
  expect(merged.conflicts).toMatchObject([{ path: 'price', base: 640, mine: 700, theirs: 800 }]);
  const others = { title: 'Mine', duration: '9 Days' };
  expect(settle(merged, {})).toMatchObject({ ...others, price: 800 });
  expect(settle(merged, { price: 'mine' })).toMatchObject({ ...others, price: 700 });
  expect(settle(merged, { price: 'theirs' })).toMatchObject({ ...others, price: 800 });
});

test('fields of a group are merged one by one', () => {
  const hero = (title: string, subtitle: string) => ({ heroSection: { title, subtitle } });
  const apart = mergeVersions(settingsFields, hero('a', 'b'), hero('A', 'b'), hero('a', 'B'));
  expect(apart.conflicts).toEqual([]);
  expect(apart.values.heroSection).toMatchObject({ title: 'A', subtitle: 'B' });
  const both = mergeVersions(settingsFields, hero('a', 'b'), hero('A', 'b'), hero('Z', 'b'));
  expect(both.conflicts).toMatchObject([{ path: 'heroSection.title', mine: 'A', theirs: 'Z' }]);
  expect(settle(both, { 'heroSection.title': 'mine' }).heroSection).toMatchObject({ title: 'A' });
});
