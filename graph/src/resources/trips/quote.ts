import type { ClosedDates, Departure } from './departures.ts';
import type { Rate } from './rates.ts';
import { isInSeason } from './season.ts';
import type { Extra } from './trip.fields.ts';

/** Who wants to go, and when. */
export type Party = {
  /** `YYYY-MM-DD`, or '' while no date is chosen. */
  date: string;
  adults: number;
  children: number;
  /** Rooms; as many as the adults fill in pairs unless given. */
  rooms?: number | null;
  /** The ids of the extras that are wanted. */
  extras?: readonly string[];
};

/** What of a trip decides its price. */
export type Priced = {
  price: number;
  minParty?: number | null;
  rates?: readonly Rate[];
  departures?: readonly Departure[];
  closedDates?: readonly Pick<ClosedDates, 'from' | 'to'>[];
  extras?: readonly Extra[];
};

/** One line of a total: `count` times `each` makes `amount`, in US dollars. */
export type QuoteLine = {
  kind: 'travellers' | 'adults' | 'children' | 'singles' | 'extra';
  /** The extra's name; '' for the others. */
  name: string;
  count: number;
  each: number;
  amount: number;
};

/** Why a trip cannot be asked for: nobody begins it that day, or the departure lacks places. */
export type Closed = 'closed' | 'full';

export type Quote = {
  /** The season that the date is in; '' outside all of them. */
  season: string;
  /** Null where the date can be asked for. */
  closed: Closed | null;
  /** Whether it is the total of the cheapest season, because no date is chosen. */
  isFrom: boolean;
  lines: QuoteLine[];
  /** US dollars for the whole party; null for a price on request. */
  total: number | null;
};

/**
 * The price of a trip for a party. The date chooses the season; a departure's own price takes the
 * place of the season's price per person; outside all seasons `price` counts. Children count for
 * the size of the party and pay their share. A party that is too small has a price on request.
 * Without a date it is the total of the season that is cheapest for the party, which is not named.
 */
export function quote(trip: Priced, party: Party): Quote {
  const isFrom = party.date === '' && (trip.rates ?? []).length > 0;
  return isFrom ? quoteFrom(trip, party) : quoteOn(trip, party);
}

/** It is on request where no season has a price for the party. */
function quoteFrom(trip: Priced, party: Party): Quote {
  const undated = { ...trip, departures: [], closedDates: [] };
  const quotes = (trip.rates ?? []).map(({ from }) => quoteOn(undated, { ...party, date: from }));
  const priced = quotes.filter(({ total }) => total !== null);
  const [cheapest] = priced.toSorted((a, b) => Number(a.total) - Number(b.total));
  const onRequest = { closed: null, lines: [], total: null };
  return { ...(cheapest ?? onRequest), season: '', isFrom: true };
}

function quoteOn(trip: Priced, party: Party): Quote {
  const { date, adults, children } = party;
  const size = adults + children;
  const departure = trip.departures?.find((each) => each.date === date);
  const rate = trip.rates?.find((each) => isInSeason(each, date));
  const known = {
    season: rate?.season ?? '',
    closed: closedOn(trip, date, departure, size),
    isFrom: false,
  };
  const each = size < (trip.minParty ?? 1) ? null : adultPrice(trip.price, rate, departure, size);
  if (each === null || size === 0) return { ...known, lines: [], total: null };
  const lines = [
    ...travellerLines(each, rate, party),
    ...singleLines(rate, party),
    ...extraLines(trip.extras ?? [], party),
  ];
  const cents = lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return { ...known, lines, total: cents / 100 };
}

/** US dollars for one adult; null on request. */
function adultPrice(
  price: number,
  rate: Rate | undefined,
  departure: Departure | undefined,
  size: number,
): number | null {
  if (departure && departure.price !== null) return departure.price || null;
  if (!rate) return price || null;
  const rows = rate.perPerson.filter(({ travellers }) => travellers <= size);
  const row = rows.toSorted((a, b) => b.travellers - a.travellers)[0];
  return row?.price || null;
}

function closedOn(
  { closedDates = [] }: Priced,
  date: string,
  departure: Departure | undefined,
  size: number,
): Closed | null {
  const isClosed = closedDates.some(({ from, to }) => from <= date && date <= (to || from));
  if (date && isClosed) return 'closed';
  if (!departure) return null;
  const hasPlaces = departure.places === null || departure.places >= size;
  return departure.state === 'full' || !hasPlaces ? 'full' : null;
}

function travellerLines(
  each: number,
  rate: Rate | undefined,
  { adults, children }: Party,
): QuoteLine[] {
  const percent = rate?.child.percent ?? null;
  if (percent === null) return [line('travellers', adults + children, each)];
  return [line('adults', adults, each), line('children', children, (each * percent) / 100)].filter(
    ({ count }) => count > 0,
  );
}

/** The supplement is for each room that one person has alone. */
function singleLines(rate: Rate | undefined, { adults, children, rooms }: Party): QuoteLine[] {
  const supplement = rate?.singleSupplement ?? 0;
  const size = adults + children;
  const wanted = rooms ?? Math.ceil(Math.max(adults, 1) / 2);
  const singles = Math.min(2 * wanted - size, size);
  return supplement > 0 && singles > 0 ? [line('singles', singles, supplement)] : [];
}

function extraLines(extras: readonly Extra[], party: Party): QuoteLine[] {
  return extras
    .filter(({ id }) => party.extras?.includes(id))
    .map(({ name, price, per }) => {
      const count = per === 'person' ? party.adults + party.children : 1;
      return { ...line('extra', count, price), name };
    });
}

function line(kind: QuoteLine['kind'], count: number, price: number): QuoteLine {
  const each = toCents(price) / 100;
  return { kind, name: '', count, each, amount: toCents(each * count) / 100 };
}

/** Money is summed in whole cents, because binary fractions have no exact 0.1. */
function toCents(amount: number): number {
  return Math.round(amount * 100);
}
