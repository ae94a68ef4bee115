import { type Party, type Quote, quote } from '@karibu/graph/contract';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sayDay } from '#components/day.ts';
import { todayHere } from '#features/hand-over/calendar.ts';
import { readAskedParty } from './asked-party.ts';
import { type BookedTrip, hasSingles } from './booked-trip.ts';
import type { BookingRequest } from './booking-message.ts';
import { showInBar } from './show-in-bar.ts';
import { sayParty, sayTotal } from './trip-words.ts';

type Form = UseFormReturn<BookingRequest>;

/** The party that the form says, and what the trip costs it. */
export function useParty(form: Form, trip: BookedTrip): { party: Party; price: Quote } {
  const values = form.watch(['date', 'travelers', 'children', 'rooms', 'extras']);
  const party = readParty(values, trip);
  const price = quote(trip, party);
  useChoices(form, party);
  useBar(party, price);
  return { party, price };
}

/** The party of a filled-in form. A choice that is no longer offered counts as the first one. */
export function partyOf(request: BookingRequest, trip: BookedTrip): Party {
  const { date, travelers, children, rooms, extras } = request;
  return readParty([date, travelers, children, rooms, extras], trip);
}

type Values = [
  date: string | undefined,
  travelers: string,
  children: string,
  rooms: string,
  extras: string[],
];

function readParty([date, travelers, children, rooms, extras]: Values, trip: BookedTrip): Party {
  const all = Number(travelers) || 0;
  const young = choiceOf(children, 0, all - 1);
  const adults = all - young;
  const beds = hasSingles(trip) ? choiceOf(rooms, Math.ceil(adults / 2), all) : null;
  return { date: date ?? '', adults, children: young, rooms: beds, extras };
}

function choiceOf(text: string, first: number, last: number): number {
  const number = Number(text);
  return text !== '' && first <= number && number <= last ? number : first;
}

/** Keeps what the form holds the same as what its lists show once a choice is gone. */
function useChoices(form: Form, { children, rooms }: Party): void {
  useEffect(() => form.setValue('children', String(children)), [form, children]);
  useEffect(() => form.setValue('rooms', String(rooms ?? '')), [form, rooms]);
}

/** Once there is a date, the bar at the foot says what the party pays. */
function useBar(party: Party, price: Quote): void {
  const { date, adults } = party;
  const total = date && !price.closed ? sayTotal(price, party) : '';
  const details = adults > 0 ? [sayParty(party), sayDay(date)].join(', ') : '';
  useEffect(() => showInBar(total, details), [total, details]);
}

/**
 * Fills the form with what the address asks for, and with the date of each departure that is
 * chosen on the page. Gives the earliest day to choose: pages are rendered once for all days, so
 * only the browser knows.
 */
export function useAsked(form: Form, maxTravelers: number): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const now = todayHere();
    setToday(now);
    fill(form, location.search, maxTravelers, now);
    const choose = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-departure]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      fill(form, link.search, maxTravelers, now);
      document.querySelector('#book')?.scrollIntoView();
      form.setFocus('date', { shouldSelect: false });
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, [form, maxTravelers]);
  return today;
}

function fill(form: Form, query: string, most: number, today: string): void {
  const asked = readAskedParty(query, most, today);
  for (const name of ['date', 'travelers', 'children'] as const) {
    if (asked[name])
      form.setValue(name, asked[name], { shouldValidate: form.formState.isSubmitted });
  }
}
