import { expect, test } from 'vitest';
import { distanceKm, sayCoordinates, sayPlace, sayRelation } from './say-place.ts';

const KARATU = { name: 'Karatu', latitude: -3.34, longitude: 35.67 };
const STONE_TOWN = { name: 'Stone Town', latitude: -6.16, longitude: 39.19 };
const KNOWN = [STONE_TOWN, KARATU];

test('a place is said by the nearest known one, how far and in which direction', () => {
  const at = (latitude: number, longitude: number) => sayRelation({ latitude, longitude }, KNOWN);
  expect(at(-3.34, 35.67)).toBe('At Karatu');
  expect(at(-6.165, 39.2)).toBe('Near Stone Town');
  expect(at(-3.25, 35.67)).toBe('10 km north of Karatu');
  expect(at(-3.43, 35.67)).toBe('10 km south of Karatu');
  expect(at(-3.25, 35.76)).toBe('14 km north-east of Karatu');
  expect(at(-3.34, 35.4)).toBe('30 km west of Karatu');
  expect(at(-4.84, 35.67)).toBe('170 km south of Karatu');
});

test('on one spot, a place is named before a stay', () => {
  const camp = { ...KARATU, name: 'Ridge Camp', kind: 'Stays' };
  expect(sayRelation(KARATU, [camp, KARATU])).toBe('At Karatu');
  expect(sayRelation(KARATU, [camp])).toBe('At Ridge Camp');
});

test('far from all that is known, coordinates say enough', () => {
  const paris = { latitude: 48.85, longitude: 2.35 };
  expect(sayPlace(paris, KNOWN)).toBe('48.85° N, 2.35° E');
  expect(sayPlace(paris, [])).toBe('48.85° N, 2.35° E');
  expect(sayPlace(KARATU, KNOWN)).toBe('At Karatu (3.34° S, 35.67° E)');
});

test('coordinates have their hemispheres, and no more digits than are known', () => {
  expect(sayCoordinates({ latitude: -6.16592, longitude: -78.5 })).toBe('6.1659° S, 78.5° W');
  expect(sayCoordinates({ latitude: 0, longitude: 0 })).toBe('0° N, 0° E');
});

test('distances follow the earth: Karatu to Stone Town is 500 km', () => {
  expect(distanceKm(KARATU, STONE_TOWN)).toBeCloseTo(500.4, 0);
  const east = { latitude: 0, longitude: 179.5 };
  expect(distanceKm(east, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 6);
});
