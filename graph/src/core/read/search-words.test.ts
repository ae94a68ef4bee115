import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceOf } from '../../services.ts';
import { startTestServer, type TestServer, tourInput } from '../../testing/test-server.ts';
import { SYSTEM_CONTEXT } from '../access.ts';
import { fillSearchWords } from '../write/fill-search-words.ts';
import { EVERYTHING } from './paging.ts';
import { toSearchPattern } from './search-pattern.ts';
import { mayBeFound, searchWordsOf, toWords } from './search-words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LAST = 0xffff;
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
const CHARACTERS = Array.from({ length: LAST }, (_, at) => at + 1)
  .filter((code) => !isSurrogate(code))
  .map((code) => String.fromCodePoint(code));
const plain = (text: string) => toWords(text).join(' ');

/** The searches of one character whose pattern matches a text that has no such word. */
function findLost(search: string, texts: string[]): string[][] {
  const pattern = new RegExp(toSearchPattern(search), 'iu');
  const lost = (text: string) => pattern.test(text) && !plain(text).includes(plain(search));
  return texts.filter(lost).map((text) => [search, text]);
}

test('SIZE-9 no letter is lost: what the pattern of a search matches has its words', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  expect(letters.flatMap((letter) => findLost(letter, CHARACTERS))).toEqual([]);
});

function variantsOf(character: string): string[] {
  const cases = [character, character.toLowerCase(), character.toUpperCase()];
  const back = cases.flatMap((each) => [each.toLowerCase(), each.toUpperCase()]);
  return [...cases, ...back].flatMap((each) => [each, each.normalize('NFD')]);
}

test('SIZE-9 no other character is lost in another case or in parts', () => {
  const changing = CHARACTERS.filter((each) => variantsOf(each).some((other) => other !== each));
  const lost = changing.flatMap((character) => findLost(character, variantsOf(character)));
  expect(lost).toEqual([]);
  const alike = Map.groupBy(changing, (each) => each.toUpperCase());
  for (const group of alike.values()) {
    expect(group.flatMap((each) => findLost(each, group))).toEqual([]);
  }
});

const SAMPLES = [
  ...['Émile’s Reef', 'Zoé  at\nDawn', 'Tromsø — Zanzibar', 'Café (C++) [100%]', 'Đông Hồ'],
  ...[
    'Straße nach ẞ',
    'ΟΔΟΣ σοφός',
    'İzmir ılık',
    'ᾳ ῼ',
    'ﬁne ofﬁce',
    '가각 한국',
    'e\u0323\u0301n',
  ],
];
/** All parts of a text up to a length. */
const partsOf = (text: string) =>
  Array.from({ length: text.length }, (_, from) =>
    [1, 2, 3, 5, 8].map((length) => text.slice(from, from + length).trim()),
  ).flat();

test('SIZE-9 every part of a text, in any case and form, is in its words', () => {
  const resource = { search: ['title'] };
  for (const title of SAMPLES) {
    const { searchWords = '' } = searchWordsOf(resource, { title });
    for (const part of partsOf(title).filter(Boolean)) {
      for (const search of [part, part.toUpperCase(), part.normalize('NFD')]) {
        if (!new RegExp(toSearchPattern(search), 'iu').test(title)) continue;
        const missing = toWords(search.normalize('NFC')).filter((w) => !searchWords.includes(w));
        expect([title, search, missing]).toEqual([title, search, []]);
      }
    }
  }
});

const tours = () => serviceOf(server.services.byName, 'tours');
const stored = (title: string) => server.connection.collection('tours').findOne({ title });
const find = async (search: string) => {
  const { records, count } = await tours().list(SYSTEM_CONTEXT, { ...EVERYTHING, search });
  return [records.map(({ title }) => title), count];
};
const words = (title: string) => stored(title).then((found) => found?.searchWords);

test('SIZE-9 each write keeps the words, and no answer shows them', async () => {
  const { id } = await tours().create(SYSTEM_CONTEXT, tourInput({ title: 'Olkaria Höhle' }));
  expect(await words('Olkaria Höhle')).toContain('olkaria hohle');
  await tours().update(SYSTEM_CONTEXT, id, { title: 'Suswa' }, null);
  expect(await find('olkaria')).toEqual([[], 0]);
  expect(await find('suswa')).toEqual([['Suswa'], 1]);
  await tours().restore(SYSTEM_CONTEXT, id, 1);
  expect([await find('suswa'), await find('HOHLE')]).toEqual([
    [[], 0],
    [['Olkaria Höhle'], 1],
  ]);
  const { body } = await server.rest('GET', `/tours/${id}`, { as: 'editor' });
  expect(Object.keys(body.data).filter((name) => /^search(Words|Rule)/.test(name))).toEqual([]);
  await tours().remove(SYSTEM_CONTEXT, id);
});

test('SIZE-9 records without words, or with those of another rule, are found and get theirs', async () => {
  const { id } = await tours().create(SYSTEM_CONTEXT, tourInput({ title: 'Ngulia' }));
  const collection = server.connection.collection('tours');
  const changes = [
    { $unset: { searchRule: 1, searchWords: 1 } },
    { $set: { searchRule: '0 slug', searchWords: 'other' } },
  ];
  for (const change of changes) {
    await collection.updateOne({ title: 'Ngulia' }, change);
    expect(await find('ngul')).toEqual([['Ngulia'], 1]);
    expect(await fillSearchWords(tours())).toBe(1);
    expect(await words('Ngulia')).toContain('ngulia');
    expect([await fillSearchWords(tours()), await find('ngul')]).toEqual([0, [['Ngulia'], 1]]);
  }
  await tours().remove(SYSTEM_CONTEXT, id);
});

test('SIZE-9 what is no text has no words, and stops no start', () => {
  const { searchWords } = searchWordsOf(
    { search: ['title', 'tags', 'place', 'note'] },
    { title: { toString: 1 }, tags: ['Sea', 3, 'Sand'], place: null },
  );
  expect(searchWords).toBe('sea sand');
});

test('SIZE-9 a search looks into the texts of no record whose words lack it', async () => {
  const { id } = await tours().create(SYSTEM_CONTEXT, tourInput({ title: 'Satao' }));
  const collection = server.connection.collection('tours');
  const candidates = (text: string) =>
    collection.countDocuments(mayBeFound(tours().resource, text) ?? {});
  expect([await candidates('satao'), await candidates('sátao tsavo east lodge')]).toEqual([1, 0]);
  expect(mayBeFound(tours().resource, '\u0301')).toBeNull();
  await tours().remove(SYSTEM_CONTEXT, id);
});

test('SIZE-9 a list that names no limit answers at most 1,000 records, over REST and GraphQL', async () => {
  const { id: _, _id: __, ...first } = await tours().create(SYSTEM_CONTEXT, tourInput({}));
  const made = Array.from({ length: 1_000 }, (_each, at) => ({ ...first, slug: `many-${at}` }));
  await tours().model.insertMany(made);
  const rest = await server.rest('GET', '/tours', { as: 'editor' });
  expect([rest.body.data.length, rest.body.count]).toEqual([1_000, 1_001]);
  const { data } = await server.graphql('{ tours { items { id } count } }', {}, 'editor');
  expect([data.tours.items.length, data.tours.count]).toEqual([1_000, 1_001]);
  await tours().model.deleteMany({});
});
