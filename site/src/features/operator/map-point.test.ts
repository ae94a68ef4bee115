import { expect, test } from 'vitest';
import { findPoint } from './map-point.ts';

const ARUSHA = { latitude: -3.3731, longitude: 36.6942 };

test.each([
  ['https://www.openstreetmap.org/export/embed.html?layer=mapnik&marker=-3.3731%2C36.6942', ARUSHA],
  ['https://www.google.com/maps?q=-3.3731,36.6942&output=embed', ARUSHA],
  ['https://www.google.com/maps/embed?pb=!1m18!1m12!1d3982.1!2d36.6942!3d-3.3731!2m3', ARUSHA],
  ['https://www.google.com/maps?q=Arusha%2C%20Tanzania&output=embed', undefined],
  ['https://maps.example/embed?at=fumba', undefined],
  ['', undefined],
])('TRIP-16 finds the place that %s marks', (url, point) => {
  expect(findPoint(url)).toEqual(point);
});
