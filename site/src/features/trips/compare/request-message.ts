import { formatMoney } from '@karibu/graph/contract';
import { sayDay } from '#components/day.ts';
import * as shared from '#features/hand-over/hand-over.words.ts';
import type { Message } from '#features/hand-over/message.ts';
import { describePrice } from '#features/journeys/price.ts';
import { type Party, withParty } from '../party.ts';
import { tripPath } from '../trip-key.ts';
import { priceFor } from './compared-price.ts';
import * as factWords from './facts.words.ts';
import * as words from './request.words.ts';
import type { ComparedTrip } from './use-compared.ts';

/** What the visitor filled in. */
export type ListRequest = { fullName: string; email: string; phone: string; wishes: string };

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
  const lines = [
    subject,
    '',
    shared.line(shared.name, request.fullName.trim()),
    shared.line(shared.email, request.email.trim()),
    shared.line(shared.phone, request.phone.trim()),
    shared.line(words.date, date ? `${sayDay(date)} (${date})` : words.flexible),
    ...(travelers ? [shared.line(words.travelers, partyOf(party))] : []),
    ...trips.flatMap((trip) => [
      '',
      shared.line(trip.title, priceLine(trip, party)),
      origin + withParty(tripPath(trip.key), party),
    ]),
    ...(wishes ? ['', words.wishesLine(wishes)] : []),
  ];
  return { subject, body: lines.join('\n') };
}

function partyOf({ travelers, children }: Party): string {
  return children ? words.party(Number(travelers), Number(children)) : travelers;
}

function priceLine(trip: ComparedTrip, party: Party): string {
  const quoted = priceFor(trip, party);
  if (!quoted) {
    const { amount, unit } = describePrice(trip.price);
    return trip.price > 0 ? words.from(amount, unit) : words.onRequest;
  }
  if (quoted.closed) return factWords.unavailable[quoted.closed];
  return quoted.total === null ? words.onRequest : words.total(formatMoney(quoted.total));
}
