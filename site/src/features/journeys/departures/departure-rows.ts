import {
  addDays,
  type Departure,
  isCalendarDate,
  isInSeason,
  monthName,
  type Rate,
} from '@karibu/graph/contract';
import type { Journey } from '../journey.ts';
import * as words from './departure.words.ts';

/** A departure as a line of the table. */
export type DepartureRow = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The last day; the first one of a day trip. */
  end: string;
  state: string;
  isFull: boolean;
  /** US dollars per person; 0 on request. */
  price: number;
  /** Whether a larger party pays less, or a smaller one more. */
  isFrom: boolean;
};

/** The departures of one month. */
export type DepartureMonth = { name: string; rows: DepartureRow[] };

/** Made once: making one takes longer than most parts of a page. */
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A calendar date as `Fri 15 Jan`. */
export function sayShort(date: string): string {
  return SHORT_DAY.format(new Date(`${date}T00:00:00Z`));
}

/** A duration that is longer is a mistake. */
const MOST_DAYS = 366;

/** What is ahead of the departures, month by month. */
export function departureMonths(
  journey: Journey,
  isOver: (date: string) => boolean,
): DepartureMonth[] {
  const ahead = journey.departures.filter(({ date }) => isCalendarDate(date) && !isOver(date));
  const months = Map.groupBy(ahead, ({ date }) => date.slice(0, 7));
  return [...months].map(([month, departures]) => ({
    name: `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`,
    rows: departures.map((departure) => rowOf(departure, journey)),
  }));
}

function rowOf(departure: Departure, journey: Journey): DepartureRow {
  const { date } = departure;
  const days = Math.min(Number.parseInt(journey.duration, 10) || 1, MOST_DAYS);
  const isFull = departure.state === 'full' || departure.places === 0;
  const { price, isFrom } = priceOf(departure, journey);
  return { date, end: addDays(date, days - 1), state: sayState(departure), isFull, price, isFrom };
}

/** Its own price, or else the lowest of the season, or else that of the trip. */
function priceOf({ date, price }: Departure, journey: Journey) {
  if (price !== null) return { price, isFrom: false };
  const rate = journey.rates.find((each: Rate) => isInSeason(each, date));
  const prices = rate?.perPerson.map((each) => each.price) ?? [journey.price];
  return { price: Math.min(...prices), isFrom: new Set(prices).size > 1 };
}

function sayState({ state, places }: Departure): string {
  if (state === 'full' || places === 0) return words.full;
  const left = places === null ? '' : words.left(places);
  if (state === 'guaranteed') return left ? words.both(words.guaranteed, left) : words.guaranteed;
  return left || words.open;
}
