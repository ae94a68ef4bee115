import { formatMoney } from '@karibu/graph/contract';
import { describePrice } from '#features/journeys/price.ts';
import type { Party } from '../party.ts';
import { quoteFor } from '../party-price.ts';
import { perPersonIn } from '../trip-list.words.ts';
import * as words from './facts.words.ts';
import type { ComparedTrip } from './use-compared.ts';

type Props = { trip: ComparedTrip; party: Party };

/** What a trip costs: as in lists and in all for the party that was chosen, else for one person. */
export function ComparedPrice({ trip, party }: Props) {
  const quoted = quoteFor(trip, party);
  if (!quoted) {
    const { from, amount, unit } = describePrice(trip.price, trip.isFrom);
    return (
      <>
        {from} <b>{amount}</b> {unit}
      </>
    );
  }
  if (quoted.closed) return words.unavailable[quoted.closed];
  if (quoted.total === null) return words.onRequest;
  const total = formatMoney(quoted.total);
  const travelers = Number(party.travelers);
  const { from, amount } = describePrice(Math.round(quoted.total / travelers), quoted.isFrom);
  return (
    <>
      {from} <b>{amount}</b> {perPersonIn(travelers, Number(party.children))}
      <br />
      {quoted.isFrom ? words.totalFrom(total) : words.total(total)}
    </>
  );
}
