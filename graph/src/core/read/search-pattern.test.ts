import { expect, test } from 'vitest';
import { serviceOf } from '../../services.ts';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { MAX_SEARCH } from './paging.ts';
import { toSearchPattern } from './search-pattern.ts';

const server = useTestServer();

const inParts = (text: string) => text.normalize('NFD');
const TITLES = [
  'Émile’s Reef',
  `${inParts('Zoé')} at Dawn`,
  'Tromsø to Zanzibar',
  'Café (C++) [100%]',
  'Đông Hồ',
  'Плай й',
  inParts('Ärger'),
];

/** What is looked for, and the places of the titles that it finds. */
const SEARCHES: [string, number[]][] = [
  ['emile', [0]],
  ['ÉMILE', [0]],
  [inParts('émile'), [0]],
  ['Emíle’s reef', [0]],
  ['zoe at', [1]],
  ['zoé', [1]],
  ['tromso', [2]],
  ['zanzibar', [2]],
  ['cafe (c++) [', [3]],
  ['café', [3]],
  ['100%', [3]],
  ['dong ho', [4]],
  [inParts('й'), [5]],
  ['и', []],
  ['arger', [6]],
  ['z.*r', []],
  ['[a-z]', []],
  ['.', []],
  ['^', []],
];

describeBothDoors(
  () => server,
  'search',
  (door) => {
    test('API-11 API-12 finds plain text with or without its accents', async () => {
      const { resource } = serviceOf(server.services.byName, 'tours');
      const { create, list, remove } = door.of(resource);
      const made: Json[] = [];
      const elsewhere = { description: '<p>!</p>', destination: '!', category: '!' };
      for (const title of TITLES) {
        const { data } = await create(tourInput({ title, ...elsewhere }), 'editor');
        made.push(data);
      }
      for (const [search, places] of SEARCHES) {
        const { data, count } = await list({ search, sort: 'createdAt' });
        const found = data.map(({ id }: Json) => made.findIndex((each) => each.id === id));
        expect([search, found, count]).toEqual([search, places, places.length]);
      }
      for (const { id } of made) await remove(id, 'editor');
    });
  },
);

test('API-12 the pattern of the longest search is one that MongoDB takes', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const pattern = toSearchPattern(letter.repeat(MAX_SEARCH));
    expect(Buffer.byteLength(pattern)).toBeLessThan(32_000);
  }
});
