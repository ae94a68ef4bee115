import { settingsFields, tourFields } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { listDifferences } from './differences.ts';

const marked = (parts: { text: string; mark: string }[]) =>
  parts.map(({ text, mark }) => ({ same: text, added: `+${text}`, removed: `-${text}` })[mark]);

function differenceOf(before: object, after: object) {
  return listDifferences(tourFields, before, after).map(({ path, look, parts }) => [
    path,
    look,
    marked(parts),
  ]);
}

test('texts differ word by word, and rich text without its tags', () => {
  const before = { title: 'Three days', description: '<p>A quiet <em>beach</em>.</p><p>Sun.</p>' };
  const after = { title: 'Four days', description: '<p>A wild <em>beach</em>.</p><p>Sun.</p>' };
  expect(differenceOf(before, after)).toEqual([
    ['title', 'words', ['-Three', '+Four', ' days']],
    ['description', 'words', ['A ', '-quiet', '+wild', ' beach .\nSun.']],
  ]);
});

test('a rich text whose words stayed says that its formatting changed', () => {
  const [only] = differenceOf({ description: '<p>Sun</p>' }, { description: '<h2>Sun</h2>' });
  expect(only).toEqual(['description', 'words', ['The formatting changed.']]);
});

test('lists differ entry by entry, with months by their names and days as one line', () => {
  const day = { day: '1', title: 'Arrival', description: 'By boat.' };
  const before = { highlights: ['Reef', 'Sunset'], bestMonths: [1], itinerary: [day] };
  const after = {
    highlights: ['Reef', 'Dolphins', 'Sunset'],
    bestMonths: [1, 7],
    itinerary: [{ ...day, title: 'Landing' }],
  };
  expect(differenceOf(before, after)).toEqual([
    ['highlights', 'entries', ['Reef', '+Dolphins', 'Sunset']],
    ['itinerary', 'entries', ['-1 · Arrival · By boat.', '+1 · Landing · By boat.']],
    ['bestMonths', 'entries', ['January', '+July']],
  ]);
});

test('flags are Yes and No, money has its sign, pictures stand side by side', () => {
  const before = { isActive: true, price: 640, image: '/uploads/a.webp', gallery: [] };
  const gallery = [{ url: '/uploads/c.webp', type: 'image' }];
  const after = { isActive: false, price: 700, image: '/uploads/b.webp', gallery };
  expect(differenceOf(before, after)).toEqual([
    ['image', 'pictures', ['-/uploads/a.webp', '+/uploads/b.webp']],
    ['gallery', 'pictures', ['+/uploads/c.webp']],
    ['price', 'words', ['-$640', '+$700']],
    ['isActive', 'words', ['-Yes', '+No']],
  ]);
});

test('nothing differs between kinds of nothing, and fields in groups say where they are', () => {
  expect(differenceOf({ highlights: [], rating: null }, {})).toEqual([]);
  const before = { heroSection: { title: 'Karibu', subtitle: '' } };
  const after = { heroSection: { title: 'Welcome' } };
  const [only, ...others] = listDifferences(settingsFields, before, after);
  expect(others).toEqual([]);
  expect(only?.path).toBe('heroSection.title');
  expect(only?.label).toMatch(/: .+/);
});
