import { formatMoney } from '@karibu/graph/contract';
import { sayDay } from '#components/day.ts';
import { type Contact, contactLines } from '#features/hand-over/contact.ts';
import * as shared from '#features/hand-over/hand-over.words.ts';
import type { Line, Message } from '#features/hand-over/message.ts';
import { describePrice } from '#features/journeys/price.ts';
import { type Party, withParty } from '../party.ts';
import { quoteFor } from '../party-price.ts';
import { tripPath } from '../trip-key.ts';
import * as factWords from './facts.words.ts';
import * as words from './request.words.ts';
import type { ComparedTrip } from './use-compared.ts';

/** What the visitor filled in. */
export type ListRequest = Contact & { wishes: string };

/** Puts a request for several trips into words. `origin` is that of the site. */
export function requestMessage(
  request: ListRequest,
  trips: readonly ComparedTrip[],
  party: Party,
  origin: string,
): Message {
  const subject = words.subject(trips.length);
  const { date, travelers } = party;
  const wishes = request.wishes.trim();
  const about = (day: string): Line[] => [
    ...contactLines(request),
    { label: words.date, value: date ? day : words.flexible },
    ...(travelers ? [{ label: words.travelers, value: partyOf(party) }] : []),
  ];
  const prices = trips.map((trip) => ({ label: trip.title, value: priceLine(trip, party) }));
  const lines = [
    subject,
    '',
    ...about(`${sayDay(date)} (${date})`).map(({ label, value }) => shared.line(label, value)),
    ...trips.flatMap((trip) => [
      '',
      shared.line(trip.title, priceLine(trip, party)),
      origin + withParty(tripPath(trip.key), party),
    ]),
    ...(wishes ? ['', words.wishesLine(wishes)] : []),
  ];
  return { subject, body: lines.join('\n'), summary: [...about(sayDay(date)), ...prices] };
}

function partyOf({ travelers, children }: Party): string {
  return children ? words.party(Number(travelers), Number(children)) : travelers;
}

function priceLine(trip: ComparedTrip, party: Party): string {
  const quoted = quoteFor(trip, party);
  if (!quoted) {
    const { from, amount, unit } = describePrice(trip.price, trip.isFrom);
    return trip.price > 0 ? [from, amount, unit].join(' ').trim() : words.onRequest;
  }
  if (quoted.closed) return factWords.unavailable[quoted.closed];
  if (quoted.total === null) return words.onRequest;
  const total = formatMoney(quoted.total);
  return quoted.isFrom ? words.totalFrom(total) : words.total(total);
}
