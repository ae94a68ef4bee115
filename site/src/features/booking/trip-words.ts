import { formatMoney, type Party, type Quote, type QuoteLine } from '@karibu/graph/contract';
import { sayDay } from '#components/day.ts';
import type { BookedTrip } from './booked-trip.ts';
import * as words from './booking.words.ts';

/** The travellers in words: `2 adults, 1 child`. */
export function sayParty({ adults, children }: Pick<Party, 'adults' | 'children'>): string {
  const grown = adults > 0 ? [words.partyAdults(adults)] : [];
  return [...grown, ...(children > 0 ? [words.partyChildren(children)] : [])].join(', ');
}

/** What a line of a total is for, with its price: `2 adults × $1,450`. */
export function sayLine(line: QuoteLine): string {
  return lineParts(line).join(' ').trim();
}

/** The same in two parts, of which the second stays on one row: `Balloon flight,`, `3 × $599`. */
export function lineParts({ kind, name, count, each }: QuoteLine): [what: string, times: string] {
  const price = words.times(formatMoney(each));
  if (kind === 'travellers') return [words.partyTravellers(count), price];
  if (kind === 'adults') return [words.partyAdults(count), price];
  if (kind === 'children') return [words.partyChildren(count), price];
  if (count === 1) return [kind === 'singles' ? words.singles(1) : name, ''];
  if (kind === 'singles') return [words.singles(count), price];
  // A name is no plural: its number stands behind it.
  return [words.several(name), `${count} ${price}`];
}

/** The total in words; '' where nobody travels. */
export function sayTotal({ total }: Quote, { adults, children }: Party): string {
  if (adults + children === 0) return '';
  return total === null ? words.formOnRequest : formatMoney(total);
}

/** Why the date cannot be requested; '' where it can. */
export function sayClosed(trip: BookedTrip, { closed }: Quote, { date }: Party): string {
  if (closed === null) return '';
  const day = sayDay(date);
  if (closed === 'closed') {
    const days = trip.closedDates.find(({ from, to }) => from <= date && date <= (to || from));
    return days?.reason ? words.closedForText(day, days.reason) : words.closedText(day);
  }
  const departure = trip.departures.find((each) => each.date === date);
  const places = departure?.state === 'full' ? 0 : (departure?.places ?? 0);
  return places > 0 ? words.placesText(day, places) : words.fullText(day);
}
