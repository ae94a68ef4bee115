import { formatMoney, type Party, type Quote } from '@karibu/graph/contract';
import { sayDay } from '#components/day.ts';
import { type Contact, contactLines } from '#features/hand-over/contact.ts';
import * as shared from '#features/hand-over/hand-over.words.ts';
import type { Line, Message } from '#features/hand-over/message.ts';
import * as words from './booking.words.ts';
import { sayLine, sayParty, sayTotal } from './trip-words.ts';

/** What the visitor filled in. */
export type BookingRequest = Contact & {
  /** `YYYY-MM-DD`. */
  date: string;
  isFlexible: boolean;
  /** Everybody, children too. */
  travelers: string;
  children: string;
  rooms: string;
  /** The ids of extras. */
  extras: string[];
  specialRequests: string;
};

/** The trip that is asked for, for whom, and what it costs; no quote where no price is known. */
export type BookingSubject = {
  title: string;
  /** The address of its page. */
  page: string;
  party: Party;
  quote: Quote | null;
};

/** Puts a booking request into words. */
export function bookingMessage(request: BookingRequest, subject: BookingSubject): Message {
  const title = words.formSubject(subject.title);
  const day = sayDay(request.date);
  const before = contactLines(request);
  const after = [...describeParty(request.travelers, subject.party), ...describePrice(subject)];
  const dateOf = (text: string) => ({ label: words.formDate, value: sayFlexible(text, request) });
  const date = dateOf(words.formDay(day, request.date));
  const lines = [...before, date, ...after].map(({ label, value }) => shared.line(label, value));
  const wishes = request.specialRequests.trim();
  const body = [title, '', ...lines, '', subject.page];
  if (wishes) body.push('', words.formWishes(wishes));
  return {
    subject: title,
    body: body.join('\n'),
    summary: [
      ...before,
      dateOf(day),
      ...after,
      ...(wishes ? [{ label: words.formSpecialRequests, value: wishes }] : []),
    ],
  };
}

function sayFlexible(day: string, { isFlexible }: BookingRequest): string {
  return isFlexible ? words.formFlexibleDay(day) : day;
}

function describeParty(travelers: string, party: Party): Line[] {
  const sum = party.children > 0 ? words.partySum(Number(travelers), sayParty(party)) : travelers;
  const rooms = party.rooms ? [{ label: words.formRooms, value: String(party.rooms) }] : [];
  return [{ label: words.formTravelers, value: sum }, ...rooms];
}

/** The season, each line of the total where there are several or a season, and the total. */
function describePrice({ quote, party }: BookingSubject): Line[] {
  const total = quote && sayTotal(quote, party);
  if (!quote || !total) return [];
  const { season, lines } = quote;
  const isPlain = lines.length < 2 && season === '';
  const parts = lines.map((line) => ({ label: sayLine(line), value: formatMoney(line.amount) }));
  return [
    ...(season ? [{ label: words.season, value: season }] : []),
    ...(isPlain ? [] : parts),
    { label: words.formTotal, value: total },
  ];
}
