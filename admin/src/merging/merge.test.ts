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

test('lines that each side added or removed are both kept; a line that both rewrote is a conflict', () => {
  const three = ['Reef', 'Dunes', 'Camp'];
  const mergeHighlights = (mine: string[], theirs: string[]) =>
    mergeVersions(tourFields, { highlights: three }, { highlights: mine }, { highlights: theirs });
  const apart = mergeHighlights(['Reef', 'Sun', 'Dunes', 'Camp'], ['Reef', 'Camp', 'Stars']);
  expect(apart.conflicts).toEqual([]);
  expect(apart.values.highlights).toEqual(['Reef', 'Sun', 'Camp', 'Stars']);
  const both = mergeHighlights(['Coral', 'Dunes', 'Camp'], ['Reefs', 'Dunes', 'Camp']);
  expect(both.conflicts).toMatchObject([{ path: 'highlights' }]);
});

const season = (id: string, changes: object = {}) => ({
  ...{ id, season: 'High', from: '2027-06-01', to: '2027-08-31', everyYear: false },
  ...{ perPerson: [{ travellers: 2, price: 900 }], singleSupplement: null, child: {}, ...changes },
});

const mergeRates = (mine: object[], theirs: object[], rates = [season('a'), season('b')]) =>
  mergeVersions(tourFields, { rates }, { rates: mine }, { rates: theirs });

test('changes of different rows, and of different fields of one row, are both kept', () => {
  const mine = [season('a', { to: '2027-09-10' }), season('', { season: 'Mine' }), season('b')];
  const theirs = [season('new', { season: 'Theirs' }), season('a', { season: 'Dry' })];
  const merged = mergeRates(mine, theirs);
  expect(merged.conflicts).toEqual([]);
  expect(settle(merged, {}).rates).toMatchObject([
    { id: 'new', season: 'Theirs' },
    { id: 'a', season: 'Dry', to: '2027-09-10' },
    { id: '', season: 'Mine' },
  ]);
});

test('a field of a row that both changed is a conflict, named by the row', () => {
  const merged = mergeRates(
    [season('b'), season('a', { to: '2027-09-10' })],
    [season('a', { to: '2027-09-20' }), season('b', { singleSupplement: 90 })],
  );
  expect(merged.conflicts).toMatchObject([{ path: 'rates.1.to', label: 'Rates: High: Last day' }]);
  expect(settle(merged, { 'rates.1.to': 'mine' }).rates).toMatchObject([
    { id: 'b', singleSupplement: 90 },
    { id: 'a', to: '2027-09-10' },
  ]);
});

test('a row that one removed and the other changed waits for a choice', () => {
  const changed = season('b', { to: '2027-09-20' });
  const removedByMe = mergeRates([season('a')], [season('a'), changed]);
  expect(removedByMe.conflicts).toMatchObject([{ path: 'rates.1', label: 'Rates: High' }]);
  expect(settle(removedByMe, { 'rates.1': 'mine' }).rates).toEqual([season('a')]);
  expect(settle(removedByMe, { 'rates.1': 'theirs' }).rates).toEqual([season('a'), changed]);
  const removedByThem = mergeRates([season('a'), changed], [season('a')]);
  expect(settle(removedByThem, { 'rates.1': 'mine' }).rates).toEqual([season('a'), changed]);
  expect(settle(removedByThem, {}).rates).toEqual([season('a')]);
});

test('a list whose rows both moved, or whose rows have no ids, waits as a whole', () => {
  const rates = ['a', 'b', 'c'].map((id) => season(id, { season: id }));
  const [a, b, c] = rates as [object, object, object];
  expect(mergeRates([b, a, c], [c, a, b], rates).conflicts).toMatchObject([{ path: 'rates' }]);
  const unknown = [season(''), season('')];
  expect(mergeRates([a], [b], unknown).conflicts).toMatchObject([{ path: 'rates' }]);
});

test('a new row whose save was answered to nobody is there once', () => {
  const row = season('', { season: 'Peak' });
  const merged = mergeRates([season('a'), row], [season('a'), { ...row, id: 'x' }, season('b')]);
  expect(settle(merged, {}).rates).toMatchObject([{ id: 'a' }, { id: 'x', season: 'Peak' }]);
});

test('pictures that both added to a gallery, took out of it or moved come together', () => {
  const picture = (name: string) => ({ url: `/uploads/${name}/1536.webp`, type: 'image' });
  const [reef, dhow, sun] = ['reef', 'dhow', 'sun'].map(picture);
  const mergeGalleries = (old: unknown[], mine: unknown[], theirs: unknown[]) =>
    mergeVersions(
      tourFields,
      { ...base, gallery: old },
      { ...base, gallery: mine },
      { ...base, gallery: theirs },
    );
  const added = mergeGalleries([reef], [reef, dhow], [reef, sun]);
  expect(added.conflicts).toEqual([]);
  expect(added.values.gallery).toEqual([reef, sun, dhow]);
  const changed = mergeGalleries([reef, dhow, sun], [sun, reef, dhow], [reef, sun]);
  expect(changed.conflicts).toEqual([]);
  expect(changed.values.gallery).toEqual([sun, reef]);
  const moved = mergeGalleries([reef, dhow, sun], [sun, reef, dhow], [dhow, reef, sun]);
  expect(moved.conflicts.map(({ path }) => path)).toEqual(['gallery']);
});
