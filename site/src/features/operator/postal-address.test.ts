import { expect, test } from 'vitest';
import { codeOfCountry } from './country-code.ts';
import { countryOf, describeAddress } from './postal-address.ts';

test.each([
  [
    '14 Weaverbird Lane, Arusha, Tanzania',
    { streetAddress: '14 Weaverbird Lane', addressLocality: 'Arusha', addressCountry: 'TZ' },
  ],
  [
    'Suite 3\n1 Long Street\nCape Town 8001\nSouth Africa',
    {
      ...{ streetAddress: 'Suite 3, 1 Long Street', addressLocality: 'Cape Town' },
      ...{ postalCode: '8001', addressCountry: 'ZA' },
    },
  ],
  ['Arusha, Tanzania', { addressLocality: 'Arusha', addressCountry: 'TZ' }],
  [
    'P.O. Box 12, Arusha 23101',
    { streetAddress: 'P.O. Box 12', addressLocality: 'Arusha', postalCode: '23101' },
  ],
  ['Shangani, Zanzibar', { streetAddress: 'Shangani', addressLocality: 'Zanzibar' }],
  ['', {}],
])('TRIP-16 takes the address %j apart', (address, parts) => {
  expect(describeAddress(address)).toEqual({ '@type': 'PostalAddress', ...parts });
});

test('TRIP-16 a country is known by its English name or its code, and by the code of today', () => {
  const names = [
    'Tanzania',
    ' sri lanka ',
    'OM',
    'United Kingdom',
    'Germany',
    'Zanzibar',
    'DD',
    '',
  ];
  expect(names.map(codeOfCountry)).toEqual(['TZ', 'LK', 'OM', 'GB', 'DE', '', '', '']);
  expect(countryOf('Kilindoni, Mafia Island')).toBe('');
});
