import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listTrips } from './list-trips.ts';
import { type Facets, packFacts, type TripFacts } from './trip-facts.ts';
import { NO_FILTERS, type TripFilters } from './trip-filter.ts';
import { tripId } from './trip-key.ts';

const SLUGS = ['north', 'south', 'coast', 'crater', 'delta'];
const COST = [500, 300, 400, 100, 200];

const FACTS = SLUGS.map(
  (slug, index): TripFacts => ({
    ...{
      id: tripId(slug),
      kind: 'tours',
      destination: 'Northern Serengeti',
      category: '',
      tourType: '',
    },
    ...{ days: 3, price: COST[index] ?? 0, rating: null, bestMonths: [], style: '', effort: null },
    ...{ most: null, least: null, departures: [] },
  }),
);
const FACETS: Facets = {
  parts: 1,
  destinations: ['Pemba', 'Serengeti', 'Zanzibar'],
  places: [['Northern Serengeti', ['Tanzania', 'Africa']]],
  categories: [['', '']],
  trips: packFacts(FACTS, ['Northern Serengeti'], ['']),
};
const CARDS = SLUGS.map((slug) => ({ key: slug, title: slug }));
const SCOPE = { kind: 'tours' as const, of: '' };

/** How often the rates of any trip were read: once for each time that it is priced. */
let readings = 0;

/** In the only season two pay a tenth more than in the facts, and one a fifth. */
const PRICES = COST.map((cost, at) => {
  const perPerson = [
    { travellers: 1, price: cost * 1.2 },
    { travellers: 2, price: cost * 1.1 },
  ];
  const season = { id: '', season: '', from: '2031-01-01', to: '2031-12-31', everyYear: false };
  const child = { fromAge: 4, toAge: 11, percent: null };
  return {
    ...{ trip: tripId(SLUGS[at] ?? ''), departures: [], closedDates: [] },
    get rates() {
      readings += 1;
      return [{ ...season, perPerson, child, singleSupplement: null }];
    },
  };
});

const FILES: Record<string, unknown> = {
  '/trips/facets.json': FACETS,
  '/trips/prices.json': PRICES,
  '/trips/cards-0.json': CARDS,
  '/trips/vocabulary.json': 'buffalo crater delta lion',
  '/trips/words-0.json': { lion: [tripId('south'), tripId('coast')].join('') },
};

beforeEach(() => {
  readings = 0;
  vi.stubGlobal('fetch', async (path: string) => ({ ok: true, json: async () => FILES[path] }));
});
afterEach(() => vi.unstubAllGlobals());

const list = (filters: Partial<TripFilters>) => listTrips(SCOPE, { ...NO_FILTERS, ...filters });

test('TRIP-9 a list asks the price of each trip once for a party, however it is searched', async () => {
  const party = { date: '2031-02-03', travelers: '2', sort: 'price' };
  const { results } = await list(party);
  expect(results.map(({ card }) => card.key)).toEqual([
    'crater',
    'delta',
    'south',
    'coast',
    'north',
  ]);
  expect(readings).toBe(SLUGS.length);
  for (const search of ['l', 'li', 'lio', 'lion']) await list({ ...party, search });
  expect(readings).toBe(SLUGS.length);
});

test('TRIP-9 another party, and another date, have prices of their own', async () => {
  const priced = async (party: Partial<TripFilters>) =>
    (await list({ ...party, search: 'lion' })).results.map(({ price }) => Math.round(price ?? 0));
  expect(await priced({ date: '2031-02-03', travelers: '2' })).toEqual([330, 440]);
  expect(await priced({ date: '2031-02-03', travelers: '1' })).toEqual([360, 480]);
  expect(await priced({ date: '2032-02-03', travelers: '2' })).toEqual([300, 400]);
  expect(await priced({})).toEqual([300, 400]);
});

test.each([
  ['loin', 'lion'],
  ['lione', 'lion'],
  ['bufalo', 'buffalo'],
  ['crqter', 'crater'],
  ['cratre', 'crater'],
  ['serengty', undefined],
  ['lon', undefined],
])('TRIP-6 %s is taken for %s', async (search, word) => {
  expect((await list({ search })).corrections).toEqual(word ? [word] : []);
});

test('TRIP-6 a misspelt word finds its trips', async () => {
  const { corrections, results } = await list({ search: 'liom' });
  expect(corrections).toEqual(['lion']);
  expect(results.map(({ card }) => card.key)).toEqual(['south', 'coast']);
});

test('TRIP-9 the names to choose from are those of listed trips', async () => {
  const { names, counts } = await list({ search: 'lion' });
  expect(names.destination).toEqual(['Serengeti']);
  expect(names.category).toEqual(['']);
  expect(counts['destination:Serengeti']).toBe(2);
  expect((await listTrips({ ...SCOPE, of: 'safari' }, NO_FILTERS)).names).toEqual({
    category: [],
    destination: [],
  });
});

test('TOURS-7 a list whose trips were published anew meanwhile is found in files of now', async () => {
  vi.resetModules();
  const { listTrips: listOfPage } = await import('./list-trips.ts');
  const left = FACTS.slice(1);
  const facets = { ...FACETS, trips: packFacts(left, ['Northern Serengeti'], ['']) };
  await listOfPage({ kind: 'packages', of: '' }, { ...NO_FILTERS });
  const files = { ...FILES, '/trips/facets.json': facets, '/trips/cards-0.json': CARDS.slice(1) };
  vi.stubGlobal('fetch', async (path: keyof typeof files) => ({
    ok: true,
    json: async () => files[path],
  }));
  const { results } = await listOfPage(SCOPE, { ...NO_FILTERS });
  expect(results.map(({ card }) => card.key)).toEqual(SLUGS.slice(1));
});
