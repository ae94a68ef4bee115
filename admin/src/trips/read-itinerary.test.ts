import { describe, expect, test } from 'vitest';
import { readItinerary } from './read-itinerary.ts';

const ARUSHA = { day: 'Day 1', title: 'Arrival in Arusha', description: 'You are met.' };
const TARANGIRE = { day: 'Day 2', title: 'Tarangire', description: 'Elephants.\n• Baobabs' };

describe('OFF-1 an itinerary that is pasted whole becomes days', () => {
  test.each([
    'Day 1: Arrival in Arusha\nYou are met.\n\nDay 2: Tarangire\nElephants.\n• Baobabs',
    'DAY 1 – Arrival in Arusha\r\n\r\nYou are met.\r\nDAY 2 – Tarangire\r\nElephants.\r\n·\tBaobabs',
    'Day 1\nArrival in Arusha\nYou are met.\nDay 2\nTarangire\nElephants.\n* Baobabs',
    'Day One. Arrival in Arusha\nYou are met.\nDay Two. Tarangire\nElephants.\n- Baobabs',
    'Day 1\tArrival in Arusha\tYou are met.\nDay 2\tTarangire\tElephants.\n●\tBaobabs',
    'Day 1 Arrival in Arusha\nYou are met.\nDay 2 Tarangire\nElephants.\n  ◦ Baobabs',
    'Day\u00a01:\u00a0Arrival in Arusha\vYou are met.\nDay 2) Tarangire\nElephants.\n§ Baobabs',
  ])('however it is written: %j', (text) => {
    expect(readItinerary(text)).toEqual({ days: [ARUSHA, TARANGIRE], before: '' });
  });

  test('days that go together stay together', () => {
    const text = 'Days 1-2: The reef\nRest.\nDay 3 & 4 – Stone Town\nWalk.\nDay 5 to 6: Home\nFly.';
    expect(readItinerary(text)?.days.map(({ day }) => day)).toEqual([
      ...['Days 1–2', 'Day 3–4', 'Day 5–6'],
    ]);
  });

  test.each([
    ['Day 1 - 3 June: Arrival\nTea.\nDay 2 - 4 June: Home\nFly.', ['Day 1', 'Day 2']],
    ['• Day 1: Arrival\nTea.\n• Day 2: Home\nFly.', ['Day 1', 'Day 2']],
    ['1. Tag: Ankunft\nTee.\n2. Tag: Pirsch\nLöwen.', ['Tag 1', 'Tag 2']],
    ['1er jour : Arrivée\nThé.\n2e jour : Safari\nLions.', ['Jour 1', 'Jour 2']],
    ['Tag 1 und 2: Ankunft\nTee.\nTag 3 bis 5: Pirsch\nLöwen.', ['Tag 1–2', 'Tag 3–5']],
  ])('a date, a bullet or a number before its word hides no day: %j', (text, days) => {
    expect(readItinerary(text)?.days.map(({ day }) => day)).toEqual(days);
  });

  test.each([
    ['Days 1, 2 and 3: The reef\nRest.\nDays 4, 5 & 6: Home\nFly.', ['Days 1–3', 'Days 4–6']],
    ['Days 1, 2, and 3: The reef\nRest.\nDay 4: Home\nFly.', ['Days 1–3', 'Day 4']],
    ['Day One and Two: Reef\nRest.\nDay Three – Home\nFly.', ['Day 1–2', 'Day 3']],
    ['Day One\nReef\nRest.\nDay Twenty\nHome\nFly.', ['Day 1', 'Day 20']],
    ['Day 1 – 2 nights\nRest.\nDay 3 – 1 night\nFly.', ['Day 1', 'Day 3']],
    ['Day 1, 2 nights in Arusha\nRest.\nDay 3: Home\nFly.', ['Day 1', 'Day 3']],
    ['Day 1 - 9:30 pick-up\nRest.\nDay 2 - 11 am flight\nFly.', ['Day 1', 'Day 2']],
    ['Day 1 - 4x4 drive\nRest.\nDay 2 – 60 km walk\nFly.', ['Day 1', 'Day 2']],
    ['Days 1, 3 and 5: Dive\nRest.\nDay 6: Home\nFly.', ['Days 1', 'Day 6']],
    ['Days 1, 2 and 3: Reef. Rest. Days 4-5: Home. Fly.', ['Days 1–3', 'Days 4–5']],
    ['Day One: Arrival. Tea. Day Two: Home. Fly.', ['Day 1', 'Day 2']],
  ])('numbers of days are told from other numbers, and no word is lost: %j', (text, days) => {
    const read = readItinerary(text);
    expect(read?.days.map(({ day }) => day)).toEqual(days);
    const words = JSON.stringify(read);
    const told = text.replace(/Days? (?:One and Two|\w+(?:, \d)*,?(?: (?:and|&) \d|-\d)?)/g, '');
    for (const word of told.match(/\w+/g) ?? []) expect(words).toContain(word);
  });

  test.each([
    ['1) Arrival\nYou are met.\n2) Crater\nLions.\n3) Home', ['Arrival', 'Crater', 'Home']],
    ['1. Arrival\n\nYou are met.\n\n2.\tCrater\n3 lions.', ['Arrival', 'Crater']],
    ['1: Arrival\n2: Home', ['Arrival', 'Home']],
  ])('the entries of a list that counts from 1 are days of a blank one: %j', (text, titles) => {
    const read = readItinerary(text, true);
    expect(read?.days.map(({ title }) => title)).toEqual(titles);
    expect(read?.days.map(({ day }) => day)).toEqual(titles.map((_, index) => `Day ${index + 1}`));
    for (const word of text.match(/[a-z]+/gi) ?? []) expect(JSON.stringify(read)).toContain(word);
    expect(readItinerary(text)).toBeNull();
  });

  test('a list of other things is none of days', () => {
    for (const text of [
      'Bring:\n1. Hat\n2. Water',
      '2. Hat\n3. Water',
      '1. Hat',
      '1.5 km\n2.5 km',
    ]) {
      expect(readItinerary(text, true)).toBeNull();
    }
    const text = 'Day 1: Arrival\n1. Tea\n2. Cake\nDay 2: Home\nFly.';
    expect(readItinerary(text, true)?.days).toHaveLength(2);
  });

  test('a later day that is only mentioned swallows none of those between', () => {
    const text =
      'Day 1: Arrival\nTea.\nDay 2: Lake\nSwim.\nDay 7: Optional extension.\nDay 3: Home\nFly.';
    expect(readItinerary(text)?.days.map(({ title, description }) => [title, description])).toEqual(
      [
        ['Arrival', 'Tea.'],
        ['Lake', 'Swim.\nDay 7: Optional extension.'],
        ['Home', 'Fly.'],
      ],
    );
  });

  test('other languages keep their word for a day', () => {
    expect(readItinerary('Tag 1: Ankunft\nTee.\nTag 2: Pirsch\nLöwen.')?.days).toEqual([
      { day: 'Tag 1', title: 'Ankunft', description: 'Tee.' },
      { day: 'Tag 2', title: 'Pirsch', description: 'Löwen.' },
    ]);
    const jours = 'JOUR 1 : Arrivée\nThé.\nJOUR 2 : Safari\nLions.';
    expect(readItinerary(jours)?.days.map(({ day, title }) => `${day} ${title}`)).toEqual([
      ...['Jour 1 Arrivée', 'Jour 2 Safari'],
    ]);
  });

  test('a day without a text keeps its title, to be asked about', () => {
    expect(readItinerary('Day 1: Arrival\nDay 2: At the beach\nSwim.')?.days[0]).toEqual({
      ...{ day: 'Day 1', title: 'Arrival', description: '' },
    });
  });

  test('what stands before the first day is handed over too', () => {
    const read = readItinerary('Northern circuit\n7 days\nDay 1: Arrival\nTea.\nDay 2: Home\nFly.');
    expect(read?.before).toBe('Northern circuit\n7 days');
    expect(read?.days).toHaveLength(2);
  });

  test('a title that runs into its text ends with its first sentence', () => {
    const text = `Day 1: Arrival in Arusha. You are met at the airport, ${'and driven on '.repeat(5)}`;
    const [day] = readItinerary(`${text}\nDay 2: Home\nFly.`)?.days ?? [];
    expect(day?.title).toBe('Arrival in Arusha');
    expect(day?.description).toMatch(/^You are met at the airport/);
  });

  test('a text in one line, as a PDF gives it, is divided at its days', () => {
    const text = 'Day 1: Arrival. Tea. Day 2: Home. Fly.';
    expect(readItinerary(text)?.days.map(({ title }) => title)).toEqual([
      ...['Arrival. Tea.', 'Home. Fly.'],
    ]);
  });

  test('a sentence that begins with a day is no day', () => {
    const text = 'Day 1: Arrival\nTea.\nDay 2 begins early, so sleep.\nDay 2: Crater\nLions.';
    expect(readItinerary(text)?.days).toMatchObject([
      { description: 'Tea.\nDay 2 begins early, so sleep.' },
      { title: 'Crater', description: 'Lions.' },
    ]);
  });

  test('a day may lack the mark that the others have', () => {
    const text = 'Day 1: Arrival\nTea.\nDay 2 Crater\nLions.\nday 3 beach\nSwim.';
    const days = readItinerary(text)?.days.map(({ title }) => title);
    expect(days).toEqual(['Arrival', 'Crater']);
    const small = readItinerary('day 1 arrival\nTea.\nday 2 crater\nLions.')?.days;
    expect(small?.map(({ day, title }) => `${day} ${title}`)).toEqual([
      ...['Day 1 arrival', 'Day 2 crater'],
    ]);
  });

  test('a single day takes the place of the one it is pasted into', () => {
    expect(readItinerary('Day 4: Crater\nLions.')?.days).toEqual([
      { day: 'Day 4', title: 'Crater', description: 'Lions.' },
    ]);
  });

  test('no word is lost', () => {
    const text = 'Trip\nDay 1: A\nb c\n• d\nDay 2: e\tf\ng';
    const { days, before } = readItinerary(text) ?? { days: [], before: '' };
    const words = [before, ...days.flatMap((day) => Object.values(day))].join(' ');
    for (const word of text.match(/\w+/g) ?? []) expect(words).toContain(word);
  });
});

test.each([
  'Elephants at the river.',
  'Day 1: Arrival',
  'We meet at eight.\nDay 2 is for the crater.',
  'Daylight 1\nDaylight 2',
  '',
])('%j is no itinerary', (text) => {
  expect(readItinerary(text)).toBeNull();
});
