import {
  destinationFields,
  type FieldMap,
  settingsFields,
  tourFields,
} from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { type Difference, listDifferences, type Part } from './differences.ts';

const SIGNS = { same: '', added: '+', removed: '-', moved: '~', changed: '!' };

const marked = (parts: Part[]): unknown[] =>
  parts.map(({ text, mark, changes }) =>
    changes ? [`${SIGNS[mark]}${text}`, ...changes.map(read)] : `${SIGNS[mark]}${text}`,
  );

const read = ({ path, look, parts }: Difference) => [path, look, marked(parts)];

function differenceOf(before: object, after: object, fields: FieldMap = tourFields) {
  return listDifferences(fields, before, after).map(read);
}

test('texts differ word by word, and rich text without its tags', () => {
  const before = { title: 'Three days', description: '<p>A quiet <em>beach</em>.</p><p>Sun.</p>' };
  const after = { title: 'Four days', description: '<p>A wild <em>beach</em>.</p><p>Sun.</p>' };
  expect(differenceOf(before, after)).toEqual([
    ['title', 'words', ['-Three', '+Four', ' days']],
    ['description', 'words', ['A ', '-quiet', '+wild', ' beach .\nSun.']],
  ]);
});

test('a phrase that was replaced is struck out as a whole, word by word only where words stay', () => {
  const before = { title: 'Down to the crater floor and back' };
  expect(differenceOf(before, { title: 'A walk before breakfast' })).toEqual([
    ['title', 'words', ['-Down to the crater floor and back', '+A walk before breakfast']],
  ]);
  expect(differenceOf(before, { title: 'Up to the crater rim and back' })).toEqual([
    ['title', 'words', ['-Down', '+Up', ' to the crater ', '-floor', '+rim', ' and back']],
  ]);
});

test('a rich text whose words stayed says that its formatting changed', () => {
  const [only] = differenceOf({ description: '<p>Sun</p>' }, { description: '<h2>Sun</h2>' });
  expect(only).toEqual(['description', 'words', ['The formatting changed.']]);
});

test('lists differ entry by entry, with months by their names', () => {
  const before = { highlights: ['Reef', 'Sunset'], bestMonths: [1] };
  const after = {
    highlights: ['Reef', 'Dolphins', 'Sunset'],
    bestMonths: [1, 7],
  };
  expect(differenceOf(before, after)).toEqual([
    ['highlights', 'entries', ['Reef', '+Dolphins', 'Sunset']],
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

test('a row that changed says what of it changed, whatever stands before it now', () => {
  const season = (id: string, changes: object = {}) => ({ ...SEASON, id, ...changes });
  const rates = [season('a'), season('b', { season: 'Low', everyYear: true })];
  const added = season('', { season: 'Peak', child: { fromAge: 4, toAge: 11, percent: 50 } });
  const perPerson = [SEASON.perPerson[0], { travellers: 4, price: 1200 }];
  const after = [added, season('a', { to: '2027-09-30', perPerson })];
  expect(differenceOf({ rates }, { rates: after })).toEqual([
    [
      'rates',
      'rows',
      [
        '+Peak · 1 June 2027 · 31 August 2027 · 2 travellers: $1,450, 4 travellers: $1,300' +
          ' · Children from age: 4 · Children to age: 11' +
          ' · Share of the adult price in percent: 50',
        [
          '!High',
          ['to', 'words', ['-31 August 2027', '+30 September 2027']],
          [
            'perPerson',
            'entries',
            ['2 travellers: $1,450', '-4 travellers: $1,300', '+4 travellers: $1,200'],
          ],
        ],
        '-Low · 1 June 2027 · 31 August 2027 · Every year' +
          ' · 2 travellers: $1,450, 4 travellers: $1,300',
      ],
    ],
  ]);
});

test('rows from before there were ids are known by what they hold, or by what they are called', () => {
  const day = { day: '1', title: 'Arrival', description: 'By boat.' };
  const other = { day: '2', title: 'Reef', description: 'Coral.' };
  const saved = { ...day, id: 'a', meals: [], stay: '' };
  const itinerary = [day, other];
  expect(differenceOf({ itinerary }, { itinerary: [saved, { ...other, id: 'b' }] })).toEqual([]);
  const moved = [{ ...other, id: 'b' }, saved];
  expect(differenceOf({ itinerary }, { itinerary: moved })).toEqual([
    ['itinerary', 'rows', ['~1 · Arrival']],
  ]);
  const changed = [{ ...saved, meals: ['lunch', 'dinner'] }, other];
  expect(differenceOf({ itinerary }, { itinerary: changed })).toEqual([
    ['itinerary', 'rows', [['!1 · Arrival', ['meals', 'entries', ['+lunch', '+dinner']]]]],
  ]);
});

test('the notes of a month are called by its name', () => {
  const note = { id: 'a', month: 3, weather: 'Rain', happens: '' };
  const monthlyNotes = [{ ...note, weather: 'Sun' }];
  expect(differenceOf({ monthlyNotes: [note] }, { monthlyNotes }, destinationFields)).toEqual([
    ['monthlyNotes', 'rows', [['!March', ['weather', 'words', ['-Rain', '+Sun']]]]],
  ]);
});

const SEASON = {
  season: 'High',
  from: '2027-06-01',
  to: '2027-08-31',
  everyYear: false,
  perPerson: [
    { travellers: 2, price: 1450 },
    { travellers: 4, price: 1300 },
  ],
  singleSupplement: null,
  child: { fromAge: null, toAge: null, percent: null },
};

test('a link whose address alone has changed says both addresses', () => {
  const about = (address: string) => ({
    description: `<p>See <a href="${address}">the map</a>.</p>`,
  });
  const [difference] = listDifferences(tourFields, about('/old'), about('/new'));
  const texts = difference?.parts.filter(({ mark }) => mark !== 'same').map(({ text }) => text);
  expect(texts?.join(' ')).toContain('old');
  expect(texts?.join(' ')).toContain('new');
});
