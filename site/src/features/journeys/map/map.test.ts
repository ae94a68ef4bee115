import { placeLabels, type Tour } from '@karibu/graph/contract';
import { describe, expect, test } from 'vitest';
import { drawMap } from './draw-map.ts';
import { spreadOut } from './spread.ts';
import { findRoute, sayDays } from './stops.ts';
import { fitView, MAP } from './view.ts';

type Day = Tour['itinerary'][number];

const day = (place: string, latitude: number | null, longitude: number | null): Day => ({
  id: '',
  meals: [],
  stay: '',
  day: '',
  title: 'Onwards',
  description: '',
  place,
  latitude,
  longitude,
});
const KARATU = day('Karatu', -3.34, 35.67);
const SERONERA = day('Seronera', -2.43, 34.82);
const ARUSHA = day('Arusha', -3.37, 36.68);

describe('a route', () => {
  test('has a stop for each place, with all days that end there, and passes it as often', () => {
    const { stops, way } = findRoute([KARATU, SERONERA, SERONERA, KARATU]);
    expect(stops.map(({ number, name, days }) => [number, name, days])).toEqual([
      [1, 'Karatu', ['Day 1', 'Day 4']],
      [2, 'Seronera', ['Day 2', 'Day 3']],
    ]);
    expect(way.map(({ stop }) => stop.name)).toEqual(['Karatu', 'Seronera', 'Karatu']);
  });

  test('says the days of a stop in few words', () => {
    expect(sayDays(['Day 1'])).toBe('Day 1');
    expect(sayDays(['Day 1', 'Day 3', 'Day 4', 'Day 5'])).toBe('Days 1, 3–5');
    expect(sayDays(['Day 1', 'The last day'])).toBe('Day 1, The last day');
  });

  test('leaves out days whose place is not known, and names a stop by its day where it must', () => {
    const { stops } = findRoute([day('Somewhere', null, null), day('', -3.34, 35.67)]);
    expect(stops.map(({ name, days }) => [name, days])).toEqual([['Onwards', ['Day 2']]]);
  });
});

describe('a stretch of a route', () => {
  const flight = (text: string) => {
    const [title = '', description = ''] = text.split('|');
    return findRoute([ARUSHA, { ...SERONERA, title, description }]).way.at(-1)?.isByAir;
  };
  const kinds = (...days: Day[]) => {
    const svg = drawMap(findRoute(days));
    return [...svg.matchAll(/class="way (\w+)" d="M[\d.]+ [\d.]+L([^"]*)"/g)].map(
      ([, kind, points = '']) => [kind, points.split('L').length > 1 ? 'arc' : 'straight'],
    );
  };

  test('is a flight where the day says so in its title or its first sentence', () => {
    for (const text of [
      'Flight to Seronera',
      'The crater, and a flight to Seronera',
      'By way of Arusha|Two short flights, and the plains by two.',
      'Onwards|We fly to Seronera. Lunch in camp.',
      'To Seronera by air',
    ]) {
      expect(flight(text), text).toBe(true);
    }
    for (const text of [
      'Onwards|We drive all day. Tomorrow you fly to Arusha.',
      'A balloon flight at dawn',
      'Flying foxes of Ngezi',
      'A night in a fly camp',
    ]) {
      expect(flight(text), text).toBe(false);
    }
  });

  test('is an arc through the air, dashed over water, and a plain line where there may be roads', () => {
    const flown = { ...SERONERA, title: 'Flight to Seronera' };
    const [saadani, zanzibar] = [day('Saadani', -6.04, 38.78), day('Stone Town', -6.16, 39.19)];
    expect(kinds(ARUSHA, KARATU, flown)).toEqual([
      ['road', 'straight'],
      ['air', 'arc'],
    ]);
    expect(kinds(saadani, zanzibar)).toEqual([['over', 'straight']]);
    expect(kinds(day('Paris', 48.85, 2.35), day('Lyon', 45.76, 4.84))).toEqual([
      ['road', 'straight'],
    ]);
    expect(drawMap(findRoute([ARUSHA, flown]))).toContain('>Flight</text>');
    expect(drawMap(findRoute([ARUSHA, KARATU]))).not.toContain('>Flight</text>');
  });
});

