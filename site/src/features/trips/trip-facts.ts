import type { Tour } from '@karibu/graph/contract';
import { ID_LENGTH, type TripKind } from './trip-key.ts';

/** What the filters know of a trip. */
export type TripFacts = {
  /** See `tripId`. */
  id: string;
  kind: TripKind;
  /** Its own words for where it goes. */
  destination: string;
  /** Of a tour its category, of a package the slug of it. */
  category: string;
  /** '' for packages. */
  tourType: Tour['tourType'] | '';
  /** The day count that its duration begins with; 0 for none. */
  days: number;
  /** US dollars per person; 0 on request. */
  price: number;
  rating: number | null;
  /** From 1 to 12. */
  bestMonths: number[];
  style: 'private' | 'group' | '';
  /** From 1 to 5. */
  effort: number | null;
  /** The largest and the smallest party that it takes. */
  most: number | null;
  least: number | null;
  /** The dates on which it begins and that have places (`YYYY-MM-DD`). */
  departures: string[];
};

/** The facts of all trips, each in a column, and what the words for places and categories mean. */
export type Facets = {
  /** How many files have the cards, the details and the words of trips. */
  parts: number;
  /** Each destination text, with the countries and continents that it is in. */
  places: [text: string, regions: string[]][];
  /** The names of all destinations in the order of the alphabet. */
  destinations: string[];
  /** Each category, with the name that visitors read. */
  categories: [category: string, name: string][];
  trips: Columns;
};

type Columns = {
  ids: string;
  /** How many of them are tours; packages follow. */
  tours: number;
  places: number[];
  categories: number[];
  types: number[];
  days: number[];
  prices: number[];
  /** In tenths; 0 for none. */
  ratings: number[];
  /** One bit for each month. */
  months: number[];
  styles: number[];
  efforts: number[];
  most: number[];
  least: number[];
  departures: [trip: number, ...dates: string[]][];
};

const TYPES: TripFacts['tourType'][] = ['', 'safari', 'zanzibar-excursion'];
const STYLES: TripFacts['style'][] = ['', 'private', 'group'];

/** Writes facts into columns. `places` and `categories` are the texts in use, each once. */
export function packFacts(
  trips: readonly TripFacts[],
  places: readonly string[],
  categories: readonly string[],
): Columns {
  const placeNumbers = numbered(places);
  const categoryNumbers = numbered(categories);
  return {
    ids: trips.map(({ id }) => id).join(''),
    tours: trips.filter(({ kind }) => kind === 'tours').length,
    places: trips.map(({ destination }) => placeNumbers.get(destination) ?? 0),
    categories: trips.map(({ category }) => categoryNumbers.get(category) ?? 0),
    types: trips.map(({ tourType }) => TYPES.indexOf(tourType)),
    days: trips.map(({ days }) => days),
    prices: trips.map(({ price }) => price),
    ratings: trips.map(({ rating }) => Math.round((rating ?? 0) * 10)),
    months: trips.map(({ bestMonths }) => bestMonths.reduce((all, month) => all | (1 << month), 0)),
    styles: trips.map(({ style }) => STYLES.indexOf(style)),
    efforts: trips.map(({ effort }) => effort ?? 0),
    most: trips.map(({ most }) => most ?? 0),
    least: trips.map(({ least }) => least ?? 0),
    departures: trips.flatMap(({ departures }, trip): Columns['departures'] =>
      departures.length > 0 ? [[trip, ...departures]] : [],
    ),
  };
}

/** Reads the columns back into facts. */
export function unpackFacts({ trips, places, categories }: Facets): TripFacts[] {
  const departures = new Map(trips.departures.map(([trip, ...dates]) => [trip, dates]));
  return trips.places.map((place, at) => ({
    id: trips.ids.slice(at * ID_LENGTH, (at + 1) * ID_LENGTH),
    kind: at < trips.tours ? 'tours' : 'packages',
    destination: places[place]?.[0] ?? '',
    category: categories[trips.categories[at] ?? 0]?.[0] ?? '',
    tourType: TYPES[trips.types[at] ?? 0] ?? '',
    days: trips.days[at] ?? 0,
    price: trips.prices[at] ?? 0,
    rating: (trips.ratings[at] ?? 0) / 10 || null,
    bestMonths: monthsOf(trips.months[at] ?? 0),
    style: STYLES[trips.styles[at] ?? 0] ?? '',
    effort: trips.efforts[at] || null,
    most: trips.most[at] || null,
    least: trips.least[at] || null,
    departures: departures.get(at) ?? [],
  }));
}

function numbered(texts: readonly string[]): Map<string, number> {
  return new Map(texts.map((text, number) => [text, number]));
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function monthsOf(bits: number): number[] {
  return MONTHS.filter((month) => bits & (1 << month));
}

/** Ids of trips with a number behind those that an earlier trip has: the index tells them apart. */
export function distinguish(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 ? id : `${id}${count}`;
  });
}
