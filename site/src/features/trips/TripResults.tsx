import { monthName } from '@karibu/graph/contract';
import { useLayoutEffect, useRef } from 'react';
import { sayDay } from '#components/day.ts';
import { pictureSource } from '#components/picture.ts';
import { JourneyCardBody } from '#features/journeys/JourneyCardBody.tsx';
import { announceCards } from '#layouts/page/new-cards.ts';
import type { Result } from './list-trips.ts';
import { type Party, withParty } from './party.ts';
import { ShortlistButton } from './ShortlistButton.tsx';
import { tripPath } from './trip-key.ts';
import * as words from './trip-list.words.ts';
import type { Fit } from './trip-order.ts';

type Props = {
  results: Result[];
  /** Who wants to go and when: the trips' pages take it over. */
  party: Party;
  /** Whether they stand beside the results of the list. */
  isBeside?: boolean;
};

/** Trips that were found, with why they suit the date and what they cost for the party. */
export function TripResults({ results, party, isBeside = false }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    if (results.length > 0 && list.current) announceCards(list.current);
  }, [results]);

  const { date, travelers, children } = party;
  return (
    <ul className={isBeside ? 'cards-beside' : 'cards'} ref={list}>
      {results.map(({ card, fit, ...asked }) => (
        <li key={card.key}>
          <article className="journey-card">
            <JourneyCardBody
              journey={card}
              path={withParty(tripPath(card.key), { date, travelers, children })}
              picture={pictureSource(card.image, card.media ?? undefined)}
              fit={describeFit(fit)}
              offer={isOwnPrice(asked, card, party) ? offerFor(asked, party) : undefined}
            />
            <ShortlistButton tripKey={card.key} title={card.title} />
          </article>
        </li>
      ))}
    </ul>
  );
}

function describeFit({ departure, month, closed }: Fit) {
  if (departure) return { text: words.departs(sayDay(departure)), isGood: true };
  if (closed) return { text: words.unavailable[closed], isGood: false };
  return month ? { text: words.bestIn(monthName(month)), isGood: true } : undefined;
}

type Asked = Pick<Result, 'price' | 'isFrom'>;

/** Whether the party's price is another than the card's, or is known where that is a "from". */
function isOwnPrice(asked: Asked, { price, isFrom }: Asked, { travelers }: Party): boolean {
  return travelers !== '' && (asked.price !== price || asked.isFrom !== isFrom);
}

function offerFor({ price, isFrom }: Asked, { travelers, children }: Party) {
  const unit = words.perPersonIn(Number(travelers), Number(children));
  // What does not divide evenly is shown in whole dollars.
  return { price: Math.round(price ?? 0), isFrom, unit };
}
