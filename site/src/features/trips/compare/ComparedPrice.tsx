import { formatMoney } from '@karibu/graph/contract';
import { describePrice } from '#features/journeys/price.ts';
import type { Party } from '../party.ts';
import { quoteFor } from '../party-price.ts';
import * as words from './facts.words.ts';
import type { ComparedTrip } from './use-compared.ts';

type Props = { trip: ComparedTrip; party: Party };

/** What a trip costs: in all for the party that was chosen, else for one person. */
export function ComparedPrice({ trip, party }: Props) {
  const quoted = quoteFor(trip, party);
  const { amount, unit } = describePrice(trip.price);
  if (!quoted) {
    return (
      <>
        <b>{amount}</b> {unit}
      </>
    );
  }
  if (quoted.closed) return words.unavailable[quoted.closed];
  if (quoted.total === null) return words.onRequest;
  const total = formatMoney(quoted.total);
  const each = describePrice(quoted.lines[0]?.each ?? 0);
  return (
    <>
      <b>{each.amount}</b> {each.unit}
      <br />
      {quoted.isFrom ? words.totalFrom(total) : words.total(total)}
    </>
  );
}
