import { expect, test } from 'vitest';
import { findByName, listKnownPlaces, nameAt } from './known-places.ts';

const day = (place: string, latitude: number | null, longitude: number | null) => ({
  ...{ place, latitude, longitude },
});
const stay = (name: string, place: string, latitude: number | null, longitude: number | null) => ({
  ...{ id: name, name, place, latitude, longitude },
});
const answer = (values: {
  destinations?: string[];
  stays?: ReturnType<typeof stay>[];
  days?: ReturnType<typeof day>[];
}) => ({
  destinations: { items: (values.destinations ?? []).map((name) => ({ name })) },
  stays: { items: values.stays ?? [] },
  tours: { items: [{ id: 'a1', itinerary: values.days ?? [] }] },
  packages: { items: [] },
});

test('a destination is amid the stays within it, or where days that end there are', () => {
  const known = listKnownPlaces(
    answer({
      destinations: ['Serengeti', 'Pemba', 'Nowhere'],
      stays: [
        stay('Ridge Camp', 'Seronera, Serengeti', -2.4, 34.8),
        stay('Bend Camp', 'Kogatende, Serengeti', -1.6, 34.8),
        stay('Clove House', 'Makangale, Pemba', -4.9, 39.69),
      ],
      days: [day('pemba', -5, 39.7)],
    }),
  );
  expect(known.filter(({ kind }) => kind === 'Destinations')).toEqual([
    { name: 'Pemba', kind: 'Destinations', latitude: -5, longitude: 39.7 },
    { name: 'Serengeti', kind: 'Destinations', latitude: -2, longitude: 34.8 },
  ]);
});

test('what has no point or no name is left out, and each name stands once', () => {
  const known = listKnownPlaces(
    answer({
      stays: [stay('Ridge Camp', 'Hills', null, null), stay('Bend Camp', 'Hills', -1.6, 34.8)],
      days: [
        ...[day('', -3, 35), day('Karatu', null, null), day('BEND CAMP', -9, 39)],
        ...[day('Karatu', -3.3, 35.7), day('Karatu', -3.34, 35.67), day('Karatu', -3.34, 35.67)],
      ],
    }),
  );
  expect(known).toEqual([
    { name: 'Bend Camp', kind: 'Stays', latitude: -1.6, longitude: 34.8 },
    { name: 'Karatu', kind: 'Places of trips', latitude: -3.34, longitude: 35.67 },
  ]);
  expect(findByName(known, ' karatu ')?.latitude).toBe(-3.34);
  expect(findByName(known, 'Kara')).toBeUndefined();
});

const KARATU = { name: 'Karatu', kind: 'Destinations', latitude: -3.34, longitude: 35.67 } as const;
const PEMBA = { name: 'Pemba', kind: 'Destinations', latitude: -5, longitude: 39.7 } as const;

test.each([
  ['nothing is written', '', null, PEMBA, 'Pemba'],
  ['nothing is written beside a point', '', KARATU, PEMBA, 'Pemba'],
  ['the name came from the point before', ' karatu', KARATU, PEMBA, 'Pemba'],
  [
    'no place is known at the new point',
    'Karatu',
    KARATU,
    { latitude: 1, longitude: 2 },
    undefined,
  ],
  ['a name was typed', 'Acacia camp', null, PEMBA, undefined],
  ['a name was typed beside a point', 'Acacia camp', KARATU, PEMBA, undefined],
  [
    'a known name was typed beside another point',
    'Karatu',
    { latitude: 1, longitude: 2 },
    PEMBA,
    undefined,
  ],
])('a new point brings its name along unless somebody typed one: %s', (...given) => {
  const [, name, before, point, brought] = given;
  expect(nameAt([KARATU, PEMBA], point, { name, point: before })).toBe(brought);
});

test('a stay gives its name to a point only where no place is there', () => {
  const stayThere = { ...KARATU, name: 'Farm Cottages', kind: 'Stays' } as const;
  const nothing = { name: '', point: null };
  expect(nameAt([stayThere, KARATU], KARATU, nothing)).toBe('Karatu');
  expect(nameAt([stayThere], KARATU, nothing)).toBe('Farm Cottages');
});
