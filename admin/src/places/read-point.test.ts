import { expect, test } from 'vitest';
import { readPoint } from './read-point.ts';

const STONE_TOWN = { latitude: -6.1659, longitude: 39.2026 };

test('coordinates are understood as maps and pages write them', () => {
  for (const text of [
    '-6.1659, 39.2026',
    '-6.1659,39.2026',
    '-6.1659 39.2026',
    '(−6.1659; 39.2026)',
    '-6,1659; 39,2026',
    '-6,1659, 39,2026',
    '6.1659° S, 39.2026° E',
    '6.1659S 39.2026E',
    '-6.1659 S, 39.2026 E',
    'S 6.1659 E 39.2026',
    '39.2026 E, 6.1659 S',
    'https://www.google.com/maps/@-6.1659,39.2026,15z',
    'https://maps.google.com/?q=-6.1659,39.2026',
    'https://www.google.com/maps/place/X/@-6.2,39.3,17z/data=!3m1!3d-6.1659!4d39.2026',
    'https://www.openstreetmap.org/?mlat=-6.1659&mlon=39.2026#map=11',
  ]) {
    expect(readPoint(text), text).toEqual(STONE_TOWN);
  }
});

test('degrees, minutes and seconds are understood', () => {
  const place = { latitude: -6.1659167, longitude: 39.2026111 };
  expect(readPoint(`6°09'57.3"S 39°12'09.4"E`)).toEqual(place);
  expect(readPoint('6° 9′ 57.3″ S, 39° 12′ 9.4″ E')).toEqual(place);
  expect(readPoint(`S 6°30' E 39°15'`)).toEqual({ latitude: -6.5, longitude: 39.25 });
});

test('a name is no point, whatever digits it has', () => {
  for (const text of [
    ...['', 'Karatu', 'Camp 5, 6', 'Mile 46', '5', 'Day 3 12', '-6,39', '1 2 3', 'East 5'],
    ...['6.1 S, 39.2 N', '12:30, 14:00', 'https://lodge.example/camp'],
  ]) {
    expect(readPoint(text), text).toBeNull();
  }
});

test('numbers that no place on earth has are told apart from names', () => {
  expect(readPoint('95, 39')).toBe('beyond');
  expect(readPoint('-6.1, 200')).toBe('beyond');
  expect(readPoint('-90, 180')).toEqual({ latitude: -90, longitude: 180 });
});
