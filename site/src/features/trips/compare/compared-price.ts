import { type Quote, quote } from '@karibu/graph/contract';
import type { Party } from '../party.ts';
import type { ComparedTrip } from './use-compared.ts';

/** What a trip costs the party; undefined as long as nobody said how many go. */
export function priceFor(trip: ComparedTrip, party: Party): Quote | undefined {
  if (!party.travelers) return undefined;
  const children = Number(party.children);
  const adults = Number(party.travelers) - children;
  return quote(trip, { date: party.date, adults, children });
}
