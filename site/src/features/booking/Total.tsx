import { formatMoney, type Party, type Quote, type QuoteLine } from '@karibu/graph/contract';
import { type BookedTrip, hasOwnPrices } from './booked-trip.ts';
import * as words from './booking.words.ts';
import { lineParts, sayTotal } from './trip-words.ts';

type Props = { trip: BookedTrip; party: Party; price: Quote };

/** What the party pays, and how it comes about; nothing where no price is known. */
export function Total({ trip, party, price }: Props) {
  if (trip.price === 0 && !hasOwnPrices(trip)) return null;
  const { season, lines, total, isFrom } = price;
  return (
    <div className="total">
      {hasOwnPrices(trip) && total !== null && (
        <ul>
          {season && <li className="season">{season}</li>}
          {lines.map((line) => (
            <Line key={line.kind + line.name} line={line} />
          ))}
        </ul>
      )}
      <p>
        <span>{isFrom ? words.formTotalFrom : words.formTotal}</span>{' '}
        <output>{sayTotal(price, party) || '–'}</output>
      </p>
      <Note isFrom={isFrom} least={trip.minParty ?? 1} party={party} />
    </div>
  );
}

function Line({ line }: { line: QuoteLine }) {
  const [what, times] = lineParts(line);
  return (
    <li>
      <span>
        {what} <span>{times}</span>
      </span>{' '}
      {formatMoney(line.amount)}
    </li>
  );
}

/** What the visitor should know of a total that is not the last word. */
function Note({ isFrom, least, party }: { isFrom: boolean; least: number; party: Party }) {
  const size = party.adults + party.children;
  if (size > 0 && size < least) return <small>{words.formFewText(least)}</small>;
  return isFrom && <small>{words.formChooseDate}</small>;
}
