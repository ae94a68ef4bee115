import type { ReactNode } from 'react';
import { MONTHS } from '#components/months.ts';
import { formatSeason } from '#components/season.ts';
import { type TourType, tourTypeTitle } from '#features/tours/tour-type.ts';
import * as listWords from '../trip-list.words.ts';
import * as words from './compare.words.ts';
import * as factWords from './facts.words.ts';
import type { ComparedTrip } from './use-compared.ts';

/** The names of package categories by their slugs. */
export type CategoryNames = Record<string, string>;

/** One row of the comparison: what it says of a trip; '' where the trip does not say. */
export type Fact = {
  name: string;
  textOf: (trip: ComparedTrip) => string;
  /** How it is drawn, where that is more than its text. */
  draw?: (trip: ComparedTrip) => ReactNode;
};

/** What a comparison tells of each trip beside its price, in its order. */
export function listFacts(categories: CategoryNames): Fact[] {
  return [
    { name: words.factDuration, textOf: ({ duration }) => duration },
    { name: words.factDestination, textOf: ({ destination }) => destination },
    { name: words.factKind, textOf: (trip) => kindOf(trip, categories) },
    { name: words.factRating, textOf: ratingOf },
    { name: words.factBestTime, textOf: seasonOf, draw: drawSeason },
    { name: listWords.filterStyle, textOf: ({ style }) => (style ? listWords.styles[style] : '') },
    { name: factWords.groupSize, textOf: ({ most }) => (most ? factWords.upTo(most) : '') },
    { name: factWords.minAge, textOf: ({ minAge }) => (minAge ? factWords.years(minAge) : '') },
    { name: listWords.filterEffort, textOf: effortOf },
    { name: factWords.startAndEnd, textOf: wayOf },
    { name: factWords.languages, textOf: ({ guideLanguages }) => guideLanguages.join(', ') },
    { name: factWords.route, textOf: ({ stops }) => stops.join(' → ') },
  ];
}

function kindOf(trip: ComparedTrip, categories: CategoryNames): string {
  if ('tourType' in trip)
    return words.kindOf(trip.category, tourTypeTitle(trip.tourType as TourType));
  return words.kindOf(categories[trip.category] ?? trip.category, factWords.packageKind);
}

function ratingOf({ rating, reviews }: ComparedTrip): string {
  return rating === null ? words.notRated : words.ratingOf(rating.toFixed(1), reviews);
}

function seasonOf({ bestMonths }: ComparedTrip): string {
  return formatSeason(bestMonths) || words.unknownTime;
}

/** The season, and the months of a year as a strip with the good ones marked. */
function drawSeason(trip: ComparedTrip): ReactNode {
  return (
    <>
      {seasonOf(trip)}
      <span className="year" aria-hidden="true">
        {MONTHS.map(({ number }) => (
          <i key={number} className={trip.bestMonths.includes(number) ? 'best' : ''} />
        ))}
      </span>
    </>
  );
}

function effortOf({ effort }: ComparedTrip): string {
  return listWords.efforts[effort as keyof typeof listWords.efforts] ?? '';
}

function wayOf({ start, end }: ComparedTrip): string {
  return [start, end].filter((place) => place !== '').join(' → ');
}
