import { expect, test } from 'vitest';
import { describePoint } from './coordinates.ts';

test.each([
  [-2.43, 34.816, '2.43° S, 34.82° E'],
  [21.5, -77, '21.50° N, 77.00° W'],
  [0, 0, '0.00° N, 0.00° E'],
])('TRIP-5 a point is said with its hemispheres: %f %f', (latitude, longitude, text) => {
  expect(describePoint({ latitude, longitude })?.text).toBe(text);
});

test('TRIP-5 the map opens at the point', () => {
  expect(describePoint({ latitude: -2.43, longitude: 34.82 })?.map).toBe(
    'https://www.openstreetmap.org/?mlat=-2.43&mlon=34.82#map=11/-2.43/34.82',
  );
  expect(describePoint({ latitude: null, longitude: null })).toBeUndefined();
});