describe('a view', () => {
  const places = findRoute([KARATU, SERONERA, ARUSHA]).stops;

  test('holds every place, north above south and west left of east', () => {
    const points = places.map(fitView(places).project);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP.height);
    }
    const [karatu, seronera, arusha] = points;
    expect(seronera?.y).toBeLessThan(karatu?.y ?? 0);
    expect(seronera?.x).toBeLessThan(arusha?.x ?? 0);
  });

  test('tells distances truly: Karatu to Arusha is 112 km as birds fly', () => {
    const view = fitView(places);
    const [from, , to] = places.map(view.project);
    const units = Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
    expect(units * view.kilometresPerUnit).toBeCloseTo(112, -1);
  });
});

describe('a map', () => {
  test('numbers and names its stops, and says how long a stretch of it is', () => {
    const svg = drawMap(findRoute([KARATU, SERONERA, ARUSHA]));
    for (const name of ['Karatu', 'Seronera', 'Arusha']) expect(svg).toContain(`>${name}</text>`);
    expect(svg.match(/class="number"/g)).toHaveLength(3);
    expect(svg).toMatch(/>(\d+) km<\/text>/);
  });

  test('shows sea, land and lakes where it knows them, and plain paper elsewhere', () => {
    const zanzibar = drawMap(findRoute([day('Paje', -6.27, 39.53), day('Nungwi', -5.73, 39.3)]));
    expect(zanzibar).toContain('class="water"');
    expect(zanzibar).toContain('class="land" d="M');
    const crossing = drawMap(findRoute([day('Muscat', 23.6, 58.55), day('Mombasa', -4.06, 39.67)]));
    expect(crossing).toContain('class="land" d="M');
    expect(crossing).toContain('>Arabian Sea</text>');
    const paris = drawMap(findRoute([day('Paris', 48.85, 2.35)]));
    expect(paris).not.toContain('class="water"');
    expect(paris).toContain('>Paris</text>');
  });

  test('gathers stops that are one spot from afar in one pin, with their numbers and names', () => {
    const oman = [day('Muscat', 23.6, 58.5), day('Nizwa', 22.9, 57.5), day('Sur', 22.6, 59.5)];
    const svg = drawMap(findRoute([...oman, day('Stone Town', -6.16, 39.19)]));
    expect(svg).toContain('>1–3</text>');
    expect(svg).toContain('>Muscat, Nizwa, Sur</text>');
    expect(svg.match(/class="number"/g)).toHaveLength(2);
  });

  test('draws a peak only where its name has room off the names of stops', () => {
    const svg = drawMap(findRoute([ARUSHA, SERONERA, day('Usa River', -3.37, 36.86)]));
    const peaks = svg.match(/class="peak"/g) ?? [];
    const named = svg.match(/>(Kilimanjaro|Meru|Ol Doinyo Lengai)</g) ?? [];
    expect(peaks).toHaveLength(named.length);
  });

  test('keeps what an editor typed from becoming markup', () => {
    const svg = drawMap(findRoute([day('A & B <script>', -3, 35)]));
    expect(svg).toContain('A &amp; B &lt;script&gt;');
  });
});

test('stops that are close are drawn apart, even on one spot', () => {
  const [a, b] = spreadOut(
    [
      { x: 10, y: 10 },
      { x: 10, y: 10 },
    ],
    20,
  );
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(20);
});

test('labels never lie on each other; one without room is left out', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => ({
    text: `Place ${index}`,
    at: { x: 180 + (index % 6) * 8, y: 130 + Math.floor(index / 6) * 8 },
    size: 13,
  }));
  const placed = placeLabels(crowd, [], [], MAP);
  expect(placed.length).toBeGreaterThan(3);
  expect(placed.length).toBeLessThan(crowd.length);
  const left = ({ x, text, anchor }: (typeof placed)[number]) =>
    x - { start: 0, middle: 0.5, end: 1 }[anchor] * text.length * 13 * 0.56;
  for (const [index, a] of placed.entries()) {
    for (const b of placed.slice(index + 1)) {
      const isApart =
        Math.abs(a.y - b.y) >= 13 ||
        left(a) >= left(b) + b.text.length * 13 * 0.56 ||
        left(b) >= left(a) + a.text.length * 13 * 0.56;
      expect(isApart, `${a.text} and ${b.text}`).toBe(true);
    }
  }
});
