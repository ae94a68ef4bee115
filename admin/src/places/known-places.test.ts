import { expect, test } from 'vitest';
import { findByName, listKnownPlaces } from './known-places.ts';

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
